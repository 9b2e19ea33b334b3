// How quick the page is: `STAVKA_SERVER=… npm run bench`. A report, not a test: nothing fails by the clock.

import { connect, games, newTable, openBrowser, openPage, pause, playUntil, pointOf, sit, startServer } from "./browser/stage.mjs";

const server = await startServer();
const browser = await openBrowser();
const rows = [];
const row = (what, value) => rows.push([what, value]);

try {
  const { painted } = await games(server.base);
  await pause(8000); // the ground of the first view is baked ahead
  const table = await newTable(server.base, painted, ["person"]);
  const places = new Set(painted.board.places.filter((place) => place.outline === 0).map((place) => place.id));
  const found = await playUntil(server.base, table, async (asked, line) => {
    for (const id of asked.ready.slice(0, 20)) {
      const { orders } = await line.ask({ ask: "orders", seat: asked.seat, who: [id] });
      if (orders.filter((order) => order.includes(">") && places.has(order.split(">").at(-1))).length > 10) return id;
    }
    return null;
  });

  const page = await openPage(browser, { reducedMotion: "no-preference" });
  const context = page.context();
  const cdp = await context.newCDPSession(page);
  await cdp.send("Network.enable");
  let bytes = 0;
  let wire = 0;
  cdp.on("Network.loadingFinished", (event) => (bytes += event.encodedDataLength));
  cdp.on("Network.webSocketFrameReceived", (event) => (wire += event.response.payloadData.length));
  const start = Date.now();
  await sit(page, server.base, table);
  row("first board, cold cache", `${Date.now() - start} ms`);
  await pause(2500);
  row("bytes of page, fonts, counters and ground", `${Math.round(bytes / 1024)} KiB`);
  row("bytes of the first scene", `${Math.round(wire / 1024)} KiB`);

  // A click on a counter until its reach is known.
  const line = await connect(server.base, table);
  const { scene } = await line.ask({ ask: "look", seat: null });
  line.close();
  const from = scene.view.counters.find((counter) => counter.id === found.found).place;
  const times = [];
  for (let count = 0; count < 12; count++) {
    await page.keyboard.press("Escape");
    await page.keyboard.press("Escape");
    const point = await pointOf(page, from);
    wire = 0;
    const took = await page.evaluate(async ({ x, y }) => {
      const canvas = document.querySelector("canvas");
      const at = { clientX: x, clientY: y, bubbles: true, pointerId: 1, button: 0 };
      const start = performance.now();
      canvas.setPointerCapture = () => {};
      canvas.dispatchEvent(new PointerEvent("pointerdown", at));
      canvas.dispatchEvent(new PointerEvent("pointerup", at));
      while (window.stavka.reach() === 0 && performance.now() - start < 3000) await new Promise(requestAnimationFrame);
      return performance.now() - start;
    }, point);
    times.push(took);
  }
  times.sort((a, b) => a - b);
  row("click to highlighted places, median of 12", `${times[6].toFixed(0)} ms`);
  row("bytes of that answer", `${(wire / 1024).toFixed(1)} KiB`);

  // Panning with a slow processor.
  await cdp.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  await page.keyboard.press("Escape");
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
  const gaps = (await frames).sort((a, b) => a - b);
  row("frames a second while panning, processor 4 times slower", `${(1000 / (gaps.reduce((a, b) => a + b, 0) / gaps.length)).toFixed(0)}`);
  row("the slowest of 20 frames", `${gaps[Math.floor(gaps.length * 0.95)].toFixed(0)} ms`);
} finally {
  await browser.close();
  await server.stop();
  server.clean();
}
const width = Math.max(...rows.map(([what]) => what.length));
for (const [what, value] of rows) console.log(`${what.padEnd(width)}  ${value}`);
