// The curtain between those who share a screen: nothing behind it is reached, by hand or by key.

import assert from "node:assert/strict";
import { test } from "node:test";

import * as stage from "./stage.mjs";

const house = stage.house();
const focused = (page) => page.evaluate(() => document.activeElement?.dataset.testid ?? document.activeElement?.localName);

test("behind the curtain no key is heard and Tab leads nowhere, and whoever lifts it has the board", async () => {
  const table = await stage.newTable(house.server.base, house.found.plain, ["person"]);
  const page = await stage.openPage(house.browser);
  await stage.sit(page, house.server.base, table);
  await page.getByRole("dialog").waitFor();
  await stage.shot(page, "curtain");
  assert.deepEqual(await stage.violations(page), []);
  assert.equal(await focused(page), "curtain");
  await stage.pause(500);
  for (const key of ["e", "E", "n", "u", "w"]) await page.keyboard.press(key);
  for (let count = 0; count < 12; count++) {
    await page.keyboard.press("Tab");
    assert.match(await focused(page), /^(curtain|body)$/);
  }
  await stage.pause(300);
  assert.equal(await stage.orderCount(page), 0);
  assert.equal(await page.getByRole("dialog").count(), 1);
  assert.equal(await page.getByTestId("phase").count(), 0, "there is nothing to press");
  await page.getByTestId("curtain").focus();
  await page.keyboard.press("Enter");
  await page.getByTestId("curtain").waitFor({ state: "detached" });
  await page.waitForFunction(() => document.activeElement?.localName === "canvas");
  assert.deepEqual(page.faults, []);
  await page.context().close();
});

test("a key that is held, or comes as the question changes, ends one phase at most; a capital ends it too", async () => {
  const { found, server, browser } = house;
  const table = await stage.newTable(server.base, found.painted, ["person"]);
  const page = await stage.openPage(browser);
  const line = await stage.tellPage(page);
  await stage.sit(page, server.base, table);
  const [asked] = line.scene.asked;
  const end = found.painted.title.verbs.find((verb) => verb.fields.length === 0).id;
  const given = () => line.asked.filter(({ ask }) => ask === "order").length;
  line.tell({ asked: [{ ...asked, prompt: { id: "another" }, onward: end, undone: undefined }] });
  await page.getByTestId("phase").waitFor();
  await page.keyboard.press("e");
  await stage.pause(600);
  assert.equal(given(), 0, "it had only just come up");
  // A key that is held says so from its second press on.
  await page.evaluate(() => document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "e", code: "KeyE", repeat: true, bubbles: true })));
  await stage.pause(300);
  assert.equal(given(), 0, "it was held");
  await page.keyboard.press("E");
  await stage.pause(300);
  assert.equal(given(), 1);
  assert.deepEqual(page.faults, []);
  await page.context().close();
});
