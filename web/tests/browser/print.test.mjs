// A table on paper, from the menu.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";

import * as stage from "./stage.mjs";

const house = stage.house();

test("turn cards are printed from the menu and saved as a PDF", async () => {
  const table = await stage.newTable(house.server.base, house.found.painted, ["person"]);
  const page = await stage.openPage(house.browser, { viewport: { width: 390, height: 844 }, acceptDownloads: true });
  await stage.sit(page, house.server.base, table);
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("button", { name: "Print" }).click();
  const form = page.getByTestId("print");
  await form.waitFor();
  await form.locator("select").first().selectOption("game");
  for (const part of ["Map in tiles", "Counters", "Charts and tables"]) await form.getByRole("checkbox", { name: part }).uncheck();
  await form.getByLabel("Paper").selectOption("letter");
  await stage.shot(page, "print");
  const [saved] = await Promise.all([page.waitForEvent("download", { timeout: 120_000 }), form.getByRole("button").click()]);
  const pdf = readFileSync(await saved.path());
  assert.equal(pdf.subarray(0, 4).toString(), "%PDF");
  assert.ok(saved.suggestedFilename().endsWith(".pdf"));
  await form.waitFor({ state: "detached" });
  assert.deepEqual(page.faults, []);
  await page.context().close();
});

test("every game that can be printed offers it, with a painted map or without", async () => {
  const { base } = house.server;
  const titles = (await (await fetch(`${base}/api/games`)).json()).filter((title) => title.prints.length > 0);
  assert.ok(titles.length > 1);
  const page = await stage.openPage(house.browser);
  for (const title of titles) {
    await stage.sit(page, base, await stage.newTable(base, { title }, ["person"]));
    const open = page.getByTestId("curtain").or(page.getByTestId("form-hide"));
    await open.or(page.getByTestId("menu")).first().waitFor();
    // A curtain and a form may lie over the board.
    while (await open.count()) {
      await open.first().click();
      await page.waitForTimeout(300);
    }
    await page.getByTestId("menu").click();
    await page.getByRole("dialog").getByRole("button", { name: "Print" }).waitFor();
  }
  assert.deepEqual(page.faults, []);
  await page.context().close();
});

test("paper speaks the language of the page", async () => {
  const table = await stage.newTable(house.server.base, house.found.painted, ["person"]);
  const page = await stage.openPage(house.browser, { viewport: { width: 390, height: 844 }, acceptDownloads: true, locale: "ja" });
  await stage.sit(page, house.server.base, table);
  await page.getByTestId("menu").first().click();
  await page.getByRole("button", { name: "印刷" }).click();
  const form = page.getByTestId("print");
  await form.waitFor();
  await form.locator("select").first().selectOption("game");
  for (const part of ["map", "counters", "charts"]) await form.locator(`input[value=${part}]`).uncheck();
  const [saved] = await Promise.all([page.waitForEvent("download", { timeout: 120_000 }), form.getByRole("button").click()]);
  const pdf = readFileSync(await saved.path()).toString("latin1");
  assert.ok(pdf.includes("/Lang(ja)"), "the document says its language");
  assert.deepEqual(page.faults, []);
  await page.context().close();
});
