// A position from a real table: entered by form and map, judged, mended, and played on from.

import assert from "node:assert/strict";
import { test } from "node:test";

import * as stage from "./stage.mjs";

const house = stage.house();

/** What the test needs to know of a position: places, and counters of both sides that are there from the beginning. */
async function material() {
  const { title, board } = house.found.painted;
  const { form, text } = await stage.formOf(house.server.base, house.found.painted);
  const sides = new Map(form.counters.map((one) => [one.id, one]));
  const grounds = new Set(board.places.filter((place) => place.outline === 0).map((place) => place.id));
  const lines = text.split("\n").map((line) => line.split(": ")).filter(([place]) => grounds.has(place));
  const of = (side) =>
    lines.flatMap(([place, counters]) => counters.split(" ").map((id) => ({ place, id, info: sides.get(id) }))).filter((one) => one.info?.side === side && one.info.states.includes("reduced"));
  return { title, form, text, first: of(title.sides[0].id), second: of(title.sides[1].id) };
}

const settled = (page, flaws) => page.waitForFunction((count) => document.querySelector(".entry")?.dataset.flaws === String(count), flaws);

/** Take a counter from the tray and put it down on the map. */
async function place(page, id, where) {
  await page.getByRole("tab", { name: "Counters" }).click();
  await page.getByRole("searchbox").fill(id);
  await page.locator(".tray .pick").first().click();
  await page.getByTestId("hand").waitFor();
  await stage.clickPlace(page, where);
  await page.getByTestId("hand").waitFor({ state: "detached" });
}

test("a position is entered by form and map, a flaw is told with its clause and mended, and the computer plays on", async () => {
  const { title, form, first, second } = await material();
  const page = await stage.openPage(house.browser);
  await page.goto(house.server.base);
  await page.getByRole("radio", { name: title.name }).click();
  await page.locator("details.more > summary").click();
  await page.getByRole("link", { name: "Enter a position from your table" }).click();
  await page.waitForSelector("canvas");
  await page.waitForFunction(() => window.stavka?.pointOf);
  await settled(page, 0);
  await stage.shot(page, "entry-set-up");

  // An empty board lacks a turn and a phase: the form has both.
  await page.getByRole("tab", { name: "Text" }).click();
  await page.getByRole("button", { name: "Begin with an empty board" }).click();
  await settled(page, 2);
  assert.equal(await page.getByTestId("play").isDisabled(), true);
  await page.getByRole("tab", { name: "Fields" }).click();
  const [turn, phase] = form.fields;
  await page.locator(`[id="field-${turn.key}"]`).fill("2");
  const begins = phase.kind.values.find((value) => value.id.includes("movement") && value.id.includes(title.sides[1].id));
  await page.locator(`[id="field-${phase.key}"]`).selectOption(begins.id);
  await settled(page, 0);

  // What lies on the sides of places is chosen there, not in the place beside them.
  const onSides = form.fields.find((field) => field.kind.kind === "places" && !field.kind.outlines.includes(0));
  const side = house.found.painted.board.places.find((one) => onSides.kind.outlines.includes(one.outline) && one.x > 2 && one.y > 2);
  const field = page.locator(".field").filter({ has: page.locator(`[id="field-${onSides.key}"]`) });
  await page.locator(`[id="field-${onSides.key}"]`).click();
  await stage.clickPlace(page, side.id);
  await field.locator(".place").waitFor();
  await page.getByRole("tab", { name: "Text" }).click();
  assert.match(await page.locator("textarea").inputValue(), new RegExp(`^${onSides.key}: ${side.id}$`, "m"));
  await page.getByRole("tab", { name: "Fields" }).click();
  await field.locator(".place").click();
  await page.locator(`[id="field-${onSides.key}"]`).click();
  await settled(page, 0);

  // Two enemies in one place.
  const [own, other] = [first[0], second[0]];
  await place(page, own.id, own.place);
  await settled(page, 0);
  await place(page, other.id, own.place);
  await settled(page, 1);
  const flaw = page.getByTestId("flaws").locator(".flaw").first();
  assert.match((await flaw.locator(".clause").textContent()) ?? "", /\d+\./);
  await stage.shot(page, "entry-flaw");
  await flaw.click();
  const chosen = await page.locator("textarea").evaluate((area) => area.value.slice(area.selectionStart, area.selectionEnd));
  assert.ok(chosen.startsWith(own.place), `the line of the flaw is selected, not ${chosen}`);

  // Mend it on the map, and turn a counter over.
  await stage.clickPlace(page, own.place);
  const card = page.locator("article", { hasText: await nameOf(title.id, other.id) });
  await card.getByRole("button", { name: "Pick up" }).click();
  await stage.clickPlace(page, other.place);
  await settled(page, 0);
  await page.locator("article", { hasText: await nameOf(title.id, other.id) }).getByRole("button", { name: "reduced" }).click();
  await settled(page, 0);

  // Reloading loses nothing.
  await page.reload();
  await page.waitForSelector("canvas");
  await settled(page, 0);
  await page.getByRole("tab", { name: "Text" }).click();
  const text = await page.locator("textarea").inputValue();
  assert.ok(text.includes(`${other.place}: ${other.id}(reduced)`), text);
  await stage.shot(page, "entry-text");

  // The computer has the first move.
  await page.getByTestId("play").click();
  await page.waitForSelector(".table");
  await stage.ordersReach(page, 1);
  assert.deepEqual(page.faults, []);
  await page.context().close();
});

async function nameOf(game, id) {
  const names = await (await fetch(`${house.server.base}/api/games/${game}/names`)).json();
  return names[id];
}

test("a position is entered on a phone, and the page has no serious violations", async () => {
  const { title, first } = await material();
  const page = await stage.openPage(house.browser, { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  await page.goto(`${house.server.base}/#/enter/${title.id}`);
  await page.waitForSelector("canvas");
  await page.waitForFunction(() => window.stavka?.pointOf);
  await settled(page, 0);
  await page.getByRole("tab", { name: "Text" }).click();
  await page.locator("textarea").fill("");
  await settled(page, 2);
  await place(page, first[0].id, first[0].place);
  await stage.shot(page, "entry-phone");
  const wide = await page.evaluate(() => document.documentElement.scrollWidth);
  assert.ok(wide <= 390, `nothing sticks out: ${wide}`);
  assert.deepEqual(await stage.violations(page), []);
  assert.deepEqual(page.faults, []);
  await page.context().close();
});

test("a game that cannot be entered does not offer it", async () => {
  const page = await stage.openPage(house.browser);
  await page.goto(house.server.base);
  await page.getByRole("radio", { name: house.found.plain.title.name }).click();
  await page.getByTestId("open").waitFor();
  assert.equal(await page.getByRole("link", { name: "Enter a position from your table" }).count(), 0);
  await page.context().close();
});
