// Every language, on a wide screen and on a phone: guessed from the browser, whole, without ids, and nothing is cut off.

import assert from "node:assert/strict";
import { readFileSync, readdirSync } from "node:fs";
import { dirname, join } from "node:path";
import { test } from "node:test";
import { fileURLToPath } from "node:url";

import * as stage from "./stage.mjs";

const words = join(dirname(fileURLToPath(import.meta.url)), "..", "..", "src", "words");
const LANGUAGES = readdirSync(words).map((name) => name.replace(".ftl", ""));
const ENGLISH = [...readFileSync(join(words, "en.ftl"), "utf8").matchAll(/^([a-z][\w-]*) = (.*)/gm)];
const IDS = ENGLISH.map(([, id]) => id).filter((id) => id.includes("-"));
/** English sentences and phrases that no other language has. */
const PHRASES = ENGLISH.map(([, , text]) => text).filter((text) => /^[\w ,:]+[.?]?$/.test(text) && text.split(" ").length > 2);

const SCREENS = { wide: { width: 1600, height: 1000 }, desk: { width: 1400, height: 860 }, laptop: { width: 1280, height: 800 }, phone: { width: 390, height: 844 }, small: { width: 360, height: 740 } };

const house = stage.house();

let made = null;
/** A table where somebody can walk and one where somebody can attack, for all tests. */
function tables() {
  made ??= (async () => {
    const { base } = house.server;
    const [walk, fight] = [await stage.newTable(base, house.found.painted, ["person"]), await stage.newTable(base, house.found.painted, ["person"])];
    const { from } = await stage.playUntilWalk(base, house.found.painted, walk);
    await answerWithArguments(base, house.found.painted, walk);
    const shared = await stage.newTable(base, house.found.painted, ["person", "friend"]);
    return { walk, fight, shared, from, target: await stage.playUntilFight(base, house.found.painted, fight) };
  })();
  return made;
}

/** Standing replies to all questions that have arguments: the list of them has none to fill in. */
async function answerWithArguments(base, { title }, table) {
  const texts = await (await fetch(`${base}/api/games/${title.id}/words/en`)).text();
  const questions = texts.split(/\n(?=[a-z])/).filter((text) => /^[\w-]+-ask-[\w-]+ =/.test(text) && text.includes("$"));
  assert.ok(questions.length > 3, `${questions.length} questions with arguments`);
  const line = await stage.connect(base, table);
  for (const question of questions) {
    const prompt = question.split(" =")[0];
    assert.equal((await line.ask({ ask: "standing", seat: title.seats[0].id, prompt, reply: "computer" })).reply, "done");
  }
  line.close();
}

/** Wait until it is clear who is picked up and where they can go. */
function reachShown(page) {
  return page.waitForFunction(() => document.querySelectorAll(".pick.on").length > 0 && window.stavka.reach() > 0);
}

const phrases = new Map();
/** English phrases of all games that another language has other words for. */
function gamePhrases(language) {
  const textsOf = async (id, spoken) => {
    const file = await (await fetch(`${house.server.base}/api/games/${id}/words/${spoken}`)).text();
    return new Map([...file.matchAll(/^([a-z][\w-]*) = (.*)/gm)].map(([, key, text]) => [key, text]));
  };
  const of = async (id) => {
    const [english, theirs] = await Promise.all([textsOf(id, "en"), textsOf(id, language)]);
    const isPhrase = (text) => /^[\w ,:’'-]+[.?]?$/.test(text) && text.split(" ").length > 2;
    return [...english].filter(([key, text]) => isPhrase(text) && theirs.get(key) !== text).map(([, text]) => text);
  };
  const ids = [...new Set(Object.values(house.found).map(({ title }) => title.id))];
  if (!phrases.has(language)) phrases.set(language, Promise.all(ids.map(of)).then((all) => all.flat()));
  return phrases.get(language);
}

/** What is wrong with what can be seen: ids, English in another language, letters cut off, a page that scrolls sideways. */
async function look(page, language, where) {
  const { text, cut, sideways } = await page.evaluate(() => {
    const seen = (element) => element.checkVisibility({ visibilityProperty: true }) && !element.closest(".unseen");
    const boxes = [...document.querySelectorAll("button, a.button, label, h1, h2, h3, .caps, .phases, .where *, footer ol, .inside, [role=dialog], aside")].filter(seen);
    const wide = boxes.filter((box) => box.clientWidth > 0 && box.scrollWidth > box.clientWidth + 1);
    // Words that stick out of their button.
    const out = boxes.filter((box) => {
      if (!box.matches("button, .button") || box.textContent.trim() === "") return false;
      const range = document.createRange();
      range.selectNodeContents(box);
      const [inner, outer] = [range.getBoundingClientRect(), box.getBoundingClientRect()];
      return [...box.querySelectorAll(".unseen")].length === 0 && (inner.right > outer.right + 1 || inner.bottom > outer.bottom + 2 || inner.left < outer.left - 1);
    });
    // Clauses are English until somebody translates them.
    const body = document.body.cloneNode(true);
    body.querySelectorAll("[lang], style, script").forEach((element) => element.remove());
    const names = [...document.querySelectorAll("[aria-label], [title], [placeholder]")].flatMap((one) => ["aria-label", "title", "placeholder"].map((name) => one.getAttribute(name) ?? ""));
    return {
      text: [body.textContent, ...names, document.title].join("\n"),
      cut: [...new Set([...wide, ...out])].map((box) => `${box.tagName}.${box.className} ${box.textContent.trim().slice(0, 60)}`),
      sideways: document.documentElement.scrollWidth - innerWidth,
    };
  });
  const prefixes = [...new Set(Object.values(house.found).map(({ title }) => title.id)), "engine", "table", "server"];
  const raw = text.match(new RegExp(`\\b(${prefixes.join("|")})-[a-z][\\w-]*`, "g")) ?? [];
  const unfilled = text.match(/\{ ?\$\w+/g) ?? [];
  const id = IDS.filter((one) => new RegExp(`(^|[\\s:,.])${one}($|[\\s:,.])`).test(text));
  const english = language === "en" ? [] : [...PHRASES, ...(await gamePhrases(language))].filter((phrase) => text.includes(phrase));
  assert.deepEqual({ raw, unfilled, id, english, cut, sideways: Math.max(0, sideways) }, { raw: [], unfilled: [], id: [], english: [], cut: [], sideways: 0 }, `${language}, ${where}`);
}

for (const language of LANGUAGES)
  test(`${language}: start page, movement, refusal, plan, journal, forces, rules and menu are whole on every screen`, async () => {
    const { walk, fight, shared, from, target } = await tables();
    const page = await stage.openPage(house.browser, { viewport: SCREENS.wide, locale: language });
    const at = async (where) => {
      for (const [screen, size] of Object.entries(SCREENS)) {
        await page.setViewportSize(size);
        await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
        // The phases are written as there is room for them.
        if (size.width > 767) await page.waitForFunction(() => [...document.querySelectorAll(".phases")].every((strip) => strip.scrollWidth <= strip.clientWidth + 1));
        // Pictures of what differs most; each takes its time.
        if (screen !== "small" && ["start", "movement", "shared", "plan"].includes(where)) await stage.shot(page, `${language}-${screen}-${where}`);
        await look(page, language, `${screen}, ${where}`);
      }
      await page.setViewportSize(SCREENS.wide);
    };
    await page.goto(house.server.base);
    await page.getByTestId("open").waitFor();
    assert.equal(await page.locator("html").getAttribute("lang"), language, "guessed from the browser");
    await at("start");

    await stage.sit(page, house.server.base, walk);
    await stage.clickPlace(page, from);
    await reachShown(page);
    await at("movement");
    await stage.clickPlace(page, stage.farthest(house.found.painted, from));
    await page.getByTestId("breach").waitFor();
    await at("refusal");
    for (const tab of ["stack", "forces", "journal"]) {
      await page.getByTestId(`tab-${tab}`).click();
      await at(tab);
    }
    for (const dialog of ["keys", "settings"]) {
      if (dialog === "keys") await page.keyboard.press("?");
      else await page.getByTestId("menu").click();
      await page.getByRole("dialog").waitFor();
      await at(dialog);
      await page.keyboard.press("Escape");
      await page.getByRole("dialog").waitFor({ state: "detached" });
    }
    await page.keyboard.press("r");
    await page.getByTestId("contents").getByRole("button").first().click();
    await page.locator(".clauses section").first().waitFor();
    await at("rules");

    // With somebody to talk to there is a tab more.
    await stage.sit(page, house.server.base, shared);
    await page.getByTestId("tab-chat").waitFor();
    await at("shared");

    await stage.sit(page, house.server.base, fight);
    await stage.clickPlace(page, target);
    await page.getByTestId("plan").locator("tbody tr").first().waitFor();
    await at("plan");
    assert.deepEqual(page.faults, []);
    await page.context().close();
  });

let others = null;
/** A table of each game whose scenarios have areas, whose board is dealt or has no hexes, where somebody decides what all may see. */
function otherTables() {
  others ??= Promise.all(
    [house.found.areas, house.found.dealt, house.found.plain].map(async ({ title, board }) => {
      const scenario = board.areas?.[0].scenario ?? title.scenarios[0].id;
      const table = await stage.newTable(house.server.base, { title }, ["person"], { scenario });
      await stage.playUntil(house.server.base, table, async (asked) => asked.ready.length > 0, 400);
      return { title, table };
    }),
  );
  return others;
}

for (const language of LANGUAGES)
  test(`${language}: the tables of the other games are whole on one screen`, async () => {
    const page = await stage.openPage(house.browser, { viewport: SCREENS.desk, locale: language });
    await page.goto(house.server.base);
    await page.getByTestId("open").waitFor();
    for (const { title, table } of await otherTables()) {
      await page.goto(house.server.base);
      await page.locator(`[data-game="${title.id}"]`).click();
      await page.getByTestId("options").locator("summary").click();
      await look(page, language, `${title.id}, start`);
      await stage.sit(page, house.server.base, table);
      const curtain = page.getByTestId("curtain");
      await stage.pause(400);
      if (await curtain.count()) {
        await look(page, language, `${title.id}, curtain`);
        await curtain.click();
      }
      await look(page, language, `${title.id}, table`);
      // A form that lies over the board comes a little later, and is put away.
      if (title.id === house.found.dealt.title.id) await page.getByTestId("form-hide").click();
      for (const tab of ["stack", "forces", "journal", "orders"]) {
        await page.getByTestId(`tab-${tab}`).click();
        await look(page, language, `${title.id}, ${tab}`);
      }
      await stage.shot(page, `${language}-${title.id}`);
      for (const dialog of title.prints.includes("charts") ? ["charts-open", "winning-open"] : ["winning-open"]) {
        await page.getByTestId(dialog).click();
        await page.getByRole("dialog").waitFor();
        const charts = page.getByTestId("charts").locator("nav button");
        for (let chart = 0; chart < Math.max(1, await charts.count()); chart++) {
          if (await charts.count()) await charts.nth(chart).click();
          await look(page, language, `${title.id}, ${dialog}, ${chart + 1}`);
        }
        await page.keyboard.press("Escape");
        await page.getByRole("dialog").waitFor({ state: "detached" });
      }
    }
    assert.deepEqual(page.faults, []);
    await page.context().close();
  });

test("another language is spoken at once, on the start page and at the table, and remembered", async () => {
  const { walk, from } = await tables();
  const page = await stage.openPage(house.browser, { locale: "en" });
  await page.goto(house.server.base);
  await page.getByTestId("open").waitFor();
  const heading = page.locator("h1");
  const english = await heading.textContent();
  await page.getByTestId("language").selectOption("ru");
  await page.waitForFunction((text) => document.querySelector("h1").textContent !== text, english);
  assert.equal(await page.locator("html").getAttribute("lang"), "ru");
  await page.reload();
  await page.getByTestId("open").waitFor();
  assert.notEqual(await heading.textContent(), english, "it is remembered");

  await stage.sit(page, house.server.base, walk);
  await stage.clickPlace(page, from);
  await reachShown(page);
  const picked = await page.locator(".pick.on").count();
  const names = await page.locator(".pick.on").first().textContent();
  await page.getByTestId("menu").click();
  await page.getByTestId("language").selectOption("ja");
  await page.locator("html[lang=ja]").waitFor();
  await page.waitForFunction((text) => document.querySelector(".pick.on").textContent !== text, names);
  assert.equal(await page.locator(".pick.on").count(), picked, "what was picked up stays picked up");
  await page.keyboard.press("Escape");
  await look(page, "ja", "after the switch");
  assert.deepEqual(page.faults, []);
  await page.context().close();
});

test("what the server and the table refuse is said in the reader's language", async () => {
  const { base } = house.server;
  const { title } = house.found.painted;
  const page = await stage.openPage(house.browser, { locale: "ru" });
  await page.goto(base);
  await page.getByTestId("open").waitFor();
  const fault = page.locator(".fault");
  await page.getByTestId("load-file").setInputFiles({ name: "letter.stavka", mimeType: "text/plain", buffer: Buffer.from("Dear Ann,") });
  await fault.filter({ hasText: ".stavka" }).waitFor();
  assert.doesNotMatch((await fault.textContent()).replace(".stavka", ""), /[a-z]{3}/i, "no English is left");

  const table = await stage.newTable(base, house.found.painted, ["person", "greedy"]);
  const line = await stage.connect(base, table);
  const { refusal } = await line.ask({ ask: "orders", seat: title.seats[1].id, who: [] });
  line.close();
  const texts = await (await fetch(`${base}/api/games/${title.id}/words/ru`)).text();
  assert.match(texts, new RegExp(`^${refusal.id} = .*[а-я]`, "m"), "its words come with those of the game");
  await page.context().close();
});

test("while the texts of another language are fetched, the switch shows it, and then all is said in that language", async () => {
  const page = await stage.openPage(house.browser, { locale: "en-US" });
  let go = () => {};
  const held = new Promise((resolve) => (go = resolve));
  await page.route(/\/words\/fr$/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(house.server.base);
  const language = page.getByTestId("language");
  await page.getByTestId("open").waitFor();
  assert.equal(await language.getAttribute("aria-busy"), "false");
  await language.selectOption("fr");
  await page.waitForFunction(() => document.querySelector('[data-testid="language"]').getAttribute("aria-busy") === "true");
  go();
  await page.waitForFunction(() => document.querySelector('[data-testid="language"]').getAttribute("aria-busy") === "false");
  assert.match(await page.locator("h1").innerText(), /place/i);
  assert.deepEqual(page.faults, []);
});
