// Positions as files: written down at a table and in its replay, opened and refused, and counters that were left out.

import assert from "node:assert/strict";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";

import * as stage from "./stage.mjs";

const house = stage.house();
const settled = (page) => page.waitForFunction(() => /^\d+$/.test(document.querySelector(".entry")?.dataset.flaws ?? ""));

async function enter(options = {}) {
  const { title } = house.found.painted;
  const page = await stage.openPage(house.browser, options);
  await page.goto(`${house.server.base}/#/enter/${title.id}`);
  await page.waitForFunction(() => window.stavka?.pointOf);
  await settled(page);
  return page;
}

async function download(page, button) {
  const [file] = await Promise.all([page.waitForEvent("download"), button.click()]);
  return readFileSync(await file.path(), "utf8");
}

/** What a text says of the position: its lines without remarks, and without what it belongs to. */
const saidIn = (text) => text.split("\n").filter((line) => line !== "" && !/^(#|game:|scenario:|options:)/.test(line)).sort();

test("a position is written down at a table and opened where one is entered, and nothing entered before is lost", async () => {
  const { title } = house.found.painted;
  const before = await enter();
  await before.getByRole("tab", { name: "Text" }).click();
  await before.locator("textarea").fill("turn: 3\n# mine\n");
  await settled(before);
  const scenario = title.scenarios.at(-1).id;
  const table = await stage.newTable(house.server.base, house.found.painted, ["person"], { scenario });
  const found = await stage.playUntil(house.server.base, table, async (asked, line) => line.state.scene.orders > 4 || null);
  assert.ok(found, "the game went on");

  const page = await before.context().newPage();
  await stage.sit(page, house.server.base, table);
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("button", { name: "Write this position down" }).click();
  await page.getByTestId("write-down-save").waitFor();
  await stage.shot(page, "write-down");
  const text = await download(page, page.getByTestId("write-down-save"));
  assert.ok(text.startsWith(`game: ${title.id}\nscenario: ${scenario}\n`), text);
  await page.getByTestId("write-down-open").click();
  await page.waitForSelector(".entry");
  await settled(page);
  assert.equal(await page.locator(".entry").getAttribute("data-flaws"), "0");
  await page.getByRole("tab", { name: "Text" }).click();
  assert.deepEqual(saidIn(await page.locator("textarea").inputValue()), saidIn(text));
  // What is saved there is the same file again.
  assert.deepEqual(saidIn(await download(page, page.getByRole("button", { name: "Save as a text file" }))), saidIn(text));
  await page.reload();
  await page.waitForSelector(".entry");
  await settled(page);
  await page.getByRole("button", { name: "Undo" }).click();
  await page.getByRole("tab", { name: "Text" }).click();
  assert.equal(await page.locator("textarea").inputValue(), "turn: 3\n# mine\n");
  await before.context().close();
});

test("any position of the replay is written down, or the beginning of its phase", async () => {
  const table = await stage.newTable(house.server.base, house.found.painted, ["person"]);
  await stage.playUntil(house.server.base, table, async (asked, line) => line.state.scene.orders > 4 || null);
  const page = await stage.openPage(house.browser);
  await page.goto(`${house.server.base}/#/table/${table}/at/0`);
  await page.getByTestId("replay").waitFor();
  await page.getByTestId("replay").getByRole("button", { name: "Write this position down" }).click();
  const first = await download(page, page.getByTestId("write-down-save"));
  assert.deepEqual(saidIn(first), saidIn((await stage.formOf(house.server.base, house.found.painted)).text), "before the first order it is the set-up");
  await page.getByRole("button", { name: "Close" }).click();
  await page.getByTestId("replay").getByRole("slider").fill("9");
  await page.getByTestId("replay").getByRole("button", { name: "Write this position down" }).click();
  await page.getByTestId("write-down-save").waitFor();
  await page.context().close();
});

test("a game with secret hands offers no position to write down", async () => {
  const table = await stage.newTable(house.server.base, house.found.plain, ["person"]);
  const page = await stage.openPage(house.browser);
  await stage.sit(page, house.server.base, table);
  const line = await stage.connect(house.server.base, table);
  const reply = await line.ask({ ask: "write_down", order: 0 });
  line.close();
  assert.equal(reply.reply, "refused");
  assert.equal(reply.refusal.id, "table-position-hidden");
  await page.context().close();
});

test("counters that were left out are named by side and formation, and the tray shows them alone", async () => {
  const page = await enter();
  await page.getByRole("tab", { name: "Text" }).click();
  const lines = (await page.locator("textarea").inputValue()).split("\n");
  const ids = new Map((await stage.formOf(house.server.base, house.found.painted)).form.counters.map((one) => [one.id, one]));
  const whole = lines.findIndex((line) => line.split(": ")[1]?.split(" ").some((id) => ids.get(id)?.formation));
  const left = lines[whole].split(": ")[1].split(" ").map((id) => id.replace(/\(.*/, ""));
  await page.locator("textarea").fill(lines.filter((_, index) => index !== whole).join("\n"));
  await settled(page);
  const notice = page.getByTestId("left-out").first();
  await notice.locator("summary").click();
  const named = (await notice.textContent()) ?? "";
  const names = await (await fetch(`${house.server.base}/api/games/${house.found.painted.title.id}/names`)).json();
  for (const id of left) assert.ok(named.includes(names[id]), `${names[id]} is named: ${named}`);
  const { side, formation } = ids.get(left.find((id) => ids.get(id)?.formation));
  assert.ok(named.includes(house.found.painted.title.sides.find((one) => one.id === side).name));
  assert.ok((await notice.locator("dt").allTextContents()).includes(names[formation]));
  await stage.shot(page, "entry-left-out");
  await page.getByTestId("flaws").getByRole("button", { name: /^Show these/ }).first().click();
  const shown = await page.locator(".pick").evaluateAll((all) => all.map((one) => one.dataset.counter));
  assert.deepEqual(shown.sort(), [...left].sort());
  await stage.shot(page, "entry-left-out-tray");
  await page.getByRole("button", { name: "Show all" }).click();
  assert.ok((await page.locator(".pick").count()) > left.length);
  await page.context().close();
});

test("a file that holds no position is refused with a reason, and what was entered stays", async () => {
  const page = await enter();
  await page.getByRole("tab", { name: "Text" }).click();
  await page.locator("textarea").fill("turn: 3\n# mine\n");
  await settled(page);
  const { plain } = house.found;
  const files = [
    ["empty.txt", Buffer.from(""), /nothing in this file/],
    ["picture.txt", Buffer.from([0x74, 0x0a, 0x89, 0x50, 0x4e, 0x47, 0x00, 0xff]), /Line 2 .*plain text/],
    ["long.txt", Buffer.alloc(10 * 1024 * 1024, "4607: x\n"), /10,240 kB.*192 at most/],
    ["other.txt", Buffer.from(`# ours\ngame: ${plain.title.id}\nturn: 1\n`), new RegExp(`Line 2 .*“${plain.title.id}”`)],
    ["letter.txt", Buffer.from("Dear Ann,\nhow are you?\n"), /No line of this file.*Line 1: This line has no colon/],
    ["game.txt", Buffer.from("stavka record 1\ngame x\n"), /record of a game/],
  ];
  for (const [name, content, told] of files) {
    const path = join(house.server.folder, name);
    writeFileSync(path, content);
    await page.locator("input[type=file]").setInputFiles(path);
    await page.getByTestId("flaws").locator(".wrong", { hasText: told }).waitFor();
    assert.equal(await page.locator("textarea").inputValue(), "turn: 3\n# mine\n", name);
    if (name === "other.txt") await stage.shot(page, "entry-file-refused");
  }

  // One with mistakes is opened, with each of them told; and one can go back.
  const path = join(house.server.folder, "mistake.txt");
  writeFileSync(path, "\uFEFFturn: 2\r\nphase: nonsense\r\n");
  await page.locator("input[type=file]").setInputFiles(path);
  await page.waitForFunction(() => document.querySelector("textarea").value.startsWith("turn: 2\n"));
  await settled(page);
  assert.match((await page.getByTestId("flaws").textContent()) ?? "", /line 2/);
  await page.getByRole("button", { name: "Undo" }).click();
  assert.equal(await page.locator("textarea").inputValue(), "turn: 3\n# mine\n");
  assert.deepEqual(page.faults, []);
  await page.context().close();
});
