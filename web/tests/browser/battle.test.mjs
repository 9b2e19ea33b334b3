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

test("of several things that can be done to one place that is planned and given which was chosen", async () => {
  const { server, browser, found } = house;
  const { title, board } = found.painted;
  const table = await stage.newTable(server.base, found.painted, ["person"]);
  const places = new Set(board.places.map(({ id }) => id));
  const several = (verb) => title.verbs.find(({ id }) => id === verb)?.fields[0]?.kind === "several";
  const met = await stage.playUntil(server.base, table, async (asked, line) => {
    const { orders } = await line.ask({ ask: "orders", seat: asked.seat, who: [] });
    const { scene } = await line.ask({ ask: "look", seat: asked.seat });
    const at = (name) => (places.has(name) ? name : (scene.view.counters.find(({ id }) => id === name)?.place ?? name.split("-").slice(1).join("-")));
    const aims = new Map();
    for (const order of orders) {
      const [verb, , aim, ...more] = order.split(" ");
      if (!several(verb) || !aim || aim.includes(">") || more.length > 1) continue;
      const key = `${verb} ${at(aim)}`;
      aims.set(key, [...(aims.get(key) ?? []).filter((known) => known.split(" ").slice(2).join(" ") !== [aim, ...more].join(" ")), order]);
    }
    return [...aims].find(([key, some]) => places.has(key.split(" ")[1]) && some.length > 1)?.[1].at(-1) ?? null;
  });
  assert.ok(met, "somewhere one thing or another can be done");
  const rest = (order) => order.split(" ").slice(2).join(" ");
  const page = await stage.openPage(browser);
  const given = [];
  await stage.alterAsks(page, (what) => (what.ask === "order" && given.push(what.order), what));
  await stage.sit(page, server.base, table);
  const all = page.getByRole("button", { name: "List every order" });
  if (await all.count()) await all.click();
  await page.locator(`[data-order="${met.found}"]`).click();
  await page.getByTestId("give").and(page.locator(":enabled")).click();
  await page.waitForFunction(() => document.querySelector('[data-testid="plan"]') === null);
  assert.deepEqual(given.map((order) => [order.split(" ")[0], rest(order)]), [[met.found.split(" ")[0], rest(met.found)]]);
  assert.deepEqual(page.faults, []);
  await page.context().close();
});
