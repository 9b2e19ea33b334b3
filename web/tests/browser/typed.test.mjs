// Numbers that are typed into a form: what is refused goes back to what holds, and nothing that is typed in haste is lost.

import assert from "node:assert/strict";
import { test } from "node:test";

import * as stage from "./stage.mjs";

const house = stage.house();

test("a number that is refused goes back, and two that follow each other at once both count", async () => {
  const { server, browser, found } = house;
  const { title } = found.dealt;
  const options = { ...Object.fromEntries(title.options.map(({ id, values }) => [id, values[0]])), muster: "chosen" };
  const table = await stage.newTable(server.base, found.dealt, ["person", "greedy"], { options });
  const page = await stage.openPage(browser);
  await page.goto(`${server.base}/#/table/${table}`);
  await page.getByTestId("form").waitFor();
  const fields = page.locator(".row:not(.barred) .stepper input");
  const type = (field, text) => field.evaluate((input, value) => {
    input.value = value;
    input.dispatchEvent(new Event("change", { bubbles: true }));
  }, text);
  await type(fields.first(), "9999");
  await page.waitForFunction(() => document.querySelector(".row:not(.barred) .stepper input").value === "0");
  await page.evaluate(() => {
    const [one, other] = document.querySelectorAll(".row:not(.barred) .stepper input");
    for (const input of [one, other]) {
      input.value = "1";
      input.dispatchEvent(new Event("change", { bubbles: true }));
    }
  });
  await stage.ordersReach(page, 2);
  assert.deepEqual([await fields.nth(0).inputValue(), await fields.nth(1).inputValue()], ["1", "1"]);
  assert.deepEqual(page.faults, []);
});
