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
