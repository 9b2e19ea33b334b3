// What the page announces: to those whom it was told, in words, and from where it is asked.

import assert from "node:assert/strict";
import { test } from "node:test";

import * as stage from "./stage.mjs";

const house = stage.house();
const spoken = (page) => page.locator('.unseen[aria-live][role="status"]').first().textContent();
const secret = (scene) => [{ order: scene.orders, seat: null, what: { id: "seen-by-one", args: [["die", { die: 4 }]] } }];

test("what one seat was told is neither shown nor said behind the curtain, nor to the seat that lifts it", async () => {
  const { title } = house.found.plain;
  const table = await stage.newTable(house.server.base, house.found.plain, ["person"]);
  const page = await stage.openPage(house.browser);
  const line = await stage.tellPage(page);
  await stage.sit(page, house.server.base, table);
  await page.getByTestId("curtain").click();
  await page.getByTestId("curtain").waitFor({ state: "detached" });
  await page.waitForFunction(() => document.querySelector('[data-testid="orders"], [data-testid="actors"]'));
  const { scene } = line;
  const [asked] = scene.asked;
  // Told to those who go on looking, it is announced.
  line.tell({ log: secret(scene), asked: scene.asked });
  await page.getByTestId("dice").getByText("seen-by-one").waitFor();
  assert.match(await spoken(page), /seen-by-one/);
  const other = title.seats.find((seat) => seat.id !== asked.seat);
  line.tell({ log: secret(scene), asked: [{ ...asked, seat: other.id }] });
  await page.getByTestId("curtain").waitFor();
  await page.waitForFunction(() => !document.body.textContent.includes("seen-by-one"));
  assert.equal(await spoken(page), "");
  await page.getByTestId("curtain").click();
  await page.getByTestId("curtain").waitFor({ state: "detached" });
  assert.equal(await page.getByText("seen-by-one").count(), 0);
  assert.equal(await spoken(page), "");
  assert.deepEqual(page.faults, []);
  await page.context().close();
});

test("what happens before the words of a game are there is not spelled out", async () => {
  const table = await stage.newTable(house.server.base, house.found.painted, ["person"]);
  const page = await stage.openPage(house.browser);
  const line = await stage.tellPage(page);
  let release;
  const held = new Promise((resolve) => (release = resolve));
  await page.route(/\/api\/games\/[^/]+\/names/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(`${house.server.base}/#/table/${table}`);
  for (let wait = 0; line.scene === null && wait < 200; wait++) await stage.pause(50);
  line.tell({ log: secret(line.scene) });
  await stage.pause(300);
  release();
  await page.waitForSelector("canvas");
  assert.equal(await spoken(page), "");
  assert.deepEqual(page.faults, []);
  await page.context().close();
});

test("a question that comes again after a pause shows where it is asked", async () => {
  const { board } = house.found.painted;
  const table = await stage.newTable(house.server.base, house.found.painted, ["person"]);
  const walk = await stage.playUntilWalk(house.server.base, house.found.painted, table);
  const page = await stage.openPage(house.browser);
  const line = await stage.tellPage(page);
  await stage.sit(page, house.server.base, table);
  const [asked] = line.scene.asked;
  const counter = line.scene.view.counters.find((one) => one.place === walk.from && asked.ready.includes(one.id));
  const one = { ...asked, ready: [counter.id] };
  line.tell({ asked: [one] });
  await page.evaluate((id) => window.stavka.show([id]), stage.farthest({ board }, walk.from));
  const isSeen = () =>
    page.evaluate((id) => {
      const { x, y } = window.stavka.pointOf(id);
      const { clientWidth, clientHeight } = document.querySelector("canvas");
      return x > 0 && y > 0 && x < clientWidth && y < clientHeight;
    }, walk.from);
  assert.equal(await isSeen(), false);
  line.tell({ asked: [one] });
  await stage.pause(200);
  assert.equal(await isSeen(), false, "while one chooses the board stays");
  line.tell({ asked: [] });
  await page.getByText("Nothing is asked of you now.").waitFor();
  line.tell({ asked: [one] });
  await page.locator(".whose").waitFor();
  await stage.pause(200);
  assert.equal(await isSeen(), true);
  assert.deepEqual(page.faults, []);
  await page.context().close();
});
