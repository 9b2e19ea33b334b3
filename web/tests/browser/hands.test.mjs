// Hands: the sheet of a phone, picking up, plans that begin with as many as may, clicks that come too soon.

import assert from "node:assert/strict";
import { test } from "node:test";

import * as stage from "./stage.mjs";

const house = stage.house();
/** The last scenario binds nobody's hands. */
const free = () => ({ scenario: house.found.painted.title.scenarios.at(-1).id });

/** A table where somebody can walk, and a phone that shows it. */
async function phoneAtWalk() {
  const table = await stage.newTable(house.server.base, house.found.painted, ["person"], free());
  const walk = await stage.playUntilWalk(house.server.base, house.found.painted, table);
  const page = await stage.openPage(house.browser, stage.PHONE);
  await stage.sit(page, house.server.base, table);
  return { page, table, walk };
}

const restsAt = (page, stop) => page.locator(`.sheet[data-stop="${stop}"]`).waitFor();

/** Pick up who can walk; the places that can be reached. */
async function pickUp(page, from) {
  await stage.tapPlace(page, from);
  await page.waitForFunction(() => window.stavka.reach() > 0);
  return page.evaluate(() => window.stavka.reachable());
}

test("on a phone a refusal is seen whole above the sheet, however high it stands", async () => {
  const { page, walk } = await phoneAtWalk();
  await pickUp(page, walk.from);
  await page.getByTestId("tab-orders").tap();
  await restsAt(page, "half");
  await stage.tapPlace(page, stage.farthest(house.found.painted, walk.from));
  const refusal = page.getByTestId("breach");
  await refusal.waitFor();
  const note = await refusal.boundingBox();
  const sheet = await page.locator(".sheet").boundingBox();
  assert.ok(note.y + note.height <= sheet.y, `it ends at ${note.y + note.height}, the sheet begins at ${sheet.y}`);
  assert.ok(note.y >= 56, "it is below the bar");
  const button = refusal.locator(".button").last();
  if (await button.count()) assert.ok((await button.boundingBox()).height < 60, "its button has one line");
  await stage.shot(page, "phone-refusal");
  assert.deepEqual(page.faults, []);
  await page.context().close();
});

test("on a phone a clause that is tapped comes into sight, however low the sheet stands", async () => {
  const { page, walk } = await phoneAtWalk();
  await pickUp(page, walk.from);
  await restsAt(page, "low");
  await stage.tapPlace(page, stage.farthest(house.found.painted, walk.from));
  const chip = page.getByTestId("breach").locator(".chip");
  const clause = await chip.textContent();
  await chip.tap();
  await restsAt(page, "half");
  await page.waitForTimeout(300);
  const cited = await page.locator("[data-cited] h3").boundingBox();
  const list = await page.locator(".clauses").boundingBox();
  assert.ok(cited.y >= list.y - 1 && cited.y + cited.height <= list.y + list.height, `${clause} at ${cited.y} in ${list.y} + ${list.height}`);
  const head = await page.locator(".sheet aside header").boundingBox();
  assert.ok(head.y >= (await page.locator(".sheet").boundingBox()).y, "its head is there, too");
  await stage.shot(page, "phone-clause");
  assert.deepEqual(page.faults, []);
  await page.context().close();
});

test("the sheet of a phone is drawn to its stops by touch, and the open tab lowers it", async () => {
  const { page } = await phoneAtWalk();
  const draw = async (by) => {
    const box = await page.locator(".handle").boundingBox();
    const from = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    await stage.drawFinger(page, from, { x: from.x, y: from.y + by });
  };
  await page.getByTestId("tab-orders").tap();
  await restsAt(page, "half");
  await page.getByTestId("tab-journal").tap();
  await page.locator('.now[data-testid="tab-journal"]').waitFor();
  await restsAt(page, "half");
  await page.getByTestId("tab-journal").tap();
  await restsAt(page, "low");
  await draw(-300);
  await restsAt(page, "half");
  await draw(-200);
  await restsAt(page, "high");
  await draw(600);
  await restsAt(page, "low");
  assert.deepEqual(page.faults, []);
  await page.context().close();
});

test("a finger sees the way and its price before it goes, and the sheet leaves the map free meanwhile", async () => {
  const { page, table, walk } = await phoneAtWalk();
  await page.getByTestId("tab-orders").tap();
  const places = await pickUp(page, walk.from);
  await restsAt(page, "low");
  const line = await stage.connect(house.server.base, table);
  const { scene } = await line.ask({ ask: "look", seat: null });
  line.close();
  const place = places.find((one) => !scene.view.counters.some((counter) => counter.place === one));
  const given = await stage.orderCount(page);
  await stage.tapPlace(page, place);
  const aim = page.getByTestId("aim");
  await aim.locator("tbody tr").first().waitFor();
  assert.equal(await stage.orderCount(page), given, "nothing is ordered yet");
  await stage.shot(page, "phone-aim");
  assert.deepEqual(await stage.violations(page), []);
  await stage.tapPlace(page, place);
  await stage.ordersReach(page, given + 1);
  await aim.waitFor({ state: "detached" });
  assert.deepEqual(page.faults, []);
  await page.context().close();
});

test("a counter that can go nowhere alone is picked up with those of its stack that can", async () => {
  const { title } = house.found.painted;
  const table = await stage.newTable(house.server.base, house.found.painted, ["person"], free());
  const { from } = await stage.playUntilWalk(house.server.base, house.found.painted, table);
  const line = await stage.connect(house.server.base, table);
  const { counters } = line.state.scene.view;
  const [asked] = line.state.scene.asked;
  const there = counters.filter((one) => one.place === from && asked.ready.includes(one.id));
  const look = (one) => JSON.stringify([one.faction, one.values.map(([value]) => value), one.states]);
  let named = null;
  for (const one of there) {
    const mates = there.filter((other) => look(other) === look(one)).map((other) => other.id);
    const { orders } = mates.length > 1 ? await line.ask({ ask: "orders", seat: asked.seat, who: mates }) : { orders: [] };
    if (orders.some((order) => order.includes(">"))) named ??= one.id;
  }
  line.close();
  assert.ok(named, "several of a kind can march together");
  const page = await stage.openPage(house.browser);
  // The table never hears that it is wanted alone: as if it could do nothing so.
  const isAlone = (what) => what.ask === "pick_up" && what.groups.length > 1 && what.groups[0].join() === named;
  await stage.alterAsks(page, (what) => (isAlone(what) ? { ...what, groups: what.groups.slice(1) } : what));
  await stage.sit(page, house.server.base, table);
  const names = await (await fetch(`${house.server.base}/api/games/${title.id}/names?language=en`)).json();
  await page.keyboard.press("/");
  await page.getByRole("searchbox", { name: "A place or a counter" }).fill(names[named]);
  await page.keyboard.press("Enter");
  await page.getByText(/^\d+ counters picked up$/).waitFor();
  await page.waitForFunction(() => window.stavka.reach() > 0);
  await page.locator('.pick[aria-pressed="true"]', { hasText: names[named] }).first().waitFor();
  assert.deepEqual(page.faults, []);
  await page.context().close();
});

test("a plan that not everybody may take part in begins with as many as may", async () => {
  const table = await stage.newTable(house.server.base, house.found.painted, ["person"]);
  const { target, most } = await stage.playUntilCrowd(house.server.base, house.found.painted, table);
  const page = await stage.openPage(house.browser);
  await stage.sit(page, house.server.base, table);
  await stage.clickPlace(page, target);
  const plan = page.getByTestId("plan");
  await plan.locator("tbody tr").first().waitFor();
  const taking = await plan.locator(".pick.on").count();
  assert.ok(taking > most, `${taking} take part; the widest order of the list has ${most}`);
  assert.equal(await page.getByTestId("give").isEnabled(), true);
  // The kind that is chosen already changes nothing.
  const now = plan.locator('.kinds [aria-pressed="true"]');
  if (await now.count()) await now.click();
  assert.equal(await plan.locator(".pick.on").count(), taking);
  await stage.shot(page, "plan-crowd");
  assert.deepEqual(page.faults, []);
  await page.context().close();
});

test("a list that has only just come up under the pointer hears no click", async () => {
  const table = await stage.newTable(house.server.base, house.found.painted, ["person"]);
  await stage.playUntil(house.server.base, table, (asked) => asked.orders.length > 2);
  const page = await stage.openPage(house.browser);
  // Time stands still: the moment that a new question is given does not pass.
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.goto(`${house.server.base}/#/table/${table}`);
  const row = page.getByTestId("orders").locator("button").first();
  await row.waitFor();
  const given = await stage.orderCount(page);
  const box = await row.boundingBox();
  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  assert.equal(await row.isEnabled(), true, "it does not look disabled");
  await page.mouse.click(middle.x, middle.y);
  assert.equal(await page.locator(".table").getAttribute("data-busy"), "false");
  assert.equal(await stage.orderCount(page), given, "nothing is ordered");
  await page.clock.runFor(400);
  await page.mouse.click(middle.x, middle.y);
  await page.clock.resume();
  await page.waitForFunction((before) => Number(document.querySelector(".table").dataset.orders) > before || document.querySelector('[data-testid="plan"]'), given, { polling: 50 });
  assert.deepEqual(page.faults, []);
  await page.context().close();
});

/** Two of a stack who can be picked up together, of whom the first can go one place on, and back from there. */
async function playUntilPair(base, { title, board }, table) {
  const leads = (order) => title.verbs.find((verb) => verb.id === order.split(" ")[0]).fields.some((field) => field.kind === "path");
  const places = new Set(board.places.filter((place) => place.outline === 0).map((place) => place.id));
  const end = (order) => order.split(/[ >]/).at(-1);
  const pair = await stage.playUntil(base, table, async (asked, line) => {
    const look = async () => (await line.ask({ ask: "look", seat: asked.seat })).scene;
    const { counters } = (await look()).view;
    const taken = new Set(counters.map((one) => one.place));
    const ordersOf = async (id) => (await line.ask({ ask: "orders", seat: asked.seat, who: [id] })).orders.filter((order) => leads(order) && order.split(" ")[1] === id && places.has(end(order)));
    for (const [who, mate] of asked.ready.slice(0, 40).flatMap((id) => asked.ready.filter((other) => other !== id).map((other) => [id, other]))) {
      const at = (id) => counters.find((one) => one.id === id)?.place;
      const from = at(who);
      if (from !== at(mate) || !places.has(from) || counters.filter((one) => one.place === from).length > 8) continue;
      const both = await line.ask({ ask: "pick_up", seat: asked.seat, groups: [[who, mate]] });
      if (both.who?.length !== 2 || both.orders.length === 0) continue;
      const step = (await ordersOf(who)).find((order) => order.split(" ")[2] === end(order) && !taken.has(end(order)));
      if (!step || (await line.ask({ ask: "order", seat: asked.seat, order: step, rolls: [] })).reply !== "done") continue;
      const now = (await look()).asked.find((one) => one.seat === asked.seat && one.prompt.id === asked.prompt.id);
      const isBack = now?.ready.includes(who) && now.ready.includes(mate) && (await ordersOf(who)).filter((order) => end(order) === from).length > 0;
      await line.ask({ ask: "undo", seat: asked.seat });
      if (isBack) return { who, mate, from, step, to: end(step) };
    }
    return null;
  });
  assert.ok(pair, "somebody can go and come back");
  return pair.found;
}

test("who has gone by an offer is in hand and in the tray, and a click on the others there moves nobody unasked", async () => {
  const { base } = house.server;
  const game = house.found.painted;
  const table = await stage.newTable(base, game, ["person"]);
  const { who, mate, from, step, to } = await playUntilPair(base, game, table);
  const names = await (await fetch(`${base}/api/games/${game.title.id}/names?language=en`)).json();
  const page = await stage.openPage(house.browser);
  await page.routeWebSocket(/\/ws\?/, (socket) => {
    const server = socket.connectToServer();
    socket.onMessage((message) => {
      const what = JSON.parse(message);
      if (what.ask !== "why_not" || !what.place) return server.send(message);
      socket.send(JSON.stringify({ n: what.n, reply: "barred", why: [{ id: "cannot-now", args: [] }], instead: [{ who: [who], order: step }] }));
    });
    server.onMessage((message) => socket.send(message));
  });
  await stage.sit(page, base, table);
  const before = await stage.orderCount(page);
  await page.keyboard.press("/");
  await page.getByRole("searchbox", { name: "A place or a counter" }).fill(names[who]);
  await page.keyboard.press("Enter");
  const held = page.getByTestId("tray").locator(".pick.on");
  const face = (id) => page.getByTestId("tray").locator(".pick", { has: page.getByText(names[id], { exact: true }) }).first();
  await page.getByText("One counter picked up").waitFor();
  await face(mate).click();
  await page.getByText("2 counters picked up").waitFor();
  await page.waitForFunction(() => window.stavka.reach() > 0);
  await stage.clickPlace(page, stage.farthest(game, from));
  await page.getByTestId("offer").filter({ hasText: "Without" }).click();
  await stage.ordersReach(page, before + 1);
  await page.getByText("One counter picked up").waitFor();
  assert.deepEqual((await held.allTextContents()).map((text) => text.trim()), [names[who]], "the tray shows who is in hand");
  assert.equal(await page.evaluate(() => window.stavka.selected()), to);
  await page.waitForFunction((place) => window.stavka.reachable().includes(place), from);
  const given = await stage.orderCount(page);
  await stage.clickPlace(page, from);
  await page.getByTestId("instead").waitFor();
  assert.equal(await stage.orderCount(page), given, "nobody has gone unasked");
  await stage.shot(page, "move-or-pick-up");
  await page.keyboard.press("Escape");
  await page.getByRole("menu").waitFor({ state: "detached" });
  assert.equal(await page.locator(".pick.on").count(), 0, "nobody is in hand any more");
  await stage.clickPlace(page, from);
  await face(mate).waitFor();
  assert.equal(await page.evaluate(() => window.stavka.selected()), from);
  assert.equal(await stage.orderCount(page), given);
  assert.deepEqual(page.faults, []);
  await page.context().close();
});
