// Takes the pictures of README anew: `STAVKA_SERVER=… STAVKA_BROWSER=… node --experimental-websocket tests/pictures.mjs FOLDER`.
// Of every game that has more than one board or painted ground: its table after some orders, and where it begins with a
// form, that form; of the first game also a planned attack, on a desk and on a phone.

import { join } from "node:path";

import * as stage from "./browser/stage.mjs";

const folder = process.argv[2] ?? "../docs/pictures";
const DESK = { viewport: { width: 1280, height: 800 } };
/** So many decisions into a game there is something to see. */
const DECISIONS = 60;

const server = await stage.startServer();
const browser = await stage.openBrowser();
const { base } = server;
const titles = await (await fetch(`${base}/api/games`)).json();
const found = await stage.games(base);

async function take(page, name) {
  // Ground and counters are painted after the page is there.
  await page.waitForTimeout(4000);
  await page.screenshot({ path: join(folder, `${name}.jpg`), type: "jpeg", quality: 62 });
  await page.context().close();
}

async function sat(table, options = DESK) {
  const page = await stage.openPage(browser, options);
  await page.goto(`${base}/#/table/${table}`);
  await page.locator("canvas, .form").first().waitFor({ timeout: 60_000 });
  return page;
}

const fight = await stage.newTable(base, found.painted, ["person"]);
const target = await stage.playUntilFight(base, found.painted, fight);
for (const [name, options] of [["table-desktop", DESK], ["table-phone", stage.PHONE]]) {
  const page = await sat(fight, options);
  await page.waitForFunction(() => window.stavka?.pointOf);
  await stage.clickPlace(page, target);
  await page.getByTestId("plan").waitFor();
  await take(page, name);
}
for (const title of titles.filter(({ id }) => id !== found.painted.title.id && id !== found.plain.title.id)) {
  const table = await stage.newTable(base, { title }, ["person", "greedy"]);
  const begun = await sat(table);
  await begun.waitForTimeout(3000);
  if (await begun.locator(".form").count()) await take(begun, `form-${title.id}`);
  else await begun.context().close();
  let decisions = 0;
  await stage.playUntil(base, table, () => decisions++ > DECISIONS);
  const page = await sat(table);
  await page.waitForTimeout(3000);
  // A curtain is lifted, and a form that lies over the board is laid aside.
  for (const aside of [".curtain button", '[data-testid="form-hide"]']) if (await page.locator(aside).count()) await page.locator(aside).first().click();
  await take(page, `table-${title.id}`);
}
await browser.close();
await server.stop();
server.clean();
