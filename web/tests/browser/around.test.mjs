// Replay, the keyboard alone, a phone, accessibility, and a game without hexes on the same page.

import assert from "node:assert/strict";
import { test } from "node:test";

import * as stage from "./stage.mjs";

const house = stage.house();

/** A table on which some orders have been given by the computer. */
async function playedTable(orders = 12) {
  const table = await stage.newTable(house.server.base, house.found.painted, ["person"]);
  let count = 0;
  await stage.playUntil(house.server.base, table, () => ++count > orders);
  return table;
}

test("the replay goes back and forth, links to a position, and leads back to the present", async () => {
  const table = await playedTable();
  const page = await stage.openPage(house.browser);
  await stage.sit(page, house.server.base, table);
  const all = await stage.orderCount(page);
  assert.ok(all >= 5, `${all} orders`);
  await page.getByRole("button", { name: "Replay" }).click();
  const bar = page.getByTestId("replay");
  await bar.waitFor();
  await bar.getByRole("slider").fill("0");
  await page.getByText(`Before order 1 of ${all}`).waitFor();
  await bar.getByRole("button", { name: "One order on" }).click();
  await page.getByText(`Before order 2 of ${all}`).waitFor();
  await page.getByRole("combobox", { name: "Through whose eyes" }).selectOption({ index: 1 });
  await page.getByText(`Before order 2 of ${all}`).waitFor();
  await stage.shot(page, "replay");
  await page.getByRole("button", { name: "Back to the present" }).first().click();
  await bar.waitFor({ state: "detached" });
  // A link to a position opens there.
  await page.goto("about:blank");
  await page.goto(`${house.server.base}/#/table/${table}/at/3`);
  await page.getByText(`Before order 4 of ${all}`).waitFor();
  assert.deepEqual(page.faults, []);
  await page.context().close();
});

const focused = (page) => page.evaluate(() => document.activeElement.dataset.testid);

test("what moves for the eye stands still where that is set, whatever the system wants", async () => {
  const table = await stage.newTable(house.server.base, house.found.painted, ["person"]);
  for (const [motion, reducedMotion, lasts] of [["off", "no-preference", "0s"], ["on", "reduce", "0.18s"], ["auto", "reduce", "0s"], ["auto", "no-preference", "0.18s"]]) {
    const page = await stage.openPage(house.browser, { ...stage.PHONE, reducedMotion });
    await page.addInitScript((wanted) => localStorage.setItem("stavka.settings", JSON.stringify({ motion: wanted })), motion);
    await stage.sit(page, house.server.base, table);
    assert.equal(await page.locator(".sheet").evaluate((sheet) => getComputedStyle(sheet).transitionDuration), lasts, `${motion}, ${reducedMotion}`);
    await page.context().close();
  }
});

test("a whole order with the keyboard alone, from the start page on", async () => {
  const page = await stage.openPage(house.browser);
  await page.goto(house.server.base);
  await page.getByTestId("open").waitFor();
  await page.locator("section", { hasText: "Who plays" }).locator("select").nth(1).selectOption("here");
  // Arrow keys choose among the games, and back.
  const game = page.locator('[data-game][aria-checked="true"]');
  const chosen = await game.getAttribute("data-game");
  await game.focus();
  await page.keyboard.press("ArrowRight");
  assert.notEqual(await game.getAttribute("data-game"), chosen);
  await page.keyboard.press("ArrowLeft");
  assert.equal(await game.getAttribute("data-game"), chosen);
  await page.locator("section", { hasText: "Who plays" }).locator("select").nth(1).selectOption("here");
  await page.getByTestId("open").focus();
  await page.keyboard.press("Enter");
  await page.waitForSelector("canvas");
  await page.waitForFunction(() => window.stavka?.pointOf);
  await page.keyboard.press("?");
  await page.getByRole("dialog", { name: "Keys" }).waitFor();
  await stage.shot(page, "keys");
  await page.keyboard.press("Escape");
  // And among the tabs.
  await page.getByTestId("tab-orders").focus();
  await page.keyboard.press("ArrowRight");
  assert.equal(await page.locator('[role="tab"][aria-selected="true"]').getAttribute("data-testid"), await focused(page));
  assert.notEqual(await focused(page), "tab-orders");
  await page.keyboard.press("Home");
  assert.equal(await focused(page), "tab-orders");
  // The first order of the list, reached by Tab.
  await page.waitForFunction(() => document.querySelector(".inside button") !== null);
  const show = page.getByRole("button", { name: /List every order/ });
  if (await show.count()) {
    await show.focus();
    await page.keyboard.press("Enter");
  }
  const order = page.getByTestId("orders").locator("button").first();
  await order.waitFor();
  await order.focus();
  await page.keyboard.press("Enter");
  await stage.ordersReach(page, 1);
  // The cursor walks over the board and speaks.
  await page.locator("canvas").focus();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  await page.waitForFunction(() => (document.querySelector('[role="status"]')?.textContent ?? "") !== "");
  await page.keyboard.press("u");
  await page.waitForFunction(() => Number(document.querySelector(".table").dataset.orders) === 0);
  // Find a place by its name.
  const named = house.found.painted.board.places.find((place) => place.rank === "city");
  await page.keyboard.press("/");
  await page.getByRole("searchbox", { name: "A place or a counter" }).fill(named.name);
  await page.keyboard.press("Enter");
  await page.waitForTimeout(150);
  const point = await page.evaluate((id) => window.stavka.pointOf(id), named.id);
  assert.ok(point.x > 0 && point.y > 0, "it is in sight");
  assert.deepEqual(page.faults, []);
  await page.context().close();
});

test("who waits in a box beside the map lies there, and a click on the box shows them", async () => {
  const { board } = house.found.painted;
  const box = board.margins.find((one) => board.places.some((place) => place.id === one.id));
  assert.ok(box, "counters can be in a box");
  const table = await stage.newTable(house.server.base, house.found.painted, ["person"]);
  const page = await stage.openPage(house.browser);
  await stage.sit(page, house.server.base, table);
  await stage.clickPlace(page, box.id);
  await page.getByRole("tab", { name: "Stack" }).or(page.getByRole("button", { name: "Stack" })).first().click();
  await page.getByRole("heading", { name: box.name, exact: true }).waitFor();
  assert.ok((await page.locator("article").count()) > 1, "several wait there");
  await stage.shot(page, "box");
  assert.deepEqual(page.faults, []);
  await page.context().close();
});

test("a game saved to a file is loaded again from the start page", async () => {
  const table = await playedTable(6);
  const page = await stage.openPage(house.browser);
  await stage.sit(page, house.server.base, table);
  const all = await stage.orderCount(page);
  await page.getByRole("navigation").getByRole("button", { name: "Menu" }).click();
  const [file] = await Promise.all([page.waitForEvent("download"), page.getByRole("button", { name: "Save to a file" }).click()]);
  assert.match(file.suggestedFilename(), /\.stavka$/);
  const saved = await file.path();
  await page.goto(house.server.base);
  await page.getByTestId("open").waitFor();
  await page.getByTestId("load-file").setInputFiles(saved);
  await page.waitForSelector("canvas");
  assert.equal(await stage.orderCount(page), all);
  assert.ok(!page.url().includes(table), "it is a table of its own");
  assert.deepEqual(page.faults, []);
  await page.context().close();
});

test("a file that is refused can be mended and chosen again, and every table can be listed", async () => {
  const { base } = house.server;
  for (let count = 0; count < 13; count++) await stage.newTable(base, house.found.plain, ["person"]);
  const all = await (await fetch(`${base}/api/tables`, { headers: stage.asHost(base) })).json();
  const page = await stage.openPage(house.browser);
  await page.goto(base);
  const input = page.getByTestId("load-file");
  await input.setInputFiles({ name: "game.stavka", mimeType: "text/plain", buffer: Buffer.from("no record\n") });
  await page.getByRole("alert").waitFor();
  assert.equal(await input.inputValue(), "", "the browser tells nothing of a file that was chosen before");
  const listed = page.locator('a[href^="#/table/"]');
  assert.equal(await listed.count(), 12);
  await page.getByTestId("every-table").scrollIntoViewIfNeeded();
  await stage.shot(page, "every-table");
  await page.getByTestId("every-table").click();
  assert.equal(await listed.count(), all.length);
  assert.equal(await page.getByTestId("every-table").count(), 0);
  assert.deepEqual(page.faults, []);
  await page.context().close();
});

test("a phone shows the board, a sheet and the gold button, and takes taps", async () => {
  const table = await playedTable();
  const page = await stage.openPage(house.browser, { viewport: { width: 420, height: 880 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 });
  await stage.sit(page, house.server.base, table);
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  assert.ok(width <= 420, `nothing is wider than the screen: ${width}`);
  await page.waitForTimeout(800);
  await stage.shot(page, "phone");
  await page.getByRole("navigation").getByRole("button", { name: "Journal" }).tap();
  await page.locator("section.sheet li").first().waitFor();
  await stage.shot(page, "phone-journal");
  assert.deepEqual(await stage.violations(page), []);
  assert.deepEqual(page.faults, []);
  await page.context().close();
});

test("no serious violation of accessibility on the start page and at a table, light and dark", async () => {
  const table = await playedTable();
  for (const colorScheme of ["light", "dark"]) {
    const page = await stage.openPage(house.browser, { colorScheme });
    await page.goto(house.server.base);
    await page.getByTestId("open").waitFor();
    assert.deepEqual(await stage.violations(page), [], `start page, ${colorScheme}`);
    await stage.shot(page, `start-${colorScheme}`);
    await stage.sit(page, house.server.base, table);
    await page.getByRole("button", { name: "Rules" }).click();
    await page.waitForTimeout(900);
    assert.deepEqual(await stage.violations(page), [], `table, ${colorScheme}`);
    await stage.shot(page, `table-${colorScheme}`);
    const line = await stage.connect(house.server.base, table);
    const { scene } = await line.ask({ ask: "look", seat: null });
    line.close();
    const onBoard = new Set(house.found.painted.board.places.map((place) => place.id));
    await stage.clickPlace(page, scene.view.counters.find((counter) => onBoard.has(counter.place)).place);
    for (const tab of ["Stack", "Forces", "Journal"]) {
      await page.getByRole("tab", { name: tab }).click();
      if (tab === "Stack") await page.locator("article dl").first().waitFor();
      assert.deepEqual(await stage.violations(page), [], `${tab}, ${colorScheme}`);
    }
    assert.deepEqual(page.faults, []);
    await page.context().close();
  }
});

test("a game without hexes plays on the same page, with a curtain between secret hands", async () => {
  const table = await stage.newTable(house.server.base, house.found.plain, ["person"]);
  const page = await stage.openPage(house.browser);
  await page.goto(`${house.server.base}/#/table/${table}`);
  for (let count = 0; count < 14; count++) {
    const given = await page.locator(".table").getAttribute("data-orders", { timeout: 20_000 }).then(Number);
    const curtain = page.getByTestId("curtain");
    const list = page.getByTestId("orders").locator("button");
    const gold = page.getByTestId("phase");
    await curtain.or(list.first()).or(gold).first().waitFor();
    if (await curtain.count()) {
      await curtain.click();
      await page.waitForTimeout(150);
      continue;
    }
    if (given === 3) await stage.shot(page, "plain-board");
    if (await list.count()) await list.first().click();
    else await gold.click();
    await stage.ordersReach(page, given + 1);
  }
  assert.ok((await stage.orderCount(page)) >= 4);
  assert.deepEqual(page.faults, []);
  await page.context().close();
});
