// From the start page to a table, hotseat turns, refusals, undo, reload.

import assert from "node:assert/strict";
import { test } from "node:test";

import * as stage from "./stage.mjs";

const house = stage.house();

test("a newcomer opens a table from the start page, and finds it again", async () => {
  const page = await stage.openPage(house.browser);
  await page.goto(house.server.base);
  await page.getByRole("radio", { name: house.found.painted.title.name }).click();
  const seats = page.locator("section", { hasText: "Who plays" }).locator("select");
  await seats.nth(1).selectOption("here");
  await stage.shot(page, "start");
  await page.getByTestId("open").click();
  await page.waitForSelector("canvas");
  assert.match(page.url(), /#\/table\/\w+/);
  await page.getByRole("link", { name: "Stavka" }).first().click();
  await page.getByRole("link", { name: "Continue" }).first().click();
  await page.waitForSelector("canvas");
  assert.deepEqual(page.faults, []);
  await page.context().close();
});

test("a table is opened with one's own data, and a file that does not fit is refused in its own words", async () => {
  const page = await stage.openPage(house.browser);
  await page.goto(house.server.base);
  const { title } = house.found.painted;
  await page.getByRole("radio", { name: title.name }).click();
  const bring = (text) => page.getByTestId("data-file").setInputFiles({ name: "mine.toml", mimeType: "text/plain", buffer: Buffer.from(text) });
  await bring('game = "another"');
  await page.getByTestId("data").getByText("mine.toml").waitFor();
  await page.getByTestId("open").click();
  await page.getByText("not").filter({ hasText: title.id }).first().waitFor();
  await page.getByTestId("data").getByRole("button").click();
  await page.getByTestId("data").waitFor({ state: "detached" });
  await bring(`game = "${title.id}"\n`);
  await page.getByTestId("data").waitFor();
  await stage.shot(page, "own-data");
  await page.getByTestId("open").click();
  await page.waitForSelector("canvas");
  await page.getByRole("link", { name: "Stavka" }).first().click();
  await page.getByText("own data").first().waitFor();
  assert.deepEqual(page.faults.filter((fault) => !fault.includes("422")), []);
  await page.context().close();
});

test("a scenario is drawn at random for two sides that are named", async () => {
  const page = await stage.openPage(house.browser);
  await page.goto(house.server.base);
  const { title } = house.found.dealt;
  await page.getByRole("radio", { name: title.name }).click();
  await page.locator("details.more summary").click();
  const names = title.factions.slice(-2);
  await page.getByTestId("draw-0").selectOption(names[0].id);
  await page.getByTestId("draw-1").selectOption(names[1].id);
  await page.getByTestId("draw-it").click();
  await page.getByTestId("text-scenario").waitFor();
  await stage.shot(page, "drawn");
  await page.getByTestId("open").click();
  await page.waitForSelector("canvas");
  // Which of them is on screen first is drawn, too.
  await page.waitForFunction((drawn) => drawn.some(({ name }) => document.body.textContent.includes(name)), names);
  assert.deepEqual(page.faults, []);
  await page.context().close();
});

test("who rolls at a real table also rolls what a game begins with", async () => {
  const page = await stage.openPage(house.browser);
  await page.goto(house.server.base);
  const { title } = house.found.plain;
  await page.getByRole("radio", { name: title.name }).click();
  const dice = page.locator("select", { has: page.locator('option[value="typed"]') });
  await dice.selectOption("typed");
  await page.getByTestId("open").click();
  const die = page.getByTestId("setup-die");
  await die.getByRole("button").first().waitFor();
  assert.equal(await die.getByRole("button").count(), 6);
  await stage.shot(page, "setup-die");
  // Another choice has other dice.
  await dice.selectOption("seeded");
  await die.waitFor({ state: "detached" });
  await dice.selectOption("typed");
  await page.getByTestId("open").click();
  await die.getByRole("button", { name: "6" }).click();
  await page.waitForSelector("canvas");
  await page.getByRole("alert").waitFor({ state: "detached" });
  assert.deepEqual(page.faults, []);
  await page.context().close();
});

test("the button that opens the table is in sight on every screen, whichever game is chosen", async () => {
  const page = await stage.openPage(house.browser);
  await page.goto(house.server.base);
  const open = page.getByTestId("open");
  await open.waitFor();
  const titles = await (await fetch(`${house.server.base}/api/games`)).json();
  for (const [width, height] of [[1920, 1080], [1400, 900], [1280, 720], [1024, 600], [768, 1024], [390, 844], [360, 640], [844, 390]]) {
    await page.setViewportSize({ width, height });
    for (const { name } of titles) {
      await page.getByRole("radio", { name }).click();
      await page.evaluate(() => scrollTo(0, 0));
      const box = await open.boundingBox();
      assert.ok(box && box.x >= 0 && box.y >= 0 && box.x + box.width <= width && box.y + box.height <= height, `${name}, ${width} by ${height}: ${JSON.stringify(box)}`);
    }
  }
  assert.deepEqual(page.faults, []);
  await page.context().close();
});

test("every option of a game says what it means, and its clause opens beside it", async () => {
  const page = await stage.openPage(house.browser);
  await page.goto(house.server.base);
  const { title } = house.found.painted;
  await page.getByRole("radio", { name: title.name }).click();
  await page.getByTestId("options").locator("summary").click();
  const options = page.locator(".option");
  assert.equal(await options.count(), title.options.length);
  for (const about of await options.locator(".note").allTextContents()) assert.ok(about.length > 20, about);
  const [first] = title.options;
  await options.first().getByRole("button", { name: first.clause }).click();
  const clause = page.getByTestId("option-clause");
  await clause.getByText(first.clause, { exact: true }).waitFor();
  await stage.shot(page, "options");
  await options.first().getByRole("button", { name: first.clause }).click();
  await clause.waitFor({ state: "detached" });
  assert.deepEqual(page.faults, []);
  await page.context().close();
});

test("hotseat: orders are given on the map, refused with their clause, undone and given again", async () => {
  const table = await stage.newTable(house.server.base, house.found.painted, ["person"]);
  const { ways, from } = await stage.playUntilWalk(house.server.base, house.found.painted, table);
  const page = await stage.openPage(house.browser);
  await stage.sit(page, house.server.base, table);
  const before = await stage.orderCount(page);

  await stage.clickPlace(page, from);
  await page.waitForFunction(() => document.querySelectorAll(".pick.on").length > 0);
  // One alone: put the others down.
  const others = page.locator(".pick.on");
  for (let left = await others.count(); left > 0; left--) {
    if ((await others.count()) <= 1) break;
    await others.last().click();
    await page.waitForTimeout(80);
  }
  await page.waitForTimeout(400);
  await stage.shot(page, "movement");

  // A place far away is refused, with a clause that opens the rulebook.
  await stage.clickPlace(page, stage.farthest(house.found.painted, from));
  const breach = page.getByTestId("breach");
  await breach.waitFor();
  const clause = await breach.locator(".chip").textContent();
  assert.match(clause ?? "", /\w+\./);
  await stage.shot(page, "refusal");
  await breach.locator(".chip").click();
  await page.locator("[data-cited]").waitFor();
  assert.equal(await page.locator("[data-cited] h3 span").textContent(), clause?.trim());
  await page.getByRole("button", { name: "Close" }).first().click();
  assert.equal(await stage.orderCount(page), before, "nothing has changed");

  // The longest way that is offered; then back, and again.
  const way = ways.sort((a, b) => b.length - a.length)[0];
  const end = way.split(">").at(-1);
  await stage.clickPlace(page, end);
  await stage.ordersReach(page, before + 1);
  await page.keyboard.press("u");
  await page.waitForFunction((count) => Number(document.querySelector(".table").dataset.orders) === count, before);
  await page.keyboard.press("Control+y");
  await stage.ordersReach(page, before + 1);

  // Reloading loses nothing.
  const now = await stage.orderCount(page);
  await page.reload();
  await page.waitForSelector("canvas");
  assert.equal(await stage.orderCount(page), now);
  assert.deepEqual(page.faults, []);
  await page.context().close();
});

test("when the line breaks the page says so, tries again, and loses no order", async () => {
  const table = await stage.newTable(house.server.base, house.found.painted, ["person"]);
  const page = await stage.openPage(house.browser);
  await stage.sit(page, house.server.base, table);
  const before = await stage.orderCount(page);
  const { port, folder } = house.server;
  await house.server.stop();
  await page.getByText("The line to the table is broken").waitFor();
  house.server = await stage.startServer(folder, port);
  // The server has a new key: the page is known again as soon as its address is opened in the same browser.
  await page.getByText("This page does not know yet that the tables are yours").waitFor({ timeout: 20_000 });
  const other = await page.context().newPage();
  await other.goto(house.server.home);
  await page.getByText("This page does not know yet").waitFor({ state: "detached", timeout: 20_000 });
  await page.getByText("The line to the table is broken").waitFor({ state: "detached", timeout: 20_000 });
  assert.equal(await stage.orderCount(page), before);
  assert.deepEqual(page.faults, []);
  await page.context().close();
});

test("a game that could not be fetched is asked for again by a button, or when the line is there again", async () => {
  const table = await stage.newTable(house.server.base, house.found.painted, ["person"]);
  const page = await stage.openPage(house.browser);
  await page.route(/\/api\/games\/[^/]+\/rules/, (route) => route.abort());
  await page.goto(`${house.server.base}/#/table/${table}`);
  const again = page.getByRole("button", { name: "Try again" });
  await again.waitFor();
  await stage.shot(page, "not-fetched");
  await page.unroute(/\/api\/games\/[^/]+\/rules/);
  await again.click();
  await page.waitForFunction(() => window.stavka?.pointOf);
  assert.equal(await again.count(), 0);
  assert.deepEqual(page.faults, []);
  await page.context().close();
});

test("a page without the host's key says what to do, and the address from the terminal makes it the host's", async () => {
  const table = await stage.newTable(house.server.base, house.found.plain, ["person"]);
  const page = await stage.openStranger(house.browser);
  await page.goto(house.server.base);
  await page.getByTestId("guest").getByText("Open the address that the terminal showed").waitFor();
  assert.equal(await page.getByTestId("open").count(), 0, "nothing can be begun");
  assert.equal(await page.getByTestId("learn").count(), 0, "no lesson either");
  await page.goto(`${house.server.base}/#/enter/${house.found.painted.title.id}`);
  await page.getByText("Open the address that the terminal showed").waitFor();
  await page.goto(`${house.server.base}/#/table/${table}`);
  await page.getByText("Open the address that the terminal showed").waitFor();
  await page.goto(house.server.home);
  await page.getByTestId("open").waitFor();
  assert.equal(new URL(page.url()).hash, "#/", "the key does not stay in the address");
  await page.reload();
  await page.getByTestId("open").waitFor();
  await stage.sit(page, house.server.base, table);
  assert.deepEqual(page.faults, []);
  await page.context().close();
});
