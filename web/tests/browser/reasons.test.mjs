// Why something cannot be done, and what would help: reasons for who can do nothing, offers beside a refusal, previews beside
// their list, and a tray that keeps its place while all that comes and goes.

import assert from "node:assert/strict";
import { test } from "node:test";

import * as stage from "./stage.mjs";

const house = stage.house();

async function namesOf({ title }) {
  return (await fetch(`${house.server.base}/api/games/${title.id}/names?language=en`)).json();
}

/** The own counters of whoever is asked, by their places on the board. */
async function ownStacks({ title, board }, asked, line) {
  const { scene } = await line.ask({ ask: "look", seat: asked.seat });
  const { id: side } = title.sides[title.seats.find((seat) => seat.id === asked.seat).side];
  const onBoard = new Set(board.places.map((place) => place.id));
  const stacks = new Map();
  for (const one of scene.view.counters) {
    if (one.side === side && onBoard.has(one.place)) stacks.set(one.place, [...(stacks.get(one.place) ?? []), one.id]);
  }
  return stacks;
}

const clauseAgainst = async (line, seat, who) => (await line.ask({ ask: "why_not", seat, who, place: null })).why[0]?.clause;

/** Pick up one counter, by its name. */
async function pickByName(page, name) {
  await page.keyboard.press("/");
  await page.getByRole("searchbox", { name: "A place or a counter" }).fill(name);
  await page.keyboard.press("Enter");
  await page.waitForFunction(() => window.stavka.reach() > 0);
}

test("in a stack whoever can do nothing says why when it is chosen, and the tray keeps its place whoever is picked up", async () => {
  const { base } = house.server;
  const game = house.found.painted;
  const table = await stage.newTable(base, game, ["person"]);
  const mixed = await stage.playUntil(base, table, async (asked, line) => {
    for (const [place, own] of await ownStacks(game, asked, line)) {
      const [idle] = own.filter((id) => !asked.ready.includes(id));
      if (!idle || own.length > 9 || own.filter((id) => asked.ready.includes(id)).length < 2) continue;
      const clause = await clauseAgainst(line, asked.seat, [idle]);
      if (clause) return { place, idle, clause };
    }
    return null;
  });
  assert.ok(mixed, "somewhere some can act and one cannot");
  const page = await stage.openPage(house.browser);
  await stage.sit(page, base, table);
  const names = await namesOf(game);
  await stage.clickPlace(page, mixed.found.place);
  const tray = page.getByTestId("tray");
  await tray.locator(".pick.on").first().waitFor();
  await page.waitForTimeout(400);
  const before = await tray.boundingBox();
  const stays = async (when) => assert.equal((await tray.boundingBox()).y, before.y, when);
  await tray.locator('.pick[aria-disabled="true"]', { hasText: names[mixed.found.idle] }).first().click({ force: true });
  const idle = page.getByTestId("idle");
  await idle.waitFor();
  assert.ok((await idle.textContent()).includes(mixed.found.clause), await idle.textContent());
  await stage.shot(page, "why-greyed");
  await stays("a reason is told");
  const faces = tray.locator('.pick[aria-disabled="false"]');
  for (let round = 0; round < 2; round++) {
    for (const face of await faces.all()) {
      await face.click();
      await page.waitForTimeout(120);
      await stays("one was put down or picked up");
    }
  }
  assert.deepEqual(page.faults, []);
  await page.context().close();
});

test("whoever has gone as far as it may drops out of the hand with the reason", async () => {
  const { base } = house.server;
  const game = house.found.painted;
  const table = await stage.newTable(base, game, ["person"]);
  const board = new Set(game.board.places.map((place) => place.id));
  const met = await stage.playUntil(base, table, async (asked, line) => {
    for (const id of asked.ready.slice(0, 10)) {
      const { orders } = await line.ask({ ask: "orders", seat: asked.seat, who: [id] });
      const order = orders.filter((one) => one.includes(">")).sort((a, b) => b.length - a.length)[0];
      if (!order || !board.has(order.split(/[ >]/).at(-1))) continue;
      if ((await line.ask({ ask: "order", seat: asked.seat, order, rolls: [] })).reply !== "done") continue;
      const { scene } = await line.ask({ ask: "look", seat: asked.seat });
      const now = scene.asked.find((one) => one.seat === asked.seat && one.prompt.id === asked.prompt.id);
      const clause = now && !scene.rest && !now.ready.includes(id) && (await clauseAgainst(line, asked.seat, [id]));
      await line.ask({ ask: "undo", seat: asked.seat });
      if (clause) return { id, to: order.split(/[ >]/).at(-1), clause };
    }
    return null;
  });
  assert.ok(met, "somebody goes as far as it may");
  const page = await stage.openPage(house.browser);
  await stage.sit(page, base, table);
  const before = await stage.orderCount(page);
  await pickByName(page, (await namesOf(game))[met.found.id]);
  await stage.clickPlace(page, met.found.to);
  const menu = page.getByRole("menuitem").first();
  await page.waitForFunction((least) => document.querySelector('[role="menuitem"]') || Number(document.querySelector(".table").dataset.orders) > least, before);
  if (await menu.count()) await menu.click();
  await stage.ordersReach(page, before + 1);
  const idle = page.getByTestId("idle");
  await idle.waitFor();
  assert.ok((await idle.textContent()).includes(met.found.clause), await idle.textContent());
  await stage.shot(page, "why-dropped-out");
  assert.deepEqual(page.faults, []);
  await page.context().close();
});

test("where nobody goes anywhere, while attacks are announced, an own stack that waits says why", async () => {
  const { base } = house.server;
  const game = house.found.painted;
  const attacks = new Set(game.title.verbs.filter(({ fields }) => fields[0]?.kind === "one" && fields[1]?.kind === "several").map(({ id }) => id));
  const table = await stage.newTable(base, game, ["person"]);
  const met = await stage.playUntil(base, table, async (asked, line) => {
    const { orders } = await line.ask({ ask: "orders", seat: asked.seat, who: [] });
    if (!orders.some((order) => attacks.has(order.split(" ")[0]))) return null;
    for (const [place, own] of await ownStacks(game, asked, line)) {
      if (own.some((id) => asked.ready.includes(id))) continue;
      const clause = await clauseAgainst(line, asked.seat, own);
      if (clause) return { place, clause };
    }
    return null;
  });
  assert.ok(met, "somebody waits");
  const page = await stage.openPage(house.browser);
  await stage.sit(page, base, table);
  await stage.clickPlace(page, met.found.place);
  const idle = page.getByTestId("idle");
  await idle.waitFor();
  assert.ok((await idle.textContent()).includes(met.found.clause), await idle.textContent());
  await stage.shot(page, "why-not-fighting");
  assert.deepEqual(page.faults, []);
  await page.context().close();
});

/** The square of how far two places are from each other. */
const away = (one, other) => (one.x - other.x) ** 2 + (one.y - other.y) ** 2;

test("what cannot be reached on foot is offered by the other means that lead nearer, and a click takes them", async () => {
  const { base } = house.server;
  const game = house.found.painted;
  const { title, board } = game;
  const spot = new Map(board.places.map((place) => [place.id, place]));
  const means = title.verbs.filter((verb) => verb.fields.some((field) => field.kind === "path")).map((verb) => verb.id);
  const table = await stage.newTable(base, game, ["person"]);
  const met = await stage.playUntil(base, table, async (asked, line) => {
    const { scene } = await line.ask({ ask: "look", seat: asked.seat });
    const taken = new Set(scene.view.counters.map((one) => one.place));
    for (const id of asked.ready.slice(0, 30)) {
      const { orders } = await line.ask({ ask: "orders", seat: asked.seat, who: [id] });
      const ends = new Map(means.map((verb) => [verb, orders.filter((order) => order.startsWith(`${verb} `)).map((order) => order.split(/[ >]/).at(-1))]));
      const [usual, other] = means.filter((verb) => ends.get(verb).length > 0);
      if (!other) continue;
      const reached = new Set([...ends.values()].flat());
      const near = (verb, goal) => Math.min(...ends.get(verb).map((place) => away(spot.get(place), goal)));
      const goal = board.places.find((place) => place.outline === 0 && !reached.has(place.id) && !taken.has(place.id) && near(other, place) < near(usual, place) && near(other, place) < 4);
      if (goal) return { id, goal: goal.id };
    }
    return null;
  });
  assert.ok(met, "somebody has other means");
  const page = await stage.openPage(house.browser);
  await stage.sit(page, base, table);
  const before = await stage.orderCount(page);
  await pickByName(page, (await namesOf(game))[met.found.id]);
  await stage.clickPlace(page, met.found.goal);
  await page.getByTestId("offer").first().waitFor();
  assert.match(await page.getByTestId("offer").first().textContent(), /: \S/);
  await stage.shot(page, "offer-other-means");
  await page.getByTestId("offer").first().click();
  await stage.ordersReach(page, before + 1);
  assert.deepEqual(page.faults, []);
  await page.context().close();
});

test("who could go with somebody else, or without somebody, is offered so", async () => {
  const { base } = house.server;
  const game = house.found.painted;
  const table = await stage.newTable(base, game, ["person"]);
  const { from, ways } = await stage.playUntilWalk(base, game, table);
  const order = ways.find((way) => way.split(" ")[1].split("+").length === 1);
  const line = await stage.connect(base, table);
  const { counters } = line.state.scene.view;
  line.close();
  const names = await namesOf(game);
  const there = counters.filter((one) => one.place === from).map((one) => one.id);
  const page = await stage.openPage(house.browser);
  // What the table would offer is put into its mouth: whom it offers is proved by its own tests.
  const [alone] = order.split(" ")[1].split("+");
  const other = there.find((id) => id !== alone) ?? counters.find((one) => one.place !== from).id;
  let held = [];
  await page.routeWebSocket(/\/ws\?/, (socket) => {
    const server = socket.connectToServer();
    socket.onMessage((message) => {
      const what = JSON.parse(message);
      if (what.ask !== "why_not" || !what.place) return server.send(message);
      held = what.who;
      const why = [{ id: "cannot-now", args: [] }];
      const instead = [{ who: [...held, other], order }, { who: held.slice(1), order }];
      socket.send(JSON.stringify({ n: what.n, reply: "barred", why, instead }));
    });
    server.onMessage((message) => socket.send(message));
  });
  await stage.sit(page, base, table);
  const before = await stage.orderCount(page);
  await pickByName(page, names[alone]);
  await stage.clickPlace(page, stage.farthest(game, from));
  const offers = page.getByTestId("offer");
  await offers.first().waitFor();
  const texts = await offers.allTextContents();
  assert.ok(texts.some((text) => text.includes(`With ${names[other]}`)), texts.join(" | "));
  assert.ok(texts.some((text) => text.includes(`Without ${names[held[0]]}`)), texts.join(" | "));
  await page.getByTestId("offer").filter({ hasText: `With ${names[other]}` }).click();
  await stage.ordersReach(page, before + 1);
  assert.deepEqual(page.faults, []);
  await page.context().close();
});

test("what an order of the list would cost stands beside the list and not over it, and scrolls where it is long", async () => {
  const { base } = house.server;
  const game = house.found.painted;
  const table = await stage.newTable(base, game, ["person"]);
  const met = await stage.playUntil(base, table, async (asked, line) => {
    for (const id of asked.ready.slice(0, 16)) {
      const { orders } = await line.ask({ ask: "orders", seat: asked.seat, who: [id] });
      if (!orders.some((one) => one.includes(">"))) continue;
      for (const order of orders.filter((one) => one.split(" ").length === 2 && one.endsWith(` ${id}`)).slice(0, 4)) {
        const { why } = await line.ask({ ask: "explain", seat: asked.seat, order });
        if ((why?.derivation ?? []).length > 1) return { order, id };
      }
    }
    return null;
  });
  assert.ok(met, "somebody can do something with a price");
  const page = await stage.openPage(house.browser, { viewport: { width: 1280, height: 480 } });
  await stage.sit(page, base, table);
  await pickByName(page, (await namesOf(game))[met.found.id]);
  const row = page.getByTestId("deeds").locator(`[data-order="${met.found.order}"]`);
  await row.scrollIntoViewIfNeeded();
  await page.waitForTimeout(400);
  await row.hover();
  const peek = page.getByTestId("peek");
  await peek.locator("tbody tr").nth(1).waitFor();
  const [shown, panel] = [await peek.boundingBox(), await page.locator("aside.panel").boundingBox()];
  assert.ok(shown.x + shown.width <= panel.x, `${shown.x + shown.width} beside ${panel.x}`);
  assert.ok(shown.y >= 0 && shown.y + shown.height <= 480, "it is whole on the screen");
  const scrolls = await peek.evaluate((card) => {
    card.style.maxHeight = "60px";
    card.scrollTop = 30;
    return card.scrollTop > 0;
  });
  assert.ok(scrolls, "what is longer than its room can be scrolled to");
  assert.deepEqual(page.faults, []);
  await page.context().close();
});

test("what bombs and support from the air would bring is told before they fly", async () => {
  const { base } = house.server;
  const game = house.found.painted;
  const { title } = game;
  // Aircraft are named before what they fly to.
  const flies = new Set(title.verbs.filter(({ fields }) => fields[0]?.kind === "several" && fields[1]?.kind === "one" && fields.length > 1).map(({ id }) => id));
  const table = await stage.newTable(base, game, ["person"]);
  const met = await stage.playUntil(base, table, async (asked, line) => {
    const { orders } = await line.ask({ ask: "orders", seat: asked.seat, who: [] });
    for (const order of orders.filter((one) => flies.has(one.split(" ")[0])).slice(0, 6)) {
      const { odds, why } = await line.ask({ ask: "explain", seat: asked.seat, order });
      if ((odds?.outcomes ?? []).length > 1 && (why?.derivation ?? []).length > 1) return order;
    }
    return null;
  });
  assert.ok(met, "somebody can fly");
  const page = await stage.openPage(house.browser);
  await stage.sit(page, base, table);
  const all = page.getByRole("button", { name: "List every order" });
  if (await all.count()) await all.click();
  await page.locator(`[data-order="${met.found}"]`).click();
  const plan = page.getByTestId("plan");
  await plan.locator("tbody tr").nth(1).waitFor();
  await plan.getByText(/\d in \d/).first().waitFor();
  await stage.shot(page, "preview-from-the-air");
  assert.deepEqual(page.faults, []);
  await page.context().close();
});

test("what a crossing costs, and whom, is told before anybody sets out", async () => {
  const { base } = house.server;
  const game = house.found.painted;
  const { title } = game;
  // Somebody, a place, and perhaps who helps.
  const helped = (fields) => fields.length === 3 && fields.every(({ kind }) => kind === "one") && fields[2].need === "optional";
  const crosses = new Set(title.verbs.filter(({ fields }) => helped(fields)).map(({ id }) => id));
  const table = await stage.newTable(base, game, ["person"]);
  const met = await stage.playUntil(base, table, async (asked, line) => {
    for (const id of asked.ready) {
      const { orders } = await line.ask({ ask: "orders", seat: asked.seat, who: [id] });
      for (const order of orders.filter((one) => crosses.has(one.split(" ")[0])).slice(0, 3)) {
        const { why } = await line.ask({ ask: "explain", seat: asked.seat, order });
        if ((why?.derivation ?? []).length > 1) return { order, id };
      }
    }
    return null;
  });
  assert.ok(met, "somebody can cross");
  const page = await stage.openPage(house.browser);
  await stage.sit(page, base, table);
  await pickByName(page, (await namesOf(game))[met.found.id]);
  const row = page.getByTestId("deeds").locator(`[data-order="${met.found.order}"]`);
  await row.scrollIntoViewIfNeeded();
  await page.waitForTimeout(400);
  await row.hover();
  const peek = page.getByTestId("peek");
  await peek.locator("tbody tr").nth(1).waitFor();
  await stage.shot(page, "preview-of-a-crossing");
  assert.deepEqual(page.faults, []);
  await page.context().close();
});

test("a row of orders says who of a stack would stay behind", async () => {
  const { base } = house.server;
  const game = house.found.painted;
  const table = await stage.newTable(base, game, ["person"]);
  const met = await stage.playUntil(base, table, async (asked, line) => {
    const { orders } = await line.ask({ ask: "orders", seat: asked.seat, who: [] });
    const ways = orders.filter((order) => order.includes(">")).map((order) => ({ order, who: order.split(" ")[1].split("+") }));
    const stacks = await ownStacks(game, asked, line);
    for (const { order, who } of ways) {
      const others = ([...stacks.values()].find((own) => own.includes(who[0])) ?? []).filter((id) => asked.ready.includes(id) && !who.includes(id));
      const alone = (id) => ways.some((way) => way.who.includes(id) && !way.who.some((one) => who.includes(one)));
      if (others.length > 0 && !others.every(alone)) return order;
    }
    return null;
  });
  assert.ok(met, "somebody would be left");
  const page = await stage.openPage(house.browser);
  await stage.sit(page, base, table);
  const all = page.getByRole("button", { name: "List every order" });
  if (await all.count()) await all.click();
  const stays = page.getByTestId("stays").first();
  await stays.waitFor();
  assert.match(await stays.textContent(), /Stays behind: \S/);
  await stays.scrollIntoViewIfNeeded();
  await stage.shot(page, "stays-behind");
  assert.deepEqual(page.faults, []);
  await page.context().close();
});
