// Arrows and notes of one's own, and what if: nothing of either reaches the game.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";

import * as stage from "./stage.mjs";

const house = stage.house();
const sketches = (page) => page.evaluate(() => window.stavka.sketches());

/** Two places that are in sight together. */
async function pair(page) {
  const [first, second] = house.found.painted.board.places.filter((place) => place.name && place.outline === 0);
  await page.evaluate((ids) => window.stavka.show(ids), [first.id, second.id]);
  await page.waitForTimeout(80);
  const box = await page.locator("canvas").boundingBox();
  const at = async (id) => {
    const point = await page.evaluate((one) => window.stavka.pointOf(one), id);
    return { x: box.x + point.x, y: box.y + point.y };
  };
  return [{ id: first.id, ...(await at(first.id)) }, { id: second.id, ...(await at(second.id)) }];
}

test("arrows and notes are drawn on the map, are there after a reload, and can be taken away", async () => {
  const { base } = house.server;
  const table = await stage.newTable(base, house.found.painted, ["person", "greedy"]);
  const page = await stage.openPage(house.browser);
  await stage.sit(page, base, table);
  const before = await stage.orderCount(page);
  await page.getByTestId("sketch").click();
  await page.getByTestId("sketching").waitFor();
  const [a, b] = await pair(page);
  await page.mouse.move(a.x, a.y);
  await page.mouse.down();
  await page.mouse.move((a.x + b.x) / 2, (a.y + b.y) / 2, { steps: 4 });
  await page.mouse.move(b.x, b.y, { steps: 4 });
  await page.mouse.up();
  await page.waitForFunction(() => window.stavka.sketches() === 1);
  await page.mouse.click(a.x, a.y);
  await page.getByTestId("sketch-text").fill("hold the bridge until the train comes");
  await page.keyboard.press("Enter");
  await page.waitForFunction(() => window.stavka.sketches() === 2);
  await page.getByTestId("sketch-end").click();
  await stage.shot(page, "sketches");
  await page.reload();
  await page.waitForFunction(() => window.stavka?.sketches() === 2);
  await page.keyboard.press("d");
  const [again] = await pair(page);
  await page.mouse.click(again.x, again.y);
  await page.getByTestId("sketch-card").getByRole("button", { name: "Remove" }).click();
  await page.waitForFunction(() => window.stavka.sketches() === 1);
  assert.equal(await stage.orderCount(page), before, "nobody was ordered anything");
  assert.deepEqual(page.faults, []);
  await page.context().close();
});

test("a finger draws an arrow as well, and another seat sees nothing of it", async () => {
  const { base } = house.server;
  const table = await stage.newTable(base, house.found.painted, ["friend"]);
  const [own, other, watch] = Object.values(await stage.links(base, table));
  const page = await stage.openStranger(house.browser, stage.PHONE);
  await page.goto(own.address);
  await page.waitForFunction(() => window.stavka?.pointOf);
  await page.locator(".greeting .close").tap();
  await page.keyboard.press("d");
  await page.getByTestId("sketching").waitFor();
  const [a, b] = await pair(page);
  await stage.drawFinger(page, { x: a.x, y: a.y }, { x: b.x, y: b.y });
  await page.waitForFunction(() => window.stavka.sketches() === 1);
  await stage.shot(page, "phone-sketch");
  for (const { address } of [other, watch]) {
    const beside = await stage.openStranger(house.browser);
    await beside.goto(address);
    await beside.waitForFunction(() => window.stavka?.pointOf);
    await beside.waitForTimeout(300);
    assert.equal(await sketches(beside), 0, "it is shown to nobody else");
    await beside.context().close();
  }
  await page.reload();
  await page.waitForFunction(() => window.stavka?.sketches() === 1);
  assert.deepEqual(page.faults, []);
  await page.context().close();
});

for (const kind of ["plain", "areas"]) test(`what if where hands are hidden: one's own is as it is, and the game goes on as it was: ${kind}`, async () => {
  const { base } = house.server;
  const table = await stage.newTable(base, house.found[kind], ["person", "greedy"]);
  await stage.playUntil(base, table, async (asked, line) => line.state.scene.orders >= 0 && !asked.open);
  const page = await stage.openPage(house.browser);
  await stage.sit(page, base, table);
  const hand = () => page.getByTestId("hands").locator("article").allTextContents();
  if (kind === "plain") await page.getByTestId("tab-forces").click();
  await page.getByTestId("hands").locator("article").first().waitFor();
  const [before, held] = [await stage.orderCount(page), await hand()];
  assert.ok(held.length > 0);
  if (kind === "plain") for (const card of held) assert.match(card, /^\S+ \(value \d\)/, "a card is called by its name, with its value");
  await page.getByTestId("what-if").click();
  await page.getByTestId("trial").waitFor();
  await page.waitForTimeout(300);
  assert.deepEqual(await hand(), held, "what one knows is not dealt anew");
  await page.getByTestId("trial-computer").click();
  await stage.ordersReach(page, 1);
  await stage.shot(page, `what-if-hidden-hands-${kind}`);
  await page.waitForFunction(() => !document.querySelector('[data-testid="trial-computer"]')?.textContent.includes("Stop"));
  await page.getByTestId("trial-end").click();
  await page.getByTestId("trial").waitFor({ state: "detached" });
  assert.equal(await stage.orderCount(page), before);
  assert.deepEqual(await hand(), held);
  assert.deepEqual(page.faults, []);
  await page.context().close();
});

test("what if on a board that nobody knows whole: what one's side knows is as it is, and the game goes on as it was", async () => {
  const { base } = house.server;
  const table = await stage.newTable(base, house.found.dealt, ["person", "greedy"]);
  await stage.playUntil(base, table, async (asked, line) => (await line.ask({ ask: "look", seat: asked.seat })).scene.view.phases.some(({ now }) => now));
  const page = await stage.openPage(house.browser);
  await stage.sit(page, base, table);
  const cards = () => page.evaluate(() => window.stavka.cards());
  await page.waitForFunction(() => window.stavka.cards?.().length > 0);
  const [before, known] = [await stage.orderCount(page), await cards()];
  await page.getByTestId("what-if").click();
  await page.getByTestId("trial").waitFor();
  await page.waitForTimeout(300);
  assert.deepEqual(await cards(), known, "no card is turned up by trying");
  await page.getByTestId("trial-computer").click();
  await stage.ordersReach(page, 1);
  await page.waitForFunction(() => !document.querySelector('[data-testid="trial-computer"]')?.textContent.includes("Stop"));
  await stage.shot(page, "what-if-hidden-board");
  await page.getByTestId("trial-end").click();
  await page.getByTestId("trial").waitFor({ state: "detached" });
  assert.equal(await stage.orderCount(page), before);
  assert.deepEqual(await cards(), known);
  assert.deepEqual(page.faults, []);
  await page.context().close();
});

test("what if: things are tried with other dice, kept as a file that opens, and the game is as it was", async () => {
  const { base } = house.server;
  const table = await stage.newTable(base, house.found.painted, ["person"]);
  await stage.playUntilWalk(base, house.found.painted, table);
  const page = await stage.openPage(house.browser);
  await stage.sit(page, base, table);
  const before = await stage.orderCount(page);
  await page.getByTestId("what-if").click();
  await page.getByTestId("trial").waitFor();
  assert.equal(await stage.orderCount(page), 0, "a trial begins with no order");
  await page.getByTestId("trial-computer").click();
  await stage.ordersReach(page, 1);
  await page.waitForFunction(() => !document.querySelector('[data-testid="trial-computer"]')?.textContent.includes("Stop"));
  await stage.shot(page, "what-if");
  const [saved] = await Promise.all([page.waitForEvent("download"), page.getByTestId("trial-keep").click()]);
  const record = readFileSync(await saved.path(), "utf8");
  assert.match(record, /^stavka record 1\n/);
  assert.match(record, /\nfrom 0\n/);
  assert.equal(await page.locator('.primary[data-testid="trial-end"]').count(), 0, "what throws away does not stand out");
  await page.getByTestId("trial-end").click();
  await page.getByTestId("trial").waitFor({ state: "detached" });
  assert.equal(await stage.orderCount(page), before);
  await page.goto(base);
  await page.getByTestId("load-file").setInputFiles({ name: "tried.stavka", mimeType: "text/plain", buffer: Buffer.from(record) });
  await page.waitForSelector("canvas");
  await page.waitForFunction(() => Number(document.querySelector(".table")?.dataset.orders) >= 1);
  assert.deepEqual(page.faults, []);
  await page.context().close();
});

test("what if from a position of the replay, on a phone too", async () => {
  const { base } = house.server;
  const table = await stage.newTable(base, house.found.painted, ["person"]);
  await stage.playUntilWalk(base, house.found.painted, table);
  const page = await stage.openPage(house.browser, stage.PHONE);
  await stage.sit(page, base, table);
  await page.goto(`${base}/#/table/${table}/at/1`);
  await page.reload();
  await page.getByTestId("what-if-here").click();
  await page.getByTestId("trial").waitFor();
  await stage.shot(page, "phone-what-if");
  await page.getByTestId("trial-end").click();
  await page.getByTestId("trial").waitFor({ state: "detached" });
  assert.deepEqual(page.faults, []);
  await page.context().close();
});

test("what if after a game has ended: a position of it is chosen, and tried", async () => {
  const { base } = house.server;
  const table = await stage.newTable(base, house.found.plain, ["person", "greedy"]);
  await stage.playUntil(base, table, () => null);
  const page = await stage.openPage(house.browser);
  await stage.sit(page, base, table);
  await page.getByTestId("what-if").click();
  await page.getByTestId("replay").waitFor();
  await page.getByTestId("breach").waitFor();
  await page.locator("footer input[type=range]").fill("3");
  await page.getByTestId("what-if-here").click();
  await page.getByTestId("trial").waitFor();
  await page.getByTestId("trial-computer").click();
  await stage.ordersReach(page, 1);
  await stage.shot(page, "what-if-after-the-end");
  assert.deepEqual(page.faults, []);
  await page.context().close();
});
