// A game with armies under headquarters: a scenario's part of the map, the row of who acts, means and hands, a set of attacks.

import assert from "node:assert/strict";
import { test } from "node:test";

import * as stage from "./stage.mjs";

const house = stage.house();

/** The game whose scenarios have areas, and the first of these. */
async function game() {
  const found = house.found.areas;
  assert.ok(found, "a game has areas");
  return { ...found, scenario: found.board.areas[0].scenario };
}

test("a scenario shows its part of the map, who acts, what everybody has, and both weathers", async () => {
  const { title, board, scenario } = await game();
  const table = await stage.newTable(house.server.base, { title }, ["person"], { scenario });
  const page = await stage.openPage(house.browser);
  await stage.sit(page, house.server.base, table);
  const area = board.areas.find((one) => one.scenario === scenario);
  const isInside = (place) => place.x > area.x + 1 && place.x < area.x + area.width - 1 && place.y > area.y + 1 && place.y < area.y + area.height - 1;
  const [inside, outside] = [board.places.find(isInside), board.places.find((place) => place.x < area.x - 2 || place.x > area.x + area.width + 2)];
  const isThere = (id) => page.evaluate((place) => window.stavka.pointOf(place) !== null, id);
  assert.equal(await isThere(inside.id), true);
  assert.equal(await isThere(outside.id), false, "what is not in play is not there");
  await page.getByTestId("row").locator("button").first().waitFor();
  assert.ok((await page.getByTestId("means").locator("tbody tr").count()) >= 2, "what each faction has");
  assert.ok((await page.getByTestId("weathers").locator("li").count()) >= 2);
  await page.getByTestId("stretches").waitFor();
  if (await page.getByTestId("curtain").count()) await page.getByTestId("curtain").click();
  await stage.shot(page, "armies");
  const lines = () => page.evaluate(() => window.stavka.lines());
  assert.equal(await lines(), 0);
  await page.getByTestId("supply").click();
  await page.waitForFunction(() => window.stavka.lines() > 1);
  await page.getByTestId("supply").click();
  await page.waitForFunction(() => window.stavka.lines() === 0);
  assert.deepEqual(await stage.violations(page), []);
  assert.deepEqual(page.faults, []);
  await page.context().close();
});

test("a headquarters is named from the row, with the chance of another to act beside it, and the board shows where it is", async () => {
  const { title, scenario } = await game();
  const { base } = house.server;
  const table = await stage.newTable(base, { title }, ["person"], { scenario });
  const named = await stage.playUntil(base, table, async (asked, line) => {
    const { scene } = await line.ask({ ask: "look", seat: null });
    const may = new Set((scene.view.row ?? []).filter((one) => one.stage === "named").map((one) => one.who));
    for (const who of asked.ready.filter((one) => may.has(one))) {
      const { orders } = await line.ask({ ask: "orders", seat: asked.seat, who: [who] });
      const beside = orders.flatMap((order) => order.split(/[ =]/).slice(2)).find((other) => may.has(other) && other !== who);
      if (beside) return { who, beside };
    }
    return null;
  });
  assert.ok(named, "somebody names a headquarters that could act beside another");
  const { who, beside } = named.found;
  const page = await stage.openPage(house.browser);
  await stage.sit(page, base, table);
  if (await page.getByTestId("curtain").count()) await page.getByTestId("curtain").click();
  const before = await stage.orderCount(page);
  const row = page.getByTestId("row");
  assert.equal(await row.getByTestId("chance").count(), 0, "nobody is named first");
  await row.locator(`[data-who="${who}"]`).click();
  const chance = row.locator(`[data-who="${beside}"]`).getByTestId("chance");
  await chance.waitFor();
  assert.match(await chance.textContent(), /[0-6]\D+6/, "so many in six");
  await stage.shot(page, "armies-chance");
  await page.getByTestId("deeds").locator("button").first().click();
  await stage.ordersReach(page, before + 1);
  await page.getByTestId("row").locator(".active button").first().waitFor();
  await page.keyboard.press("Escape");
  // What each side holds, whose zones reach where.
  for (const kind of ["held", "zones"]) {
    await page.getByTestId(kind).click();
    await page.waitForFunction((wanted) => window.stavka.overlays().some(([id, places]) => id.startsWith(`${wanted}-`) && places > 0), kind);
    await stage.shot(page, `armies-${kind}`);
    await page.getByTestId(kind).click();
    await page.waitForFunction(() => window.stavka.overlays().length === 0);
  }
  assert.deepEqual(page.faults, []);
  await page.context().close();
});

test("a set of attacks is put together, reckoned line by line, and given as a whole", async () => {
  const { title, scenario } = await game();
  const { base } = house.server;
  const table = await stage.newTable(base, { title }, ["person"], { scenario });
  const pairs = (order) => [...order.matchAll(/([^\s,+]+)@([^,+\s]+)/g)].map((match) => [match[1], match[2]]);
  const found = await stage.playUntil(base, table, async (asked, line) => {
    if (!asked.set) return null;
    const { orders } = await line.ask({ ask: "orders", seat: asked.seat, who: [] });
    return orders.find((order) => order.startsWith(`${asked.set} `) && pairs(order).length > 0) ?? null;
  }, 6000);
  assert.ok(found, "somebody can attack");
  const page = await stage.openPage(house.browser);
  await stage.sit(page, base, table);
  const set = page.getByTestId("set");
  await set.waitFor();
  const before = await stage.orderCount(page);
  // Whom one can attack stands in a list, for those who have no mouse.
  await set.getByTestId("target").first().waitFor();
  for (const [who, at] of pairs(found.found)) {
    const card = set.locator(`[data-target="${at}"]`);
    if ((await card.count()) === 0) await stage.clickPlace(page, at);
    else if ((await card.locator('[aria-expanded="true"]').count()) === 0) await card.locator(".head").click();
    await card.locator(`[data-who="${who}"]`).click();
    await card.getByTestId("join").and(card.locator(`[data-who="${who}"]`)).waitFor({ state: "detached" });
  }
  assert.ok((await set.locator("tbody .chip").count()) >= 1, "lines have their clauses");
  await stage.shot(page, "set");
  // It is an order that the rules name: nothing is in its way.
  const give = page.getByTestId("give-set");
  await page.waitForFunction(() => !document.querySelector('[data-testid="give-set"]').disabled);
  await give.click();
  await stage.ordersReach(page, before + 1);
  assert.deepEqual(page.faults, []);
  await page.context().close();
});

test("at one screen the curtain falls only before a decision that a hand matters to", async () => {
  const { title, scenario } = await game();
  const { base } = house.server;
  const table = await stage.newTable(base, { title }, ["person"], { scenario });
  const open = await stage.playUntil(base, table, async (asked) => asked.open);
  assert.ok(open, "somebody decides openly");
  const page = await stage.openPage(house.browser);
  await stage.sit(page, base, table);
  await page.getByTestId("row").waitFor();
  assert.equal(await page.getByTestId("curtain").count(), 0);
  const hidden = await stage.playUntil(base, table, async (asked) => !asked.open, 400);
  assert.ok(hidden, "somebody decides with a hand");
  await page.getByTestId("curtain").waitFor();
  await page.getByTestId("curtain").click();
  await page.getByTestId("hands").locator("article").first().waitFor();
  await page.reload();
  await page.getByTestId("curtain").waitFor();
  assert.equal(await page.getByTestId("hands").locator("article").count(), 0, "whoever comes to the screen sees no hand");
  assert.deepEqual(page.faults, []);
  await page.context().close();
});

test("of a hand that was shown in part the rest lies there as backs, and only one's own says who sees it", async () => {
  const { title, scenario } = await game();
  const table = await stage.newTable(house.server.base, { title }, ["person"], { scenario });
  const page = await stage.openPage(house.browser);
  const line = await stage.tellPage(page);
  await stage.sit(page, house.server.base, table);
  await page.waitForFunction(() => window.stavka.pointOf);
  const { hands } = line.scene.view;
  const of = (id, told) => ({ ...hands.find((hand) => hand.id === id), ...told });
  const [own, theirs] = hands.filter((hand) => hand.id.startsWith("options-")).map((hand) => hand.id);
  line.tell({ hands: [of(own, { own: true, count: 2, seen: ["one", "two"] }), of(theirs, { own: false, count: 5, seen: ["shown"] })] });
  const hand = (id) => page.getByTestId("hands").locator(`[data-hand="${id}"]`);
  await hand(theirs).locator("article").waitFor();
  assert.equal(await hand(theirs).locator("article").count(), 1);
  assert.equal(await hand(theirs).locator(".back").textContent(), "4", "the others lie face down");
  assert.equal(await hand(theirs).locator("h3 em").count(), 0);
  assert.equal(await hand(own).locator("article").count(), 2);
  assert.equal(await hand(own).locator(".back").count(), 0);
  assert.equal(await hand(own).locator("h3 em").count(), 1);
  await stage.shot(page, "armies-hands");
  assert.deepEqual(page.faults, []);
  await page.context().close();
});

test("on a phone a box beside the area, with an arrow into it, tells all of thirty counters", async () => {
  const { title, board } = await game();
  const area = board.areas.find((one) => one.margins.length > 0 && title.scenarios.some(({ id }) => id === one.scenario));
  const [box] = area.margins;
  assert.ok(box.arrows.length > 0, "ways lead to it");
  const table = await stage.newTable(house.server.base, { title }, ["person"], { scenario: area.scenario });
  const page = await stage.openPage(house.browser, stage.PHONE);
  const line = await stage.tellPage(page);
  await stage.sit(page, house.server.base, table);
  const crowd = line.scene.view.counters.slice(0, 30).map((counter) => ({ ...counter, place: box.id }));
  line.tell({ counters: crowd });
  if (await page.getByTestId("curtain").count()) await page.getByTestId("curtain").click();
  await stage.tapPlace(page, box.id);
  await page.waitForFunction((id) => window.stavka.selected() === id, box.id);
  await page.getByTestId("tab-stack").tap();
  await page.waitForFunction(() => document.querySelectorAll("article.many .pick").length >= 30);
  await stage.shot(page, "armies-box");
  assert.deepEqual(page.faults, []);
  await page.context().close();
});

/** Whoever is waited for goes on: ends what can be ended, or takes the first order. */
async function goOn(people) {
  for (const { id, line } of people) {
    const { scene } = await line.ask({ ask: "look", seat: id });
    const asked = scene.asked.find((one) => one.seat === id && one.urgency !== "may");
    if (!asked) continue;
    const listed = asked.onward ?? asked.orders[0] ?? (await line.ask({ ask: "orders", seat: id, who: [] })).orders[0];
    const reply = await line.ask({ ask: "order", seat: id, order: listed });
    assert.equal(reply.reply, "done", `${listed}: ${JSON.stringify(reply)}`);
    return scene;
  }
  return assert.fail("nobody is asked");
}

test("a turn of the campaign is played with a friend by link, and neither sees the other's hand", async () => {
  const { title } = await game();
  const { base } = house.server;
  const table = await stage.newTable(base, { title }, ["person", "friend"], { scenario: title.scenarios[0].id });
  const [own, theirs] = title.seats.map(({ id }) => id);
  const link = (await stage.links(base, table))[theirs];
  const host = await stage.openPage(house.browser);
  await stage.sit(host, base, table);
  const friend = await stage.openStranger(house.browser);
  await friend.goto(link.address);
  await friend.waitForSelector("canvas", { timeout: 30_000 });
  const people = [{ id: own, line: await stage.connect(base, table) }, { id: theirs, line: await stage.connect(base, table, link.key) }];
  const turnIn = (scene) => scene.view.tracks.find(({ id }) => id === "turn").value;
  const hidden = (one) => one.urgency !== "may" && !one.open;
  let orders = 0;
  for (;; orders++) {
    assert.ok(orders < 1500, "the turn ends");
    const scene = await goOn(people);
    // In the next turn somebody decides with a hand.
    if (turnIn(scene) > 1 && scene.asked.some(hidden)) break;
  }
  assert.ok(orders > 20, `${orders} orders`);
  const given = (await people[0].line.ask({ ask: "look", seat: own })).scene.orders;
  for (const [page, seat] of [[host, own], [friend, theirs]]) {
    await stage.ordersReach(page, given);
    const { scene } = await people.find(({ id }) => id === seat).line.ask({ ask: "look", seat });
    const mine = scene.view.hands.filter((hand) => hand.own);
    assert.ok(mine.length > 0, "one has a hand");
    const cards = mine.reduce((sum, hand) => sum + hand.seen.length, 0);
    await page.waitForFunction((count) => document.querySelectorAll('[data-testid="hands"] article').length === count, cards);
    await stage.shot(page, `campaign-${seat}`);
    assert.deepEqual(page.faults, []);
    await page.context().close();
  }
  people.forEach(({ line }) => line.close());
});
