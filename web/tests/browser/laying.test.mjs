// A board that the sides lay themselves: cards come to lie one after the other, each side in its turn.

import assert from "node:assert/strict";
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
