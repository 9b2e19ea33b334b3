// How quick the page is, for every game, as a table for ARCHITECTURE: `STAVKA_SERVER=… npm run bench [GAME …]`. A report, not
// a test: nothing fails by the clock.

import { newTable, openBrowser, openPage, pause, playUntil, pointOf, sit, startServer } from "./browser/stage.mjs";

/** So many clicks are measured, on up to so many stacks. */
const CLICKS = 100;
const STACKS = 20;
/** So long a click is waited for, in milliseconds. */
const PATIENCE = 3000;

const wanted = process.argv.slice(2);
const server = await startServer();
const browser = await openBrowser();
const columns = [];

try {
  const titles = await (await fetch(`${server.base}/api/games`)).json();
  await pause(8000); // the ground of the first view is baked ahead
  for (const title of titles.filter(({ id }) => wanted.length === 0 || wanted.includes(id))) {
    const board = await (await fetch(`${server.base}/api/games/${title.id}/board`)).json();
    columns.push({ title, rows: await measure({ title, board }) });
  }
} finally {
  await browser.close();
  await server.stop();
  server.clean();
}

async function measure(game) {
  const rows = [];
  const row = (what, value) => rows.push([what, value]);
  const table = await newTable(server.base, game, ["person"]);
  const places = await whoCanGo(game, table);

  const page = await openPage(browser, { reducedMotion: "no-preference", viewport: { width: 1400, height: 900 } });
  const cdp = await page.context().newCDPSession(page);
  await cdp.send("Network.enable");
  const loaded = { code: 0, all: 0, wire: 0 };
  const isCode = new Set();
  cdp.on("Network.responseReceived", ({ requestId, type }) => ["Script", "Stylesheet"].includes(type) && isCode.add(requestId));
  cdp.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    loaded.all += encodedDataLength;
    if (isCode.has(requestId)) loaded.code += encodedDataLength;
  });
  cdp.on("Network.webSocketFrameReceived", ({ response }) => (loaded.wire += response.payloadData.length));
  const start = Date.now();
  await sit(page, server.base, table);
  row("first board, cold cache", `${Date.now() - start} ms`);
  row("code and style until then", `${Math.round(loaded.code / 1000)} kB`);
  await pause(4000);
  const last = await page.evaluate(() => Math.max(...performance.getEntriesByType("resource").filter(({ initiatorType }) => initiatorType === "img" || initiatorType === "fetch").map(({ responseEnd }) => responseEnd)));
  row("its last picture", `${last.toFixed(0)} ms`);
  row("code and style of all parts", `${Math.round(loaded.code / 1000)} kB`);
  row("all that was fetched: fonts, counters, ground too", `${Math.round(loaded.all / 1000)} kB`);
  row("the first scene", `${Math.round(loaded.wire / 1000)} kB`);

  // Where hands are secret a curtain hangs before the board, and a form may lie over it.
  for (const cover of [page.getByTestId("curtain"), page.getByRole("button", { name: "Look at the board" })]) await cover.click({ timeout: 1500 }).catch(() => {});

  // A click on a stack until its reach is known; where nobody can be picked up on the board, nothing is measured.
  const times = [];
  let bytes = 0;
  for (let count = 0; places.length > 0 && count < CLICKS; count++) {
    await page.keyboard.press("Escape");
    await page.keyboard.press("Escape");
    const place = places[count % places.length];
    const point = await pointOf(page, place);
    // Where places are highlighted for whoever picks nobody up, a click tells nothing.
    if (await page.evaluate(() => window.stavka.reach() > 0)) break;
    loaded.wire = 0;
    const took = await page.evaluate(async ({ x, y, patience }) => {
      const canvas = document.querySelector("canvas");
      const at = { clientX: x, clientY: y, bubbles: true, pointerId: 1, button: 0 };
      const { port1, port2 } = new MessageChannel();
      const turn = () => new Promise((resolve) => ((port1.onmessage = resolve), port2.postMessage(null)));
      canvas.setPointerCapture = () => {};
      const start = performance.now();
      canvas.dispatchEvent(new PointerEvent("pointerdown", at));
      canvas.dispatchEvent(new PointerEvent("pointerup", at));
      while (window.stavka.reach() === 0 && performance.now() - start < patience) await turn();
      return performance.now() - start;
    }, { ...point, patience: PATIENCE });
    if (took >= PATIENCE) {
      places.splice(places.indexOf(place), 1);
      continue;
    }
    times.push(took);
    bytes = Math.max(bytes, loaded.wire);
  }
  times.sort((one, other) => one - other);
  const at = (share) => (times.length === 0 ? "-" : `${times[Math.floor((times.length - 1) * share)].toFixed(0)} ms`);
  row(`click to highlighted places, median of ${CLICKS}`, at(0.5));
  row("the slowest of a hundred", at(0.99));
  row("the longest answer", times.length === 0 ? "-" : `${(bytes / 1000).toFixed(1)} kB`);

  for (const rate of [1, 4]) {
    await cdp.send("Emulation.setCPUThrottlingRate", { rate });
    const gaps = await panned(page);
    const mean = gaps.reduce((sum, gap) => sum + gap, 0) / gaps.length;
    row(`frames a second while panning${rate > 1 ? `, processor ${rate} times slower` : ""}`, (1000 / mean).toFixed(0));
    row(`one frame in twenty takes longer than${rate > 1 ? ", slower" : ""}`, `${gaps[Math.floor(gaps.length * 0.95)].toFixed(0)} ms`);
  }
  await page.context().close();
  return rows;
}

/** Play until somebody can go to many places: where those stand who can. */
async function whoCanGo({ board }, table) {
  const open = new Set(board.places.map((place) => place.id));
  const found = await playUntil(
    server.base,
    table,
    async (asked, line) => {
      const { scene } = await line.ask({ ask: "look", seat: asked.seat });
      const standing = new Set();
      for (const id of asked.ready) {
        const place = scene.view.counters.find((counter) => counter.id === id)?.place;
        if (!open.has(place) || standing.has(place) || standing.size >= STACKS) continue;
        const { orders } = await line.ask({ ask: "orders", seat: asked.seat, who: [id] });
        if (orders.filter((order) => open.has(order.split(/[> ]/).at(-1))).length > 3) standing.add(place);
      }
      return standing.size > 0 ? [...standing] : null;
    },
    400,
  );
  return found?.found ?? [];
}

/** The time between frames while the board is dragged about, the shortest first. */
async function panned(page) {
  await page.keyboard.press("Escape");
  await page.keyboard.down("Space");
  await page.mouse.move(600, 500);
  await page.mouse.down();
  const frames = page.evaluate(
    () =>
      new Promise((resolve) => {
        const gaps = [];
        let last = performance.now();
        const begin = last;
        const tick = (now) => {
          gaps.push(now - last);
          last = now;
          if (now - begin < 2000) requestAnimationFrame(tick);
          else resolve(gaps.slice(2));
        };
        requestAnimationFrame(tick);
      }),
  );
  for (let step = 0; step < 120; step++) {
    await page.mouse.move(600 + 180 * Math.sin(step / 12), 500 + 120 * Math.cos(step / 9));
    await pause(12);
  }
  await page.mouse.up();
  await page.keyboard.up("Space");
  return (await frames).sort((one, other) => one - other);
}

// A table as ARCHITECTURE has it: a column for each game, as it is called.
const labels = [...new Set(columns.flatMap(({ rows }) => rows.map(([what]) => what)))];
const line = (cells) => `| ${cells.join(" | ")} |`;
console.log(line(["", ...columns.map(({ title }) => title.name)]));
console.log(line(["---", ...columns.map(() => "---:")]));
for (const what of labels) console.log(line([what, ...columns.map(({ rows }) => rows.find(([label]) => label === what)?.[1] ?? "")]));
