// Parts of the page that come later: the first board needs little, and nothing is missing when the line breaks.

import assert from "node:assert/strict";
import { test } from "node:test";

import * as stage from "./stage.mjs";

const house = stage.house();

/** What the first board may need of code and style, in bytes. */
const MOST = 400_000;

test("the first board needs less than 400 kB of code and style", async () => {
  const { server, browser, found } = house;
  const table = await stage.newTable(server.base, found.painted, ["person"]);
  const page = await stage.openPage(browser);
  // Nothing else is fetched meanwhile.
  await page.addInitScript(() => (window.requestIdleCallback = () => 0));
  const code = [];
  page.on("response", (response) => ["script", "stylesheet"].includes(response.request().resourceType()) && code.push(response));
  await stage.sit(page, server.base, table);
  const sizes = await Promise.all(code.map(async (response) => (await response.body()).length));
  const all = sizes.reduce((sum, size) => sum + size, 0);
  assert.ok(sizes.length >= 3, `there are files: ${sizes}`);
  assert.ok(all < MOST, `${all} bytes`);
  assert.deepEqual(page.faults, []);
  await page.context().close();
});

test("what may be wanted later is there when the line is gone", async () => {
  const { server, browser, found } = house;
  const table = await stage.newTable(server.base, found.painted, ["person"]);
  const page = await stage.openPage(browser);
  const fetched = [];
  page.on("response", (response) => response.request().resourceType() === "script" && fetched.push(response.url()));
  await stage.sit(page, server.base, table);
  for (const part of ["Dialogs", "Drawer", "LineKey", "ReplayBar", "SketchCard", "FormView", "FormPanel", "Lobby", "EntryPage"]) {
    for (let wait = 0; wait < 200 && !fetched.some((url) => url.includes(`/${part}-`)); wait++) await stage.pause(50);
    assert.ok(fetched.some((url) => url.includes(`/${part}-`)), part);
  }
  await page.context().setOffline(true);
  await page.locator("canvas").focus();
  await page.keyboard.press("?");
  assert.ok(await page.getByRole("dialog").isVisible(), "at once");
  await page.keyboard.press("Escape");
  await page.keyboard.press("r");
  await page.getByTestId("contents").waitFor();
  assert.deepEqual(page.faults, []);
  await page.context().close();
});

test("a part that cannot be fetched says so", async () => {
  const { server, browser, found } = house;
  const table = await stage.newTable(server.base, found.painted, ["person"]);
  const page = await stage.openPage(browser);
  await page.route(/\/Dialogs-/, (route) => route.abort());
  await stage.sit(page, server.base, table);
  await page.locator("canvas").focus();
  await page.keyboard.press("?");
  // While it cannot be fetched: what is fetched unasked, when the browser has nothing else to do, would take the alert away.
  await page.getByRole("alert").getByRole("button").click();
  await page.unroute(/\/Dialogs-/);
  await page.waitForFunction(() => window.stavka?.pointOf);
  await page.locator("canvas").focus();
  await page.keyboard.press("?");
  await page.getByRole("dialog").waitFor();
  await page.context().close();
});
