// Orders that somebody has to fulfil: listed, and picked up by a click, with where they are sent.

import assert from "node:assert/strict";
import { test } from "node:test";

import * as stage from "./stage.mjs";

const house = stage.house();

test("who still has something to do before the phase can end is listed, and a click picks them up", async () => {
  const { base } = house.server;
  const table = await stage.newTable(base, house.found.painted, ["person"]);
  const bound = await stage.playUntil(base, table, async (asked, line) => {
    const { scene } = await line.ask({ ask: "look", seat: asked.seat });
    return scene.view.counters.find((counter) => counter.errand && asked.ready.includes(counter.id));
  });
  assert.ok(bound, "somebody has orders");
  const page = await stage.openPage(house.browser);
  await stage.sit(page, base, table);
  const rows = page.getByTestId("under-orders").locator("button.take");
  await rows.first().waitFor();
  await stage.shot(page, "under-orders");
  await rows.first().click();
  await page.locator(".pick.on").first().waitFor();
  await page.getByTestId("hint").waitFor();
  await stage.shot(page, "under-orders-in-hand");
  assert.equal(await rows.count(), 0, "with somebody in hand the list makes room");
  await page.keyboard.press("Escape");
  await rows.first().waitFor();
  assert.deepEqual(page.faults, []);
  await page.context().close();
});
