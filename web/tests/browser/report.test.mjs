// The after-action report: asked for at the table, written, opened as a file of its own.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";

import * as stage from "./stage.mjs";

const house = stage.house();

/** Press the button, wait until the report is written, open it. */
async function opened(page, place) {
  await place.getByTestId("report").click();
  const open = place.getByTestId("report-open");
  await open.waitFor({ timeout: 60_000 });
  const [report] = await Promise.all([page.context().waitForEvent("page"), open.click()]);
  await report.waitForLoadState();
  return report;
}

test("when the game is over its report is a click away, can be leafed through, and is saved as one file", async () => {
  const { plain } = house.found;
  const table = await stage.newTable(house.server.base, plain, ["random"]);
  const page = await stage.openPage(house.browser);
  await stage.sit(page, house.server.base, table);
  const over = page.locator(".outcome");
  await over.waitFor({ timeout: 60_000 });
  const report = await opened(page, over);
  await report.getByRole("heading", { name: plain.title.name }).waitFor();
  const turns = report.locator("article.turn");
  const all = await turns.count();
  assert.ok(all > 1, `${all} turns`);
  assert.equal(await report.locator("article.turn:visible").count(), 1, "one turn at a time");
  await report.getByRole("button", { name: "The next turn" }).click();
  assert.ok(await turns.nth(1).isVisible());
  await report.getByRole("button", { name: "Show all" }).click();
  assert.equal(await report.locator("article.turn:visible").count(), all);
  await report.screenshot({ path: stage.shotPath("report"), fullPage: true });
  await report.setViewportSize({ width: 390, height: 844 });
  const fits = () => [document.body, document.querySelector("#losses table")].every((one) => one.scrollWidth <= one.parentElement.clientWidth);
  assert.ok(await report.evaluate(fits), "nothing scrolls sideways on a phone");
  await report.close();
  const [file] = await Promise.all([page.waitForEvent("download"), over.getByRole("link", { name: "Save the report" }).click()]);
  assert.match(file.suggestedFilename(), /\.html$/);
  const saved = readFileSync(await file.path(), "utf8");
  assert.ok(saved.startsWith("<!doctype html>") && !/https?:/.test(saved), "it needs nothing from elsewhere");
  assert.deepEqual(page.faults, []);
  await page.context().close();
});

test("a report that cannot be written says why, and can be asked for again", async () => {
  const table = await stage.newTable(house.server.base, house.found.plain, ["person"]);
  const page = await stage.openPage(house.browser);
  await stage.sit(page, house.server.base, table);
  // Hands are secret: a curtain may have to be lifted first.
  await page.getByTestId("curtain").click({ timeout: 3000 }).catch(() => {});
  await page.getByRole("button", { name: "Menu" }).click();
  const dialog = page.getByRole("dialog");
  await page.route("**/report?*", (route) => route.fulfill({ status: 422, json: { reason: "The shelf is empty." } }), { times: 1 });
  await dialog.getByTestId("report").click();
  await dialog.getByText("The report could not be written. The shelf is empty.").waitFor();
  const report = await opened(page, dialog);
  await report.getByText("The game is not over").waitFor();
  await page.context().close();
});
