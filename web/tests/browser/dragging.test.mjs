// A position entered by dragging: from the tray to the map, over the map and back, with mouse and finger.

import assert from "node:assert/strict";
import { test } from "node:test";

import * as stage from "./stage.mjs";

const house = stage.house();

/** So far above the finger lies what it drags. */
const ABOVE = 48;

/** Counters of the set-up that stand on the ground, with two more places to put them. */
async function material() {
  const { title, board } = house.found.painted;
  const { form, text } = await stage.formOf(house.server.base, house.found.painted);
  const infos = new Map(form.counters.map((one) => [one.id, one]));
  const grounds = new Map(board.places.filter((place) => place.outline === 0).map((place) => [place.id, place]));
  const lines = text.split("\n").map((line) => line.split(": ")).filter(([place]) => grounds.has(place));
  const found = lines.flatMap(([place, counters]) => counters.split(" ").map((id) => ({ place, id }))).find(({ id }) => infos.get(id)?.states.includes("reduced"));
  const at = grounds.get(found.place);
  const next = board.places.find((place) => place.outline === 0 && Math.abs(Math.hypot(place.x - at.x, place.y - at.y) - 2) < 0.3);
  const bare = text.split("\n").filter((line) => /^(turn|phase|weather|points)/.test(line)).join("\n");
  return { title, board, form, bare: `${bare}\n`, id: found.id, place: found.place, next: next.id, infos };
}

const settled = (page) => page.waitForFunction(() => /^\d+$/.test(document.querySelector(".entry")?.dataset.flaws ?? ""));

async function enter(options = {}) {
  const made = await material();
  const page = await stage.openPage(house.browser, options);
  await page.goto(`${house.server.base}/#/enter/${made.title.id}`);
  await page.waitForFunction(() => window.stavka?.pointOf);
  await settled(page);
  await page.getByRole("tab", { name: "Text" }).click();
  await page.locator("textarea").fill(made.bare);
  await settled(page);
  await page.getByRole("tab", { name: "Counters" }).click();
  return { page, ...made };
}

async function textOf(page) {
  await page.getByRole("tab", { name: "Text" }).click();
  const text = await page.locator("textarea").inputValue();
  await page.getByRole("tab", { name: "Counters" }).click();
  return text;
}

async function middleOf(page, selector) {
  const box = await page.locator(selector).first().boundingBox();
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Wait until the text has this line, or lacks it. */
async function says(page, line, wanted = true) {
  for (let tries = 0; tries < 40; tries++) {
    if ((await textOf(page)).split("\n").includes(line) === wanted) return;
    await page.waitForTimeout(50);
  }
  assert.fail(`${wanted ? "lacks" : "still has"} ${line}: ${await textOf(page)}`);
}

test("a counter is dragged from the tray to a hex, on to another, and back; each change is undone with U", async () => {
  const { page, id, place, next } = await enter();
  await page.getByRole("searchbox").fill(id);
  const to = await stage.pointOf(page, place);
  const from = await middleOf(page, `.pick[data-counter="${id}"]`);
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x - 40, from.y, { steps: 3 });
  await page.mouse.move(to.x, to.y, { steps: 8 });
  const opacity = await page.getByTestId("ghost").evaluate((ghost) => getComputedStyle(ghost).opacity);
  assert.equal(opacity, "0.62");
  await stage.shot(page, "entry-drag");
  await page.mouse.up();
  await page.getByTestId("ghost").waitFor({ state: "detached" });
  await says(page, `${place}: ${id}`);
  await settled(page);

  // From hex to hex; the board does not pan meanwhile.
  const start = await stage.pointOf(page, place);
  const end = await page.evaluate((other) => window.stavka.pointOf(other), next);
  const box = await page.locator("canvas").boundingBox();
  await page.mouse.move(start.x, start.y);
  await page.mouse.down();
  await page.mouse.move(box.x + end.x, box.y + end.y, { steps: 8 });
  await page.mouse.up();
  await says(page, `${next}: ${id}`);
  await settled(page);
  assert.deepEqual(await page.evaluate((other) => window.stavka.pointOf(other), next), end);

  // Escape cancels.
  const again = await stage.pointOf(page, next);
  await page.mouse.move(again.x, again.y);
  await page.mouse.down();
  await page.mouse.move(again.x + 90, again.y + 60, { steps: 4 });
  await page.getByTestId("ghost").waitFor();
  await page.keyboard.press("Escape");
  await page.getByTestId("ghost").waitFor({ state: "detached" });
  await page.mouse.up();
  await says(page, `${next}: ${id}`);

  // Back into the tray.
  await page.mouse.move(again.x, again.y);
  await page.mouse.down();
  const tray = await middleOf(page, ".panel");
  await page.mouse.move(tray.x, tray.y, { steps: 8 });
  assert.equal(await page.locator("aside.target").count(), 1);
  await stage.shot(page, "entry-drag-back");
  await page.mouse.up();
  await says(page, `${next}: ${id}`, false);

  await page.locator("canvas").focus();
  await page.keyboard.press("u");
  await says(page, `${next}: ${id}`);
  await page.locator("canvas").focus();
  await page.keyboard.press("Control+z");
  await says(page, `${place}: ${id}`);
  await page.locator("canvas").focus();
  await page.keyboard.press("Control+y");
  await says(page, `${next}: ${id}`);
  assert.deepEqual(page.faults, []);
  await page.context().close();
});

test("a mouse on the ground pans the board, and a click on a counter still opens its stack", async () => {
  const { page, id, place, next } = await enter();
  await page.getByRole("tab", { name: "Text" }).click();
  await page.locator("textarea").fill(`${await page.locator("textarea").inputValue()}${place}: ${id}\n`);
  await settled(page);
  const ground = await stage.pointOf(page, next);
  await page.mouse.move(ground.x, ground.y);
  await page.mouse.down();
  await page.mouse.move(ground.x + 60, ground.y, { steps: 4 });
  assert.equal(await page.getByTestId("ghost").count(), 0);
  await page.mouse.up();
  const moved = await page.evaluate((other) => window.stavka.pointOf(other), next);
  const box = await page.locator("canvas").boundingBox();
  assert.ok(Math.abs(box.x + moved.x - ground.x - 60) < 8, "the ground came along");
  await stage.clickPlace(page, place);
  await page.locator("article").waitFor();
  await page.context().close();
});

test("a ship is dropped on the hexside that is nearest", async () => {
  const { page, form, board } = await enter();
  const ship = form.counters.find((one) => !one.outlines.includes(0));
  const side = board.places.find((place) => ship.outlines.includes(place.outline));
  await page.getByRole("searchbox").fill(ship.id);
  const to = await stage.pointOf(page, side.id);
  const from = await middleOf(page, `.pick[data-counter="${ship.id}"]`);
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x + 9, to.y + 4, { steps: 8 });
  await page.mouse.up();
  await says(page, `${side.id}: ${ship.id}`);
  await page.context().close();
});

/** A finger that goes down, rests or not, moves and goes up. */
async function finger(page, from, to, rest) {
  const client = await page.context().newCDPSession(page);
  const send = (type, points) => client.send("Input.dispatchTouchEvent", { type, touchPoints: points });
  await send("touchStart", [from]);
  if (rest) await page.getByTestId("ghost").waitFor();
  for (let step = 1; step <= 8; step++) {
    const at = (a, b) => a + ((b - a) * step) / 8;
    await send("touchMove", [{ x: at(from.x, to.x), y: at(from.y, to.y) }]);
  }
  return { lift: () => send("touchEnd", []) };
}

test("a finger that rests drags from the tray and over the map, and one that does not scrolls and pans", async () => {
  const { page, id, place, next } = await enter({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  // Without a rest the tray scrolls.
  const panel = page.locator(".panel");
  const tile = await middleOf(page, ".pick");
  const scroll = await finger(page, tile, { x: tile.x, y: tile.y - 90 }, false);
  assert.equal(await page.getByTestId("ghost").count(), 0);
  await scroll.lift();
  await page.waitForFunction(() => document.querySelector(".panel").scrollTop > 20);
  await panel.evaluate((one) => one.scrollTo(0, 0));

  await page.getByRole("searchbox").fill(id);
  const to = await stage.pointOf(page, place);
  const drag = await finger(page, await middleOf(page, `.pick[data-counter="${id}"]`), { x: to.x, y: to.y + ABOVE }, true);
  await stage.shot(page, "entry-drag-phone");
  await drag.lift();
  await says(page, `${place}: ${id}`);
  await settled(page);

  const start = await stage.pointOf(page, place);
  const end = await page.evaluate((other) => window.stavka.pointOf(other), next);
  const box = await page.locator("canvas").boundingBox();
  const over = await finger(page, start, { x: box.x + end.x, y: box.y + end.y + ABOVE }, true);
  await over.lift();
  await says(page, `${next}: ${id}`);
  await settled(page);

  // Without a rest the map pans, though a counter lies under the finger.
  const counter = await stage.pointOf(page, next);
  const pan = await finger(page, counter, { x: counter.x - 70, y: counter.y }, false);
  assert.equal(await page.getByTestId("ghost").count(), 0);
  await pan.lift();
  await says(page, `${next}: ${id}`);
  assert.deepEqual(page.faults, []);
  await page.context().close();
});
