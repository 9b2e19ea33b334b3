// The past: nothing is ordered there, going back is asked about, and what is left is opened again.

import assert from "node:assert/strict";
import { test } from "node:test";

import * as stage from "./stage.mjs";

const house = stage.house();

/** A table of one person on which the computer has given so many orders, and nothing is asked of a die. */
async function playedTable(orders, players = ["person"]) {
  const table = await stage.newTable(house.server.base, house.found.painted, players);
  let count = 0;
  await stage.playUntil(house.server.base, table, () => ++count > orders);
  return table;
}

/** One question to a table, beside the page. */
async function askTable(table, what) {
  const line = await stage.connect(house.server.base, table);
  try {
    return await line.ask(what);
  } finally {
    line.close();
  }
}

async function replayFrom(page, order) {
  await page.getByRole("button", { name: "Replay" }).click();
  const bar = page.getByTestId("replay");
  await bar.waitFor();
  await bar.getByRole("slider").fill(String(order));
  await page.getByText(`Before order ${order + 1} of `).waitFor();
  return bar;
}

/** Whatever the page sends that would change the game. */
function changesSent(page) {
  const sent = [];
  const changing = ["order", "undo", "redo", "takeback", "open_branch", "standing"];
  page.on("websocket", (socket) =>
    socket.on("framesent", ({ payload }) => {
      const { ask } = JSON.parse(String(payload));
      if (changing.includes(ask)) sent.push(ask);
    }),
  );
  return sent;
}

test("in a replay nothing can be ordered, by hand or by key, and it looks like the past", async () => {
  const table = await playedTable(12);
  const page = await stage.openPage(house.browser);
  const sent = changesSent(page);
  await stage.sit(page, house.server.base, table);
  const all = await stage.orderCount(page);
  const looks = () => page.locator("canvas").first().evaluate((canvas) => getComputedStyle(canvas).filter);
  assert.equal(await looks(), "none");
  await replayFrom(page, 0);
  await page.getByTestId("tab-orders").click();
  await page.getByTestId("nothing-ordered").waitFor();
  for (const list of ["orders", "actors", "deeds", "phase", "under-orders"]) assert.equal(await page.getByTestId(list).count(), 0, list);
  for (const key of ["u", "e", "n", "Control+z", "Control+y", "l", "Enter"]) await page.keyboard.press(key);
  // A click on a stack shows it, and picks nothing up.
  const { scene } = await askTable(table, { ask: "at", order: 0 });
  const places = new Set(house.found.painted.board.places.map((place) => place.id));
  const stood = scene.view.counters.find((counter) => places.has(counter.place));
  await stage.clickPlace(page, stood.place);
  assert.equal(await page.evaluate(() => window.stavka.reach()), 0);
  assert.equal(await stage.orderCount(page), all);
  assert.deepEqual(sent, []);
  assert.match(await looks(), /sepia/);
  await page.getByTestId("replay-banner").getByText(/Turn 1|Set-up/).waitFor();
  await page.getByTestId("tab-orders").click();
  await stage.shot(page, "past");
  assert.deepEqual(await stage.violations(page), []);
  await page.emulateMedia({ colorScheme: "dark" });
  await page.waitForTimeout(100);
  await stage.shot(page, "past-dark");
  assert.deepEqual(await stage.violations(page), []);
  await page.keyboard.press("Escape");
  await page.keyboard.press("Escape");
  await page.getByTestId("replay").waitFor({ state: "detached" });
  assert.equal(await looks(), "none");
  assert.deepEqual(page.faults, []);
  await page.context().close();
});

test("going back says what it undoes, asks, and what was left opens again after a reload", async () => {
  const table = await playedTable(30);
  const page = await stage.openPage(house.browser);
  await stage.sit(page, house.server.base, table);
  const all = await stage.orderCount(page);
  const lines = async () => (await askTable(table, { ask: "look", seat: null })).scene.log;
  const log = await lines();
  const bar = await replayFrom(page, 0);
  await bar.getByRole("button", { name: "Take back to here" }).click();
  const dialog = page.getByRole("dialog", { name: "Go back?" });
  await dialog.getByText(new RegExp(`^${all} orders are taken back, to: (Turn 1|Set-up)`)).waitFor();
  await stage.shot(page, "go-back");
  assert.deepEqual(await stage.violations(page), []);
  // Nothing happens until one says so; the keyboard can leave it.
  await page.keyboard.press("Escape");
  await dialog.waitFor({ state: "detached" });
  assert.equal(await stage.orderCount(page), all);
  await bar.getByRole("button", { name: "Take back to here" }).click();
  await page.getByTestId("go-back-no").click();
  assert.equal(await stage.orderCount(page), all);
  await bar.getByRole("button", { name: "Take back to here" }).click();
  await page.getByTestId("go-back-yes").click();
  await page.waitForFunction(() => document.querySelector(".table")?.dataset.orders === "0");
  await bar.waitFor({ state: "detached" });
  await page.reload();
  await page.waitForSelector("canvas");
  await page.getByTestId("menu").click();
  await page.getByRole("button", { name: "Lines that were left…" }).click();
  const branches = page.getByTestId("branches");
  await branches.getByText(`${all} orders after order 0`).waitFor();
  await stage.shot(page, "branches");
  assert.deepEqual(await stage.violations(page), []);
  await branches.getByRole("button", { name: "Open again" }).click();
  await page.getByTestId("go-back").getByText(/with the dice as they fell/).waitFor();
  await page.getByTestId("go-back-yes").click();
  await stage.ordersReach(page, all);
  assert.deepEqual(await lines(), log, "as it was played");
  assert.deepEqual(page.faults, []);
  await page.context().close();
});

test("an undo after dice says that they will fall anew", async () => {
  const table = await stage.newTable(house.server.base, house.found.painted, ["person", "person"]);
  const rolled = await stage.playUntil(house.server.base, table, async (_, line) => {
    const { scene } = await line.ask({ ask: "look", seat: null });
    const last = scene.log.filter((entry) => entry.order === scene.orders - 1);
    return scene.undo.undo === null && JSON.stringify(last).includes('"die"') ? scene.orders : null;
  });
  assert.ok(rolled, "dice fall");
  const page = await stage.openPage(house.browser);
  const sent = changesSent(page);
  await stage.sit(page, house.server.base, table);
  const all = await stage.orderCount(page);
  await page.keyboard.press("u");
  const dialog = page.getByRole("dialog", { name: "Go back?" });
  await dialog.getByText("One order is taken back").waitFor();
  await dialog.getByText(/falls anew/).waitFor();
  await stage.shot(page, "undo-dice");
  assert.deepEqual(sent, []);
  await page.getByTestId("go-back-yes").click();
  await page.waitForFunction((before) => Number(document.querySelector(".table")?.dataset.orders) === before - 1, all);
  assert.deepEqual(sent, ["takeback"]);
  assert.deepEqual(page.faults, []);
  await page.context().close();
});

test("the replay's own play follows the action with the camera, and nothing else does", async () => {
  const table = await playedTable(14);
  const page = await stage.openPage(house.browser);
  await stage.sit(page, house.server.base, table);
  const line = await stage.connect(house.server.base, table);
  const all = await stage.orderCount(page);
  // An order that moves somebody.
  const where = ({ scene }) => new Map(scene.view.counters.map((counter) => [counter.id, counter.place]));
  const places = new Map(house.found.painted.board.places.map((place) => [place.id, place]));
  let moved = null;
  for (let order = 0; order < all && !moved; order++) {
    const [before, after] = [where(await line.ask({ ask: "at", order })), where(await line.ask({ ask: "at", order: order + 1 }))];
    const [id] = [...after].find(([id, place]) => places.has(place) && places.has(before.get(id)) && before.get(id) !== place) ?? [];
    if (id) moved = { order, to: after.get(id) };
  }
  assert.ok(moved, "somebody marches");
  const bar = await replayFrom(page, moved.order);
  // Look elsewhere first.
  const far = stage.farthest(house.found.painted, moved.to);
  await page.evaluate((id) => window.stavka.show([id]), far);
  const inSight = async () => {
    const point = await page.evaluate((id) => window.stavka.pointOf(id), moved.to);
    const box = await page.locator("canvas").first().boundingBox();
    return point.x > 0 && point.y > 0 && point.x < box.width && point.y < box.height;
  };
  await bar.getByRole("button", { name: "One order on" }).click();
  await page.getByText(`Before order ${moved.order + 2} of `).waitFor();
  assert.equal(await inSight(), false, "a step moves nothing but the order");
  await bar.getByRole("button", { name: "One order back" }).click();
  await page.getByText(`Before order ${moved.order + 1} of `).waitFor();
  await bar.getByRole("button", { name: "Play", exact: true }).click();
  await page.getByText(`Before order ${moved.order + 2} of `).waitFor();
  await page.waitForTimeout(150);
  assert.equal(await inSight(), true, "the play shows what happens");
  await stage.shot(page, "replay-follows");
  await bar.getByRole("button", { name: "Pause" }).click();
  line.close();
  assert.deepEqual(page.faults, []);
  await page.context().close();
});

test("on a phone, the past is as plain and going back is asked about with a finger", async () => {
  const table = await playedTable(12);
  const page = await stage.openPage(house.browser, stage.PHONE);
  await page.goto(`${house.server.base}/#/table/${table}/at/2`);
  await page.getByTestId("replay-banner").waitFor();
  await page.getByTestId("replay").waitFor();
  await stage.shot(page, "past-phone");
  assert.deepEqual(await stage.violations(page), []);
  await page.getByRole("button", { name: "Take back to here" }).tap();
  const dialog = page.getByRole("dialog", { name: "Go back?" });
  await dialog.waitFor();
  await stage.shot(page, "go-back-phone");
  await page.getByTestId("go-back-yes").tap();
  await page.waitForFunction(() => document.querySelector(".table")?.dataset.orders === "2");
  assert.deepEqual(page.faults, []);
  await page.context().close();
});
