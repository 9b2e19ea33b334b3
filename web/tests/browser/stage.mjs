// What every browser test needs: a server of its own on an empty folder, a browser, and hands that play.

import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { after, afterEach, before } from "node:test";
import { fileURLToPath } from "node:url";

import { chromium } from "playwright-core";

const here = dirname(fileURLToPath(import.meta.url));
const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
const SHOTS = join(here, "..", "..", "screenshots");
mkdirSync(SHOTS, { recursive: true });

/** A server, a browser and the games, for all tests of a file. */
export function house() {
  const house = { server: null, browser: null, found: null };
  before(async () => {
    house.server = await startServer();
    house.browser = await openBrowser();
    house.found = await games(house.server.base);
  });
  // A table that is watched goes on playing: pages of a test that is over would slow down those of the next.
  afterEach(() => Promise.all(house.browser.contexts().map((context) => context.close())));
  after(async () => {
    await house.browser?.close();
    await house.server?.stop();
    house.server?.clean();
  });
  return house;
}

/** The host's key of each server, by its address. */
const keys = {};

/** What shows a server that the host asks. */
export function asHost(base) {
  return { authorization: `Bearer ${keys[base]}` };
}

/** Start the server; it can be stopped and started again on the same folder and port. */
export async function startServer(folder = mkdtempSync(join(tmpdir(), "stavka-")), port = 0) {
  const program = process.env.STAVKA_SERVER;
  assert.ok(program, "STAVKA_SERVER names the program to test: cargo verify --only browser sets it");
  const child = spawn(program, ["serve", "--port", String(port), "--data", folder], { stdio: ["ignore", "pipe", "inherit"] });
  const home = await new Promise((resolve, reject) => {
    let said = "";
    child.stdout.on("data", (data) => {
      said += data;
      const found = /^Stavka is at (\S+)\n/.exec(said);
      if (found) resolve(found[1]);
    });
    child.on("exit", () => reject(new Error(`the server ended: ${said}`)));
  });
  const base = new URL(home).origin;
  keys[base] = home.split("/").at(-1);
  return {
    base,
    /** The host's own address. */
    home,
    folder,
    port: Number(new URL(base).port),
    stop: () =>
      new Promise((resolve) => {
        child.on("exit", resolve);
        child.kill();
      }),
    clean: () => rmSync(folder, { recursive: true, force: true }),
  };
}

export async function openBrowser() {
  return chromium.launch({
    executablePath: process.env.STAVKA_BROWSER ?? "/usr/bin/chromium",
    args: ["--no-sandbox", "--disable-gpu", "--disable-quic", "--disable-background-networking", "--disable-component-update", "--disable-sync"],
  });
}

/** A page that fails the test when a script fails, or is stopped by the policy of the server. It is the host's unless a link led to it. */
export async function openPage(browser, options = {}) {
  const page = await openStranger(browser, options);
  await page.context().addInitScript((known) => {
    const key = known[location.origin];
    if (key && !location.hash.includes("/key/")) localStorage.setItem("stavka.host", key);
  }, keys);
  return page;
}

/** The same, without the host's key. */
export async function openStranger(browser, options = {}) {
  const context = await browser.newContext({ viewport: { width: 1600, height: 1000 }, reducedMotion: "reduce", ...options });
  // Playwright's own way to wait evaluates text inside the page, which the policy forbids.
  context.on("page", (page) => (page.waitForFunction = (...wanted) => until(page, ...wanted)));
  const page = await context.newPage();
  page.faults = [];
  page.on("pageerror", (error) => page.faults.push(error.message));
  page.on("console", (message) => /Content Security Policy/.test(message.text()) && page.faults.push(message.text()));
  return page;
}

/** Ask a page again and again until something holds there. */
async function until(page, holds, arg, { timeout = 30_000 } = {}) {
  for (const end = Date.now() + timeout; ; await pause(50)) {
    // A page that is just being loaded has no answer yet.
    const answer = page.evaluateHandle(holds, arg).then((found) => found.evaluate((value) => Boolean(value)));
    if (await answer.catch(() => false)) return;
    assert.ok(Date.now() < end, `${holds} does not hold after ${timeout} ms`);
  }
}

export function shotPath(name) {
  return join(SHOTS, `${name}.png`);
}

export function shot(page, name) {
  return page.screenshot({ path: shotPath(name) });
}

/** Games by what they have: painted ground, places and ways, scenarios that are played on a part of the board, cards that are dealt. */
export async function games(base) {
  const titles = await (await fetch(`${base}/api/games`)).json();
  const all = [];
  for (const title of titles) {
    const board = await (await fetch(`${base}/api/games/${title.id}/board`)).json();
    all.push({ title, board });
  }
  const having = (what) => all.find((one) => one.board[what]);
  return { painted: having("grounds"), plain: having("ways"), areas: having("areas"), dealt: having("others"), carrying: all.find(({ title }) => title.texts.length > 0) };
}

/** How a position of a game is entered, and the set-up of its first scenario as text. */
export async function formOf(base, { title }) {
  const response = await fetch(`${base}/api/games/${title.id}/form`, {
    method: "POST",
    headers: { "content-type": "application/json", ...asHost(base) },
    body: JSON.stringify({ scenario: title.scenarios[0].id }),
  });
  assert.equal(response.status, 200);
  return response.json();
}

/** A new table; `players` says who takes each seat in turn, `wanted` what else it shall be. */
export async function newTable(base, { title }, players, wanted = {}) {
  const options = Object.fromEntries(title.options.map((option) => [option.id, option.values[0]]));
  const isPlayed = ({ when }) => !when || when.values.includes({ ...options, ...wanted.options }[when.option]);
  const seats = Object.fromEntries(title.seats.filter(isPlayed).map((seat, index) => [seat.id, players[index] ?? players.at(-1)]));
  const response = await fetch(`${base}/api/tables`, {
    method: "POST",
    headers: { "content-type": "application/json", ...asHost(base) },
    body: JSON.stringify({ game: title.id, scenario: title.scenarios[0].id, options, seats, rolling: "seeded", seed: 7, ...wanted }),
  });
  assert.equal(response.status < 300, true, await response.clone().text());
  return (await response.json()).id;
}

/** The links of a table, by seat; `watch` for those who watch. */
export async function links(base, table) {
  const company = await (await fetch(`${base}/api/tables/${table}/company`, { headers: asHost(base) })).json();
  const link = (key) => ({ key, address: `${base}/#/table/${table}/key/${key}` });
  return Object.fromEntries([...company.seats.filter((seat) => seat.key).map((seat) => [seat.id, link(seat.key)]), ["watch", link(company.watch)]]);
}

/** A line to a table beside the page, the host's or by a link: for what a test needs but does not test. */
export async function connect(base, table, key = null) {
  const socket = new WebSocket(`${base.replace("http", "ws")}/api/tables/${table}/ws?${key ? `key=${key}` : `host=${keys[base]}`}`);
  const waiting = new Map();
  let next = 1;
  const state = { scene: null };
  const ready = new Promise((resolve, reject) => {
    socket.onerror = reject;
    socket.onmessage = (event) => {
      const message = JSON.parse(event.data);
      if (message.scene && message.table) {
        state.scene = message.scene;
        resolve();
      } else if (message.change) {
        state.scene = { ...state.scene, ...message.change };
      } else {
        waiting.get(message.n)?.(message);
        waiting.delete(message.n);
      }
    };
  });
  await ready;
  const ask = (what) =>
    new Promise((resolve) => {
      const n = next++;
      waiting.set(n, resolve);
      socket.send(JSON.stringify({ n, ...what }));
    });
  return { ask, state, close: () => socket.close() };
}

/** Let the computer answer for the persons at a table until `stop` holds for what is asked, or the game is over. */
export async function playUntil(base, table, stop, most = 4000) {
  const line = await connect(base, table);
  try {
    for (let count = 0; count < most; count++) {
      const scene = (await line.ask({ ask: "look", seat: null })).scene;
      if (scene.outcome) return null;
      const persons = scene.seats.filter((seat) => seat.player === "person").map((seat) => seat.id);
      const waits = scene.asked.find((one) => one.urgency !== "may" && persons.includes(one.seat));
      // What a hand matters to is told to the eyes of its seat alone.
      const seen = waits && (await line.ask({ ask: "look", seat: waits.seat })).scene;
      const asked = seen?.asked.find((one) => one.seat === waits.seat && one.urgency !== "may" && (one.more || one.orders.length > 0));
      if (!asked) {
        await pause(20);
        continue;
      }
      const found = await stop(asked, line);
      if (found) return { asked, found };
      await line.ask({ ask: "standing", seat: asked.seat, prompt: asked.prompt.id, reply: "computer" });
      for (let wait = 0; wait < 400; wait++) {
        const now = (await line.ask({ ask: "look", seat: null })).scene;
        const still = now.asked.some((one) => one.seat === asked.seat && one.prompt.id === asked.prompt.id);
        if (!still || now.orders > scene.orders) break;
        await pause(15);
      }
      await line.ask({ ask: "standing", seat: asked.seat, prompt: asked.prompt.id, reply: null });
    }
    return null;
  } finally {
    line.close();
  }
}

/** Serious faults of a page for those who cannot see it well or use a mouse. */
export async function violations(page) {
  await page.evaluate(axe);
  const result = await page.evaluate(() => globalThis.axe.run(document, { resultTypes: ["violations"] }));
  const serious = result.violations.filter((one) => ["serious", "critical"].includes(one.impact));
  return serious.map((one) => `${one.id}: ${one.nodes.map((node) => node.target.join(" ")).slice(0, 4).join("; ")}`);
}

/** The line of a page to its table, in our hands: it can lose what comes back, break, and be mended. */
export async function lineOf(page) {
  const line = { isDeaf: false, isCut: false, open: new Set() };
  await page.routeWebSocket(/\/ws\?/, (socket) => {
    if (line.isCut) return void socket.close({ code: 3001 });
    const server = socket.connectToServer();
    const both = { socket, server };
    line.open.add(both);
    socket.onMessage((message) => server.send(message));
    server.onMessage((message) => line.isDeaf || socket.send(message));
    const end = (code) => {
      line.open.delete(both);
      return { code: code === 1005 || code === 1006 ? 3001 : code };
    };
    socket.onClose((code) => void server.close(end(code)));
    server.onClose((code) => void socket.close(end(code)));
  });
  return {
    /** From now on answers are lost, but what is sent arrives. */
    deafen: () => (line.isDeaf = true),
    async cut() {
      line.isCut = true;
      for (const { socket, server } of [...line.open]) {
        await server.close({ code: 3001 });
        await socket.close({ code: 3001 });
      }
    },
    mend() {
      line.isDeaf = false;
      line.isCut = false;
    },
  };
}

/** Play until somebody can walk to so many places: who it is, where from, and the ways. */
export async function playUntilWalk(base, { title, board }, table, least = 9) {
  const places = new Set(board.places.filter((place) => place.outline === 0).map((place) => place.id));
  const leads = (order) => title.verbs.find((verb) => verb.id === order.split(" ")[0]).fields.some((field) => field.kind === "path");
  const walking = await playUntil(base, table, async (asked, line) => {
    for (const id of asked.ready.slice(0, 12)) {
      const { orders } = await line.ask({ ask: "orders", seat: asked.seat, who: [id] });
      const ways = orders.filter((order) => leads(order) && places.has(order.split(/[ >]/).at(-1)));
      if (ways.length >= least) {
        const { scene } = await line.ask({ ask: "look", seat: asked.seat });
        return { ways, from: scene.view.counters.find((counter) => counter.id === id).place };
      }
    }
    return null;
  });
  assert.ok(walking, "somebody can walk");
  return walking.found;
}

/** The place that is farthest from another: nobody gets there at once. */
export function farthest({ board }, from) {
  const start = board.places.find((place) => place.id === from);
  const away = (place) => Math.hypot(place.x - start.x, place.y - start.y);
  return board.places.filter((place) => place.outline === 0).reduce((best, place) => (away(place) > away(best) ? place : best)).id;
}

/** Play until somebody can give an order with odds: the place that it is against. */
export async function playUntilFight(base, { title, board }, table) {
  const places = new Set(board.places.map((place) => place.id));
  const isPlan = (order) => {
    const fields = title.verbs.find((verb) => verb.id === order.split(" ")[0])?.fields ?? [];
    return fields.some((field) => field.kind === "several") && fields.every((field) => field.kind !== "path") && fields.length > 1;
  };
  const fight = await playUntil(base, table, async (asked, line) => {
    const { orders } = await line.ask({ ask: "orders", seat: asked.seat, who: [] });
    const against = (order) => order.split(" ").some((word) => places.has(word));
    for (const order of orders.filter((one) => isPlan(one) && against(one)).slice(0, 6)) {
      const explained = await line.ask({ ask: "explain", seat: asked.seat, order });
      if ((explained.odds?.outcomes ?? []).length > 1) return order;
    }
    return null;
  });
  assert.ok(fight, "somebody can attack");
  return fight.found.split(" ").find((word) => places.has(word));
}

/** What a page asks the table, changed on its way. */
export async function alterAsks(page, change) {
  await page.routeWebSocket(/\/ws\?/, (socket) => {
    const server = socket.connectToServer();
    socket.onMessage((message) => server.send(JSON.stringify(change(JSON.parse(message)))));
    server.onMessage((message) => socket.send(message));
  });
}

/** Let a table tell its page what we want: parts of a change of the scene that the page has. What the page asks is in `asked`. */
export async function tellPage(page) {
  const line = { scene: null, socket: null, asked: [] };
  await page.routeWebSocket(/\/ws\?/, (socket) => {
    const server = socket.connectToServer();
    line.socket = socket;
    socket.onMessage((message) => {
      line.asked.push(JSON.parse(message));
      server.send(message);
    });
    server.onMessage((message) => {
      line.scene = JSON.parse(message).scene ?? line.scene;
      socket.send(message);
    });
  });
  line.tell = (part) => {
    const { orders, asked, undo, pending, rest, takeback, outcome, log_before, log } = line.scene;
    const change = { orders, asked, undo, pending, rest, takeback, outcome, log_before, log_from: log_before + log.length, ...part };
    line.socket.send(JSON.stringify({ change }));
  };
  return line;
}

/** The phone that tests hold. */
export const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/** Play until a plan is refused with everybody and legal with more than any order of the list names: its target, and how many those are. */
export async function playUntilCrowd(base, { title }, table) {
  const isPlan = (verb) => verb.fields.length === 2 && verb.fields[0].kind === "one" && verb.fields[1].kind === "several";
  const verbs = new Set(title.verbs.filter(isPlan).map((verb) => verb.id));
  const crowded = await playUntil(base, table, async (asked, line) => {
    const { orders } = await line.ask({ ask: "orders", seat: asked.seat, who: [] });
    const plans = new Map();
    for (const [verb, target, who] of orders.map((order) => order.split(" ")).filter(([verb]) => verbs.has(verb))) {
      const key = `${verb} ${target}`;
      plans.set(key, [...(plans.get(key) ?? []), who.split("+")]);
    }
    for (const [plan, groups] of plans) {
      const isLegal = async (who) => (await line.ask({ ask: "judge", seat: asked.seat, order: `${plan} ${who.join("+")}` })).reply === "legal";
      const everybody = [...new Set(groups.flat())];
      const most = Math.max(...groups.map((who) => who.length));
      if (everybody.length < 3 || (await isLegal(everybody))) continue;
      const widest = groups.find((who) => who.length === most);
      for (const one of everybody) if (!widest.includes(one) && (await isLegal([...widest, one]))) return { target: plan.split(" ")[1], most };
    }
    return null;
  });
  assert.ok(crowded, "somewhere more could attack than may");
  return crowded.found;
}

/** Tap a place with a finger. */
export async function tapPlace(page, place) {
  const point = await pointOf(page, place);
  await page.touchscreen.tap(point.x, point.y);
}

/** Draw a finger over the screen. */
export async function drawFinger(page, from, to) {
  const session = await page.context().newCDPSession(page);
  const send = (type, points) => session.send("Input.dispatchTouchEvent", { type, touchPoints: points });
  // At one go: a finger that waited for answers on a slow machine would rest.
  const along = (step) => [{ x: from.x + ((to.x - from.x) * step) / 8, y: from.y + ((to.y - from.y) * step) / 8 }];
  const steps = Array.from({ length: 8 }, (_, step) => along(step + 1));
  await Promise.all([send("touchStart", [from]), ...steps.map((points) => send("touchMove", points)), send("touchEnd", [])]);
  await session.detach();
}

export function pause(milliseconds) {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}

/** Open a table in the page and wait until it can be played. */
export async function sit(page, base, table) {
  await page.goto(`${base}/#/table/${table}`);
  await page.waitForSelector("canvas", { timeout: 30_000 });
  await page.waitForFunction(() => window.stavka?.pointOf);
}

export function orderCount(page) {
  return page.locator(".table").getAttribute("data-orders").then(Number);
}

/** Wait until so many orders have been given. */
export function ordersReach(page, count) {
  return page.waitForFunction((least) => Number(document.querySelector(".table")?.dataset.orders) >= least, count);
}

/** Bring a place into sight, and the point of the screen where it is. */
export async function pointOf(page, place) {
  await page.evaluate((id) => window.stavka.show([id]), place);
  await page.waitForTimeout(60);
  const point = await page.evaluate((id) => window.stavka.pointOf(id), place);
  assert.ok(point, `${place} is on the board`);
  const box = await page.locator("canvas").boundingBox();
  return { x: box.x + point.x, y: box.y + point.y };
}

export async function clickPlace(page, place, options = {}) {
  const point = await pointOf(page, place);
  await page.mouse.click(point.x, point.y, options);
}
