// A whole turn at one screen, dice of one's own, and answers that are given without asking.

import assert from "node:assert/strict";
import { test } from "node:test";

import * as stage from "./stage.mjs";

const house = stage.house();
/** The last scenario binds nobody's hands: every phase can be ended at will. */
const free = () => ({ scenario: house.found.painted.title.scenarios.at(-1).id });
const turnOf = (page) => page.locator("header .where span").textContent();

/** Answer what is asked with one click, the gold button or the first of the list: until it is done, or a die is wanted. */
async function answer(page) {
  const given = await stage.orderCount(page);
  const gold = page.getByTestId("phase");
  const listed = page.getByTestId("orders").locator("button");
  const all = page.getByRole("button", { name: /List every order/ });
  await gold.or(listed.first()).or(all).first().waitFor();
  if (await gold.count()) await gold.click();
  else {
    if (!(await listed.count())) await all.click();
    await listed.first().click();
  }
  await page.waitForFunction((least) => document.querySelector(".card.dice") || Number(document.querySelector(".table").dataset.orders) > least, given);
}

/** Move somebody who can go somewhere, on the map; whether there was anybody. */
async function march(page) {
  const actors = page.getByTestId("actors").locator("button");
  for (let index = 0; index < Math.min(6, await actors.count()); index++) {
    const given = await stage.orderCount(page);
    await actors.nth(index).click();
    await page.getByTestId("hint").waitFor();
    const places = await page.evaluate(() => window.stavka.reachable());
    if (places.length > 0) {
      await stage.clickPlace(page, places.at(-1));
      const menu = page.getByRole("menuitem").first();
      await page.waitForFunction((least) => document.querySelector('[role="menuitem"]') || Number(document.querySelector(".table").dataset.orders) > least, given);
      if (await menu.count()) await menu.click();
      await stage.ordersReach(page, given + 1);
      await page.keyboard.press("Escape");
      return true;
    }
    await page.getByRole("button", { name: "Put down" }).click();
  }
  return false;
}

test("both sides play a turn at one screen by clicks alone, and the next turn begins", async () => {
  const table = await stage.newTable(house.server.base, house.found.painted, ["person"], free());
  const page = await stage.openPage(house.browser);
  await stage.sit(page, house.server.base, table);
  const begun = await turnOf(page);
  const turns = new Set();
  const marched = new Set();
  for (let count = 0; count < 80 && turns.size < 2; count++) {
    const seat = await page.locator(".table").getAttribute("data-seat");
    const named = page.locator(".whose");
    await named.waitFor();
    assert.match(await named.textContent(), /to decide/, "the page says whose decision it is");
    if (!marched.has(seat) && (await march(page))) marched.add(seat);
    else await answer(page);
    const turn = await turnOf(page);
    if (turn !== begun) turns.add(turn);
  }
  assert.equal(turns.size, 2, `the turn that began and the next: ${[...turns]}`);
  assert.equal(marched.size, house.found.painted.title.seats.length, "every seat has moved somebody");
  await stage.shot(page, "next-turn");
  assert.deepEqual(page.faults, []);
  await page.context().close();
});

test("dice of one's own are typed in, and the game goes on with what they show", async () => {
  const table = await stage.newTable(house.server.base, house.found.painted, ["person"], { ...free(), rolling: "typed" });
  const page = await stage.openPage(house.browser);
  await stage.sit(page, house.server.base, table);
  const question = page.getByText(/Roll a die with \d+ sides/);
  for (let count = 0; count < 80 && (await question.count()) === 0; count++) await answer(page);
  await question.waitFor();
  assert.equal(await page.getByTestId("phase").count(), 0, "nothing else can be done before the die is known");
  await stage.shot(page, "typed-die");
  const given = await stage.orderCount(page);
  const faces = page.locator(".card.dice .faces button");
  const typed = (await faces.nth(1).textContent()).trim();
  for (let count = 0; count < 60 && (await stage.orderCount(page)) === given; count++) {
    const before = await page.locator(".card.dice").textContent();
    await faces.nth(1).click();
    await page.waitForFunction(
      ([text, orders]) => document.querySelector(".card.dice")?.textContent !== text || Number(document.querySelector(".table").dataset.orders) > orders,
      [before, given],
    );
  }
  await stage.ordersReach(page, given + 1);
  await page.getByRole("tab", { name: "Journal" }).click();
  await page.getByText(new RegExp(`Die ${typed}\\b`)).first().waitFor();
  assert.deepEqual(page.faults, []);
  await page.context().close();
});

test("a reaction that one is tired of is answered without asking, until one wants to be asked again", async () => {
  const { title } = house.found.painted;
  const table = await stage.newTable(house.server.base, house.found.painted, ["person"]);
  const sideOf = (seat) => title.sides[title.seats.find((one) => one.id === seat).side].id;
  // A choice of the side whose phase it is not.
  const reaction = await stage.playUntil(house.server.base, table, async (asked, line) => {
    const { scene } = await line.ask({ ask: "look", seat: null });
    const now = scene.view.phases.find((phase) => phase.now && phase.side);
    return now !== undefined && now.side !== sideOf(asked.seat) && asked.orders.length > 1;
  });
  assert.ok(reaction, "somebody has to react");
  const page = await stage.openPage(house.browser);
  await stage.sit(page, house.server.base, table);
  const given = await stage.orderCount(page);
  await page.getByRole("button", { name: "Do not ask me again" }).click();
  await page.getByRole("button", { name: "Let the computer answer" }).click();
  await stage.ordersReach(page, given + 1);
  // It can be read and taken back in the menu.
  await page.getByRole("navigation").getByRole("button", { name: "Menu" }).click();
  const again = page.getByRole("button", { name: "Ask me again", exact: true });
  await again.waitFor();
  await stage.shot(page, "standing");
  await again.click();
  await page.getByText("None. Beside a question").waitFor();
  assert.deepEqual(page.faults, []);
  await page.context().close();
});
