// A plan with its odds, the dice, what follows; and the computer on the other side.

import assert from "node:assert/strict";
import { test } from "node:test";

import * as stage from "./stage.mjs";

const house = stage.house();

test("the first combat: planned line by line, rolled, and its consequences chosen", async () => {
  const table = await stage.newTable(house.server.base, house.found.painted, ["person"]);
  const target = await stage.playUntilFight(house.server.base, house.found.painted, table);

  const page = await stage.openPage(house.browser);
  await stage.sit(page, house.server.base, table);
  const before = await stage.orderCount(page);
  await stage.clickPlace(page, target);
  const plan = page.getByTestId("plan");
  await plan.waitFor();
  await plan.locator("tbody tr").first().waitFor();
  assert.ok((await plan.locator("tbody .chip").count()) >= 2, "every line has its clause");
  assert.ok((await plan.getByText(/\d in \d/).count()) >= 1, "and what can come of it its chance");
  await stage.shot(page, "attack");
  // Without anybody there is no attack; with somebody there is one again.
  const on = plan.locator(".pick.on");
  const count = await on.count();
  for (let left = count; left > 0; left--) await on.first().click();
  assert.equal(await page.getByTestId("give").isDisabled(), true);
  for (let left = 0; left < count; left++) {
    await plan.locator(".pick:not(.on)").first().click();
    await page.waitForTimeout(60);
  }
  const give = page.getByTestId("give");
  await page.waitForFunction(() => !document.querySelector('[data-testid="give"]')?.disabled, null, { timeout: 10_000 });
  await give.click();
  await stage.ordersReach(page, before + 1);

  // From here on the first order of every list, until dice have fallen.
  for (let count = 0; count < 40 && (await page.locator(".tray").count()) === 0; count++) {
    const given = await stage.orderCount(page);
    const list = page.getByTestId("orders").locator("button");
    const gold = page.getByTestId("phase");
    // What is all that can be done is also what the gold button does.
    if ((await list.count()) === 1) await gold.waitFor();
    if (await list.count()) await list.first().click();
    else await gold.click();
    if (await page.getByTestId("plan").count()) await page.getByTestId("give").click();
    await stage.ordersReach(page, given + 1);
  }
  await page.locator(".tray").waitFor();
  await stage.shot(page, "dice");
  assert.ok((await page.locator(".journal li svg").count()) > 0, "the journal shows the dice");
  assert.deepEqual(page.faults, []);
  await page.context().close();
});

test("each way to share losses out says what would be lost and what would be left", async () => {
  const { base } = house.server;
  const { title } = house.found.painted;
  const sharing = new Set(title.verbs.filter((verb) => verb.fields.some((field) => field.kind === "assignment")).map((verb) => verb.id));
  const table = await stage.newTable(base, house.found.painted, ["person"], { scenario: title.scenarios.at(-1).id });
  const choice = await stage.playUntil(base, table, async (asked, line) => {
    const { orders } = asked.more || asked.orders.length > 1 ? await line.ask({ ask: "orders", seat: asked.seat, who: [] }) : { orders: [] };
    return orders.length > 1 && orders.every((order) => sharing.has(order.split(" ")[0]));
  });
  assert.ok(choice, "somebody chooses");
  const page = await stage.openPage(house.browser);
  await stage.sit(page, base, table);
  const rows = page.getByTestId("orders").locator("button");
  await rows.first().locator(".following").first().waitFor();
  for (const row of (await rows.all()).slice(0, 8)) assert.ok((await row.locator(".following").count()) >= 1, await row.textContent());
  assert.match(await page.locator(".inside").textContent(), /Left of those in the battle: \d+ units?, strength \d+/);
  await stage.shot(page, "losses");
  assert.deepEqual(page.faults, []);
  await page.context().close();
});

test("the computer moves by itself, and the page shows what it did", async () => {
  const table = await stage.newTable(house.server.base, house.found.painted, ["person", "greedy"]);
  const page = await stage.openPage(house.browser);
  await stage.sit(page, house.server.base, table);
  await page.waitForFunction(() => document.querySelector(".table")?.dataset.seat !== "" && Number(document.querySelector(".table")?.dataset.orders) > 0, null, { timeout: 60_000 });
  assert.ok((await stage.orderCount(page)) > 0);
  await page.getByRole("heading", { level: 2 }).first().waitFor();
  assert.deepEqual(page.faults, []);
  await page.context().close();
});
