// Forms: an army that is bought on the page, with its limits live; files; counters put into their places; on a phone, too.

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";

import * as stage from "./stage.mjs";

const house = stage.house();
let wanted = null;

/** A table at which an army is bought: the option that leads there is found by trying. */
async function muster() {
  const game = house.found.carrying;
  assert.ok(game, "there is a game whose set-ups carry texts");
  const defaults = Object.fromEntries(game.title.options.map((option) => [option.id, option.values[0]]));
  const all = game.title.options.flatMap((option) => option.values.slice(1).map((value) => ({ ...defaults, [option.id]: value })));
  for (const options of wanted ? [wanted] : all) {
    const table = await stage.newTable(house.server.base, game, ["person", "friend"], { options }).catch(() => null);
    if (!table) continue;
    const line = await stage.connect(house.server.base, table);
    const { scene } = await line.ask({ ask: "look", seat: game.title.seats[0].id });
    const rows = scene.asked.flatMap((one) => (one.form?.pages ?? []).flatMap((page) => page.groups.flatMap((group) => group.rows)));
    line.close();
    // What is bought has a price.
    if (rows.some((row) => row.price !== undefined)) {
      wanted = options;
      return table;
    }
  }
  assert.fail("no option leads to a form in which something is bought");
}

async function sitAtMuster(options) {
  const table = await muster();
  const page = await stage.openPage(house.browser, options);
  await stage.sit(page, house.server.base, table);
  await page.getByTestId("form").waitFor();
  return page;
}

const leftOf = (page) => page.getByTestId("form-left").locator("b").allTextContents();

test("an army is bought stand by stand, and what is left and what is wrong follows", async () => {
  const page = await sitAtMuster();
  const before = await leftOf(page);
  assert.match(await page.locator(".tray .sum").first().textContent(), /^\d+ of \d+$/);
  const row = page.locator("[data-row]").first();
  const price = Number(await row.locator(".price").textContent());
  await row.getByRole("button", { name: /^\+/ }).click();
  await stage.ordersReach(page, 1);
  assert.equal(Number((await leftOf(page))[0]), Number(before[0]) - price);
  await row.getByRole("textbox").fill("3");
  await row.getByRole("textbox").press("Enter");
  await stage.ordersReach(page, 2);
  assert.equal(Number((await leftOf(page))[0]), Number(before[0]) - 3 * price);
  await row.getByRole("textbox").fill("900");
  await row.getByRole("textbox").press("Enter");
  const refusal = page.getByTestId("form").getByTestId("breach");
  await refusal.waitFor();
  assert.match(await refusal.locator(".chip").textContent(), /\w/, "a refusal has its clause");
  assert.equal(Number((await leftOf(page))[0]), Number(before[0]) - 3 * price, "nothing was bought");
  await stage.shot(page, "form-refused");
  await page.keyboard.press("Escape");
  await page.locator(".deeds .primary").click();
  await stage.ordersReach(page, 3);
  await page.locator('[data-testid="form"][data-flaws="0"]').waitFor();
  await page.locator(".tray .counter img").first().waitFor();
  await stage.shot(page, "form-muster");
  assert.deepEqual(await stage.violations(page), []);
  assert.deepEqual(page.faults, []);
  await page.context().close();
});

test("an army is saved as a file, and read again; one with faults is refused line by line", async () => {
  const page = await sitAtMuster();
  await page.locator(".deeds .primary").click();
  await stage.ordersReach(page, 1);
  const left = await leftOf(page);
  const saved = page.waitForEvent("download");
  const save = page.locator("[data-testid^='save-']").first();
  await save.click();
  const text = await readFile(await (await saved).path(), "utf8");
  await page.locator(".totals .deeds .button").nth(1).click();
  await stage.ordersReach(page, 2);
  assert.notDeepEqual(await leftOf(page), left);
  const input = page.locator("[data-testid^='file-']:not([data-testid='file-faults'])").first();
  await input.setInputFiles({ name: "army.txt", mimeType: "text/plain", buffer: Buffer.from(text) });
  await stage.ordersReach(page, 3);
  assert.deepEqual(await leftOf(page), left);
  const lines = text.split("\n");
  lines.splice(2, 0, "  4 nobody_knows_them");
  await input.setInputFiles({ name: "wrong.txt", mimeType: "text/plain", buffer: Buffer.from(lines.join("\n")) });
  const faults = page.getByTestId("file-faults");
  await faults.waitFor();
  assert.match(await faults.textContent(), /3/, "the line is named");
  assert.deepEqual(await leftOf(page), left);
  await stage.shot(page, "form-file-refused");
  assert.deepEqual(page.faults, []);
  await page.context().close();
});

test("on a phone the list, the counters and the totals are one tap apart", async () => {
  const page = await sitAtMuster(stage.PHONE);
  const tabs = page.locator(".parts").getByRole("tab");
  assert.equal(await tabs.count(), 3);
  const plus = page.locator("[data-row]").first().getByRole("button", { name: /^\+/ });
  const box = await plus.boundingBox();
  assert.ok(box.width >= 42 && box.height >= 42, "a finger hits it");
  await plus.tap();
  await stage.ordersReach(page, 1);
  await stage.shot(page, "phone-form-list");
  await tabs.nth(2).tap();
  await page.locator(".deeds .primary").tap();
  await stage.ordersReach(page, 2);
  await stage.shot(page, "phone-form-totals");
  await tabs.nth(1).tap();
  await page.locator(".tray .counter").first().waitFor();
  await stage.shot(page, "phone-form-trays");
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  assert.ok(wide <= 0, `nothing sticks out: ${wide}`);
  assert.deepEqual(page.faults, []);
  await page.context().close();
});

test("counters are tapped and put into their places", async () => {
  const table = await stage.newTable(house.server.base, house.found.carrying, ["person", "friend"]);
  const page = await stage.openPage(house.browser);
  await stage.sit(page, house.server.base, table);
  await page.getByTestId("form").waitFor();
  const first = page.locator(".tray").first();
  const counters = first.locator(".counter:not(:disabled)");
  const before = await counters.count();
  await counters.last().click();
  await page.getByTestId("put-here").first().click();
  await stage.ordersReach(page, 1);
  assert.equal(await counters.count(), before - 1);
  await stage.shot(page, "form-set-up");
  await page.getByTestId("form-hide").click();
  await page.getByTestId("form-open").click();
  await page.getByTestId("form").waitFor();
  assert.deepEqual(page.faults, []);
  await page.context().close();
});

test("on a phone what is in hand is not under the sheet", async () => {
  const table = await stage.newTable(house.server.base, house.found.carrying, ["person", "friend"]);
  const page = await stage.openPage(house.browser, stage.PHONE);
  await stage.sit(page, house.server.base, table);
  await page.locator(".tray .counter:not(:disabled)").first().tap();
  const hand = page.locator(".hand");
  await hand.waitFor();
  const isInSight = await hand.evaluate((bar) => {
    const { left, top, width, height } = bar.getBoundingClientRect();
    return bar.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  });
  assert.ok(isInSight);
  await stage.shot(page, "phone-form-hand");
  assert.deepEqual(page.faults, []);
  await page.context().close();
});
