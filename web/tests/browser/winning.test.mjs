// How the game is won, what places are worth on the board, the charts, and the contents of the rules.

import assert from "node:assert/strict";
import { test } from "node:test";

import * as stage from "./stage.mjs";

const house = stage.house();

/** Where hands are secret a curtain hangs before the first decision. */
async function lift(page) {
  const curtain = page.getByTestId("curtain");
  await page.waitForTimeout(400);
  if (await curtain.count()) await curtain.click();
}

/** Whether there are places to hold: a board whose cards are dealt lies there to be crossed, in its first scenario. */
function holds(game) {
  return game !== house.found.dealt;
}

/** Whether it prints charts. */
function hasCharts({ title }) {
  return title.prints.includes("charts");
}

test("at the start one's own aim is told, and the card tells all of it and shows points on the map", async () => {
  for (const [name, game] of Object.entries(house.found)) {
    const table = await stage.newTable(house.server.base, game, ["person"]);
    const page = await stage.openPage(house.browser);
    await stage.sit(page, house.server.base, table);
    await lift(page);
    const brief = page.getByTestId("winning-brief");
    await brief.waitFor();
    // Where a form lies over the board, it is put aside first.
    const board = page.getByRole("button", { name: "Look at the board" });
    await board.click({ timeout: 3000 }).catch(() => {});
    const aims = brief.locator("li");
    for (const aim of await aims.all()) assert.ok((await aim.innerText()).length > 20, "an aim in words");
    assert.ok((await aims.locator(".chip").count()) >= 1, "and by clause");
    const told = await aims.count();
    await brief.getByRole("button", { name: /Goals of both sides/ }).click();
    const card = page.getByTestId("winning");
    await card.waitFor();
    assert.ok((await card.getByTestId("stands").locator("li").count()) >= 1);
    assert.equal(told, await card.locator("section").first().locator("li").count(), "the brief has all that one's own side is after");
    await stage.shot(page, `winning-${name}`);
    assert.deepEqual(await stage.violations(page), []);
    // Who wins by leaving the board has no places to hold.
    const hasPlaces = holds(game);
    assert.equal(await card.getByTestId("prizes").count(), hasPlaces ? 1 : 0, "points to show where there are any");
    if (hasPlaces) {
      await card.getByTestId("prizes").click();
      await card.waitFor({ state: "detached" });
      await page.waitForFunction(() => window.stavka.prizes() > 5);
      await page.keyboard.press("0");
      await stage.shot(page, `prizes-${name}`);
      await page.keyboard.press("p");
      await page.waitForFunction(() => window.stavka.prizes() === 0);
    } else {
      await page.keyboard.press("Escape");
      await page.getByTestId("prizes-toggle").click();
      await page.getByText("No place counts by itself").waitFor();
      assert.equal(await page.getByTestId("prizes-toggle").getAttribute("aria-pressed"), "false");
    }
    assert.equal(await page.getByTestId("charts-open").count(), hasCharts(game) ? 1 : 0);
    // What was put away stays away.
    await brief.getByRole("button", { name: "Close" }).click();
    await page.reload();
    await page.waitForSelector("canvas");
    await lift(page);
    await page.keyboard.press("w");
    await card.waitFor();
    assert.equal(await brief.count(), 0);
    // A place of the card is shown on the board, a clause in the rulebook.
    if (hasPlaces) {
      await card.locator("button.place").first().click();
      await card.waitFor({ state: "detached" });
      await page.keyboard.press("w");
    }
    await card.locator(".chip").first().click();
    await page.locator("[data-cited]").waitFor();
    assert.equal(await card.count(), 0, "the rulebook is not under a dialog");
    assert.deepEqual(page.faults, []);
    await page.context().close();
  }
});

test("a long log before one's first order leaves the brief where it is, and an order takes it away for good", async () => {
  const { server, browser, found } = house;
  const table = await stage.newTable(server.base, found.painted, ["person"]);
  const page = await stage.openPage(browser);
  const line = await stage.tellPage(page);
  await stage.sit(page, server.base, table);
  const brief = page.getByTestId("winning-brief");
  await brief.waitFor();
  line.tell({ log_before: 300, log_from: 300, log: [] });
  await stage.pause(300);
  assert.equal(await brief.count(), 1);
  const { asked, orders } = line.scene;
  line.tell({ log_before: 300, log_from: 300, log: [{ order: orders, seat: asked[0].seat, what: { id: "told" } }] });
  await brief.waitFor({ state: "detached" });
  line.tell({ log_before: 600, log_from: 600, log: [] });
  await stage.pause(300);
  assert.equal(await brief.count(), 0);
  assert.deepEqual(page.faults, []);
  await page.context().close();
});

test("the charts are one key away, and the battle in hand is marked in them", async () => {
  const table = await stage.newTable(house.server.base, house.found.painted, ["person"]);
  const target = await stage.playUntilFight(house.server.base, house.found.painted, table);
  const page = await stage.openPage(house.browser);
  await stage.sit(page, house.server.base, table);
  const charts = page.getByTestId("charts");
  await page.keyboard.press("c");
  await charts.locator("table").first().waitFor();
  assert.ok((await charts.locator("[data-hit]").count()) > 0, "the phase is marked in the sequence of play");
  await stage.shot(page, "charts");
  assert.deepEqual(await stage.violations(page), []);
  await page.keyboard.press("Escape");
  // The second time they are there at once, and have the keyboard; the board hears nothing meanwhile.
  await page.keyboard.press("c");
  await page.waitForFunction(() => document.activeElement?.closest("[role=dialog]"));
  await page.locator("canvas").focus();
  const spoken = page.locator('.unseen[role="status"]').first();
  const said = await spoken.textContent();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  assert.equal(await spoken.textContent(), said);
  await page.keyboard.press("Escape");
  await stage.clickPlace(page, target);
  await page.getByTestId("plan").waitFor();
  await page.waitForFunction(() => document.querySelector("[data-testid=plan]")?.textContent.match(/\d in \d/));
  await page.locator("canvas").focus();
  await page.keyboard.press("c");
  await charts.locator("[data-hit]").first().waitFor();
  assert.equal(await charts.locator("nav .now").innerText(), "The battle in hand");
  const columns = await charts.locator("thead th.in").count();
  assert.equal(columns, 1, "one column of the table");
  await stage.shot(page, "charts-battle");
  assert.deepEqual(page.faults, []);
  await page.context().close();
});

test("wherever there are charts, they mark what the game is at", async () => {
  for (const [name, game] of Object.entries(house.found)) {
    const table = await stage.newTable(house.server.base, game, ["person"]);
    // What is set up in secret is no turn yet.
    await stage.playUntil(house.server.base, table, async (asked, line) => (await line.ask({ ask: "look", seat: asked.seat })).scene.view.phases.some(({ now }) => now));
    const page = await stage.openPage(house.browser);
    await stage.sit(page, house.server.base, table);
    await lift(page);
    if ((await page.getByTestId("charts-open").count()) === 0) continue;
    await page.getByTestId("charts-open").click();
    await page.getByTestId("charts").locator("[data-hit]").first().waitFor();
    await stage.shot(page, `charts-now-${name}`);
    assert.deepEqual(page.faults, []);
    await page.context().close();
  }
});

test("a battle that is part of a set is marked in the charts, too", async () => {
  const { title, board } = house.found.areas;
  const table = await stage.newTable(house.server.base, { title }, ["person"], { scenario: board.areas[0].scenario });
  const places = (order) => [...order.matchAll(/@([^,\s]+)/g)].map((match) => match[1]);
  const met = await stage.playUntil(house.server.base, table, async (asked, line) => {
    if (!asked.set) return null;
    const { orders } = await line.ask({ ask: "orders", seat: asked.seat, who: [] });
    return orders.find((order) => order.startsWith(`${asked.set} `) && places(order).length > 0) ?? null;
  }, 6000);
  assert.ok(met, "somebody can attack");
  const page = await stage.openPage(house.browser);
  await stage.sit(page, house.server.base, table);
  const set = page.getByTestId("set");
  await set.waitFor();
  const [at] = places(met.found);
  const card = set.locator(`[data-target="${at}"]`);
  if ((await card.count()) === 0) await stage.clickPlace(page, at);
  else if ((await card.locator('[aria-expanded="true"]').count()) === 0) await card.locator(".head").click();
  await card.getByTestId("join").first().click();
  await set.locator("tbody .chip").first().waitFor();
  await page.locator("canvas").focus();
  await page.keyboard.press("c");
  const charts = page.getByTestId("charts");
  await charts.locator("[data-hit]").first().waitFor();
  await stage.shot(page, "charts-battle-set");
  assert.ok((await charts.locator("thead th.in").count()) >= 1, "a column of a table");
  assert.deepEqual(page.faults, []);
  await page.context().close();
});

test("charts, goals and points can be had on a phone", async () => {
  for (const [name, game] of Object.entries(house.found)) {
    const table = await stage.newTable(house.server.base, game, ["person"]);
    const page = await stage.openPage(house.browser, stage.PHONE);
    await stage.sit(page, house.server.base, table);
    await lift(page);
    await page.getByTestId("menu").click();
    await page.getByRole("button", { name: "How do I win?" }).click();
    const card = page.getByTestId("winning");
    await card.waitFor();
    await stage.shot(page, `phone-winning-${name}`);
    if (holds(game)) {
      await card.getByTestId("prizes").click();
      await page.waitForFunction(() => window.stavka.prizes() > 5);
      await stage.shot(page, `phone-prizes-${name}`);
    } else await page.keyboard.press("Escape");
    await page.getByTestId("menu").click();
    await page.getByRole("button", { name: "How do I win?" }).waitFor();
    if (hasCharts(game)) {
      await page.getByRole("button", { name: "Charts" }).click();
      await page.getByTestId("charts").waitFor();
      await page.waitForTimeout(300);
      await stage.shot(page, `phone-charts-${name}`);
    } else assert.equal(await page.getByRole("button", { name: "Charts" }).count(), 0, "none are offered where there are none");
    const wide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
    assert.equal(wide, false, "nothing is wider than the screen");
    assert.deepEqual(page.faults, []);
    await page.context().close();
  }
});

test("the rules begin with their contents, and a number finds its clause first", async () => {
  const table = await stage.newTable(house.server.base, house.found.painted, ["person"]);
  const page = await stage.openPage(house.browser);
  await stage.sit(page, house.server.base, table);
  await page.keyboard.press("r");
  const contents = page.getByTestId("contents");
  await contents.waitFor();
  await stage.shot(page, "contents");
  const chapter = contents.getByRole("button").nth(3);
  const number = (await chapter.locator("span").innerText()).trim();
  await chapter.click();
  const cited = page.locator("[data-cited] h3 span");
  await cited.waitFor();
  assert.ok((await cited.innerText()).startsWith(number), number);
  await page.getByRole("button", { name: "Contents" }).click();
  await contents.waitFor();
  const rules = await (await fetch(`${house.server.base}/api/games/${house.found.painted.title.id}/rules`)).json();
  const wanted = rules.clause.find(({ id }, at) => at > 20 && rules.clause.slice(0, at).some((one) => one.text.includes(id) || one.ruling.includes(id)))?.id ?? rules.clause[30].id;
  await page.getByRole("searchbox").fill(wanted);
  await page.waitForFunction((id) => document.querySelector(".clauses section h3 span")?.textContent === id, wanted);
  assert.deepEqual(page.faults, []);
  await page.context().close();
});
