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

test("a headquarters is named from the row, and the board shows where it is", async () => {
  const { title, scenario } = await game();
  const { base } = house.server;
  const table = await stage.newTable(base, { title }, ["person"], { scenario });
  const named = await stage.playUntil(base, table, async (asked, line) => {
    const { scene } = await line.ask({ ask: "look", seat: null });
    return asked.open && scene.view.row?.some((one) => one.stage === "named" && asked.ready.includes(one.who));
  });
  assert.ok(named, "somebody names a headquarters");
  const page = await stage.openPage(house.browser);
  await stage.sit(page, base, table);
  const before = await stage.orderCount(page);
  await page.getByTestId("row").locator(".named button").first().click();
  await page.getByTestId("deeds").locator("button").first().click();
  await stage.ordersReach(page, before + 1);
  await page.getByTestId("row").locator(".active button").first().waitFor();
  assert.deepEqual(page.faults, []);
  await page.context().close();
});

test("a set of attacks is put together, reckoned line by line, and given as a whole", async () => {
  const { title, scenario } = await game();
  const { base } = house.server;
  const table = await stage.newTable(base, { title }, ["person"], { scenario });
  const places = (order) => [...order.matchAll(/@([^,\s]+)/g)].map((match) => match[1]);
  const found = await stage.playUntil(base, table, async (asked, line) => {
    if (!asked.set) return null;
    const { orders } = await line.ask({ ask: "orders", seat: asked.seat, who: [] });
    return orders.find((order) => order.startsWith(`${asked.set} `) && places(order).length > 0) ?? null;
  }, 6000);
  assert.ok(found, "somebody can attack");
  const page = await stage.openPage(house.browser);
  await stage.sit(page, base, table);
  const set = page.getByTestId("set");
  await set.waitFor();
  const before = await stage.orderCount(page);
  // Whom one can attack stands in a list, for those who have no mouse.
  await set.getByTestId("target").first().waitFor();
  for (const at of places(found.found)) {
    const card = set.locator(`[data-target="${at}"]`);
    if ((await card.count()) === 0) await stage.clickPlace(page, at);
    else if ((await card.locator('[aria-expanded="true"]').count()) === 0) await card.locator(".head").click();
    await card.getByTestId("join").first().waitFor();
    await card.getByTestId("join").first().click();
    await page.waitForTimeout(150);
  }
  assert.ok((await set.locator("tbody .chip").count()) >= 1, "lines have their clauses");
  await stage.shot(page, "set");
  const give = page.getByTestId("give-set");
  if (await give.isEnabled()) {
    await give.click();
    await stage.ordersReach(page, before + 1);
  }
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
