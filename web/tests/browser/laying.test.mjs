// A board that the sides lay themselves: cards come to lie one after the other, each side in its turn.

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";

import * as stage from "./stage.mjs";

const house = stage.house();

test("both sides lay the board, card by card, before anything else", async () => {
  const { server, browser, found } = house;
  // The option that is about who lays the board is the first one.
  const [building] = found.dealt.title.options;
  const options = { ...Object.fromEntries(found.dealt.title.options.map(({ id, values }) => [id, values[0]])), [building.id]: building.values[1] };
  const table = await stage.newTable(server.base, found.dealt, ["person", "person"], { options });
  const page = await stage.openPage(browser, { viewport: { width: 1400, height: 900 } });
  await page.goto(`${server.base}/#/table/${table}`);
  await page.waitForFunction(() => window.stavka?.cards);
  const laid = () => page.evaluate(() => window.stavka.cards().length);
  assert.equal(await laid(), 0, "nothing lies yet");
  const verbs = new Set();
  for (let order = 1; order < 400 && (await laid()) < 36; order++) {
    const choice = page.locator('[data-testid="orders"] [data-order]').first();
    await choice.waitFor();
    verbs.add((await choice.getAttribute("data-order")).split(" ")[0]);
    await choice.click();
    await stage.ordersReach(page, order);
    if (order === 12) await stage.shot(page, "laying");
  }
  assert.equal(await laid(), 36, "the board is complete");
  assert.ok(verbs.size > 1, "cards are drawn, and rivers begun");
  assert.deepEqual(page.faults, []);
});

test("a board is laid as one pleases, with what does not join told at once, kept as a file and read from it", async () => {
  const { server, browser, found } = house;
  const [building] = found.dealt.title.options;
  const options = { ...Object.fromEntries(found.dealt.title.options.map(({ id, values }) => [id, values[0]])), [building.id]: building.values[2] };
  const table = await stage.newTable(server.base, found.dealt, ["person", "greedy"], { options });
  const page = await stage.openPage(browser, { viewport: { width: 1400, height: 900 } });
  await stage.sit(page, server.base, table);
  const form = page.getByTestId("form");
  await form.waitFor();
  const flaws = async () => Number(await form.getAttribute("data-flaws"));
  assert.equal(await flaws(), 36, "no space has a card");
  await form.locator(".deeds [data-order]").nth(1).click();
  await page.waitForFunction(() => document.querySelector("[data-testid=form]").dataset.flaws === "0");
  const [at, covering] = [form.locator("select").first(), form.locator("select").nth(1)];
  await at.selectOption("15");
  await covering.waitFor();
  await page.waitForFunction(() => document.querySelectorAll("[data-testid=form] select").length === 2);
  await covering.selectOption("nothing");
  await page.waitForFunction(() => document.querySelector("[data-testid=form]").dataset.flaws !== "0");
  await stage.shot(page, "laying-freely");
  const saved = page.waitForEvent("download");
  await page.getByTestId("save-board").click();
  const text = await readFile(await (await saved).path(), "utf8");
  assert.equal(text.trim().split("\n").length, 37, "a head, 35 spaces, an end");
  await page.getByTestId("file-board").setInputFiles({ name: "board.txt", mimeType: "text/plain", buffer: Buffer.from(text.replace("\n14 ", "\n15 dealt\n14 ")) });
  await page.waitForFunction(() => window.stavka?.cards().length === 36);
  assert.deepEqual(page.faults, []);
  await page.context().close();
});
