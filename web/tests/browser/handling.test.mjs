// The board in hand: counters are dragged to move, the ground is dragged to look elsewhere, and refusals say what helps.

import assert from "node:assert/strict";
import { test } from "node:test";

import * as stage from "./stage.mjs";

const house = stage.house();
const centre = (page, place) => stage.pointOf(page, place);
const selected = (page) => page.evaluate(() => window.stavka.selected());

/** A table where somebody can walk, the page on it, where from and where to. */
async function walking(game = house.found.painted, least = undefined) {
  const { base } = house.server;
  const table = await stage.newTable(base, game, ["person"]);
  const { ways, from } = await stage.playUntilWalk(base, game, table, least);
  const page = await stage.openPage(house.browser);
  await stage.sit(page, base, table);
  // Secrets at one screen are behind a curtain.
  if (await page.getByTestId("curtain").count()) await page.getByTestId("curtain").click();
  const neighbours = ways.map((order) => order.split(/[ >]/).at(-1));
  return { page, from, ends: neighbours, table };
}

/** The reachable place that is nearest to another on the screen. */
async function nearest(page, from) {
  return page.evaluate((id) => {
    const at = window.stavka.pointOf(id);
    const far = (other) => Math.hypot(window.stavka.pointOf(other).x - at.x, window.stavka.pointOf(other).y - at.y);
    return window.stavka.reachable().filter((other) => other !== id).sort((a, b) => far(a) - far(b))[0];
  }, from);
}

// Where places are few, few can be walked to.
const LEAST = { painted: 9, areas: 9, plain: 2, dealt: 2 };

for (const kind of Object.keys(LEAST)) test(`a stack is dragged to where it goes: the way and its price are shown under it, and it goes when it is let go: ${kind}`, async () => {
  const { page, from } = await walking(house.found[kind], LEAST[kind]);
  const before = await stage.orderCount(page);
  await stage.clickPlace(page, from);
  await page.waitForFunction(() => window.stavka.reach() > 0 || document.querySelector('[data-testid="instead"]'));
  if (await page.getByTestId("instead").count()) await page.getByTestId("instead").click();
  await page.waitForFunction(() => window.stavka.reach() > 0);
  const to = await nearest(page, from);
  await page.keyboard.press("Escape");
  const start = await centre(page, from);
  const offset = await page.evaluate(([a, b]) => {
    const [from, to] = [window.stavka.pointOf(a), window.stavka.pointOf(b)];
    return { x: to.x - from.x, y: to.y - from.y };
  }, [from, to]);
  await page.mouse.move(start.x, start.y);
  await page.mouse.down();
  await page.mouse.move(start.x + offset.x / 3, start.y + offset.y / 3, { steps: 4 });
  await page.getByTestId("ghost").waitFor();
  await page.waitForFunction(() => window.stavka.reach() > 0);
  await page.mouse.move(start.x + offset.x, start.y + offset.y, { steps: 6 });
  await page.locator(".tip table tr").first().waitFor();
  await stage.shot(page, `dragging-a-stack-${kind}`);
  await page.mouse.up();
  const menu = page.getByRole("menuitem").first();
  await page.waitForFunction((least) => document.querySelector('[role="menuitem"]') || Number(document.querySelector(".table").dataset.orders) > least, before);
  if (await menu.count()) await menu.click();
  await stage.ordersReach(page, before + 1);
  assert.equal(await page.getByTestId("ghost").count(), 0);
  assert.deepEqual(page.faults, []);
  await page.context().close();
});

test("the board is moved by its empty ground, with the space bar and with the middle button, and nobody goes", async () => {
  const { page, from, table } = await walking();
  const before = await stage.orderCount(page);
  const line = await stage.connect(house.server.base, table);
  const taken = new Set(line.state.scene.view.counters.map((one) => one.place));
  line.close();
  const where = () => page.evaluate((id) => window.stavka.pointOf(id), from);
  const drag = async (button, place = from) => {
    const start = await centre(page, place);
    const at = await where();
    await page.mouse.move(start.x, start.y);
    await page.mouse.down({ button });
    await page.mouse.move(start.x - 90, start.y - 40, { steps: 5 });
    await page.mouse.up({ button });
    const now = await where();
    return { x: Math.round(now.x - at.x), y: Math.round(now.y - at.y) };
  };
  const { places } = house.found.painted.board;
  const spot = places.find(({ id }) => id === from);
  const away = (place) => Math.hypot(place.x - spot.x, place.y - spot.y);
  const free = places.filter((place) => place.outline === 0 && !taken.has(place.id) && away(place) > 1.5).sort((a, b) => away(a) - away(b))[0];
  const ground = await drag("left", free.id);
  assert.deepEqual([Math.abs(ground.x + 90) <= 2, Math.abs(ground.y + 40) <= 2], [true, true], JSON.stringify(ground));
  const middle = await drag("middle");
  assert.deepEqual([Math.abs(middle.x + 90) <= 2, Math.abs(middle.y + 40) <= 2], [true, true], JSON.stringify(middle));
  await page.locator("canvas").focus();
  await page.keyboard.down("Space");
  const spaced = await drag("left");
  await page.keyboard.up("Space");
  assert.deepEqual([Math.abs(spaced.x + 90) <= 2, Math.abs(spaced.y + 40) <= 2], [true, true], JSON.stringify(spaced));
  assert.equal(await page.getByTestId("ghost").count(), 0);
  assert.equal(await stage.orderCount(page), before);
  await page.context().close();
});

test("N goes from north to south, and the board has the keyboard then; so it has after a search", async () => {
  const { page } = await walking();
  await page.locator("canvas").focus();
  const seen = [];
  for (let count = 0; count < 4; count++) {
    await page.keyboard.press("n");
    const place = await page.waitForFunction((before) => window.stavka.selected() && window.stavka.selected() !== before, seen.at(-1) ?? null, { timeout: 3000 }).then(() => selected(page)).catch(() => null);
    if (place === null) break;
    seen.push(place);
    assert.equal(await page.evaluate(() => document.activeElement?.tagName), "CANVAS");
  }
  assert.ok(seen.length > 1, `several can act: ${seen}`);
  const board = house.found.painted.board.places;
  const south = seen.map((id) => board.find((place) => place.id === id).y);
  // Round again it begins in the north.
  const drops = south.filter((y, at) => at > 0 && y < south[at - 1]).length;
  assert.ok(drops <= 1, `${seen}: ${south}`);
  await page.keyboard.press("/");
  const named = board.find((place) => place.name);
  await page.getByRole("searchbox").fill(named.id);
  await page.keyboard.press("Enter");
  await page.waitForFunction(() => document.activeElement?.tagName === "CANVAS");
  await page.context().close();
});

test("a far place says what the whole way costs or what bars it, by clause; a stack that cannot act says why", async () => {
  const { page, from } = await walking();
  await stage.clickPlace(page, from);
  await page.waitForFunction(() => window.stavka.reach() > 0);
  await stage.clickPlace(page, stage.farthest(house.found.painted, from));
  const note = page.getByTestId("breach");
  await note.waitFor();
  assert.equal(await note.locator(".chip").count(), 1, "by its clause");
  assert.doesNotMatch(await note.textContent(), /none are left|straight line/);
  await stage.shot(page, "why-not-far");
  assert.deepEqual(page.faults, []);
  await page.context().close();
});

for (const kind of ["plain", "dealt"]) test(`every place out of reach says by which clause, without hexes too: ${kind}`, async () => {
  const { base } = house.server;
  const game = house.found[kind];
  const table = await stage.newTable(base, game, ["person"]);
  const leads = (order) => game.title.verbs.find((verb) => verb.id === order.split(" ")[0]).fields.some((field) => field.kind === "path");
  const going = await stage.playUntil(base, table, async (asked, line) => {
    const { scene } = await line.ask({ ask: "look", seat: asked.seat });
    for (const id of asked.ready) {
      const { orders } = await line.ask({ ask: "orders", seat: asked.seat, who: [id] });
      if (orders.some(leads)) return scene.view.counters.find((one) => one.id === id).place;
    }
    return null;
  });
  assert.ok(going, "somebody can go somewhere");
  const page = await stage.openPage(house.browser);
  await stage.sit(page, base, table);
  await page.getByTestId("curtain").click();
  const told = new Set();
  for (const place of game.board.places.filter((one) => one.outline === 0 && one.id !== going.found).map((one) => one.id)) {
    while ((await selected(page)) !== null || (await page.getByTestId("breach").count()) > 0) await page.keyboard.press("Escape");
    await stage.clickPlace(page, going.found);
    await page.waitForFunction((from) => window.stavka.selected() === from || document.querySelector('[data-testid="instead"]'), going.found);
    // What can be done there besides is asked about.
    if ((await page.getByTestId("instead").count()) > 0) await page.getByTestId("instead").click();
    await page.waitForFunction((from) => window.stavka.selected() === from && window.stavka.reach() > 0, going.found);
    if (await page.evaluate((id) => window.stavka.reachable().includes(id), place)) continue;
    await stage.clickPlace(page, place);
    const note = page.getByTestId("breach");
    // Whoever of one's own stands there is picked up instead.
    await page.waitForFunction((from) => document.querySelector('[data-testid="breach"]') || window.stavka.selected() !== from, going.found);
    if ((await note.count()) === 0) continue;
    if (/can be reached/.test(await note.textContent())) continue;
    assert.equal(await note.locator(".chip").count(), 1, `${place}: ${await note.textContent()}`);
    told.add(place);
  }
  assert.ok(told.size >= 3, `${[...told]}`);
  await stage.shot(page, `why-not-${kind}`);
  assert.deepEqual(page.faults, []);
  await page.context().close();
});

test("in a game of many headquarters a far place and a stack that waits say by which clause, and for whom", async () => {
  const { base } = house.server;
  const table = await stage.newTable(base, house.found.areas, ["person"]);
  const { board, title } = house.found.areas;
  const onBoard = new Set(board.places.map((place) => place.id));
  const waiting = await stage.playUntil(base, table, async (asked, line) => {
    const { scene } = await line.ask({ ask: "look", seat: asked.seat });
    const { id: side } = title.sides[title.seats.find((seat) => seat.id === asked.seat).side];
    const acts = new Set(scene.view.counters.filter((one) => asked.ready.includes(one.id)).map((one) => one.place));
    const idle = acts.size > 0 && scene.view.counters.find((one) => one.side === side && onBoard.has(one.place) && !acts.has(one.place));
    if (!idle) return null;
    const { why } = await line.ask({ ask: "why_not", seat: asked.seat, who: [idle.id], place: null });
    return why[0]?.clause ? { place: idle.place, clause: why[0].clause } : null;
  });
  assert.ok(waiting, "somebody waits while others act");
  const page = await stage.openPage(house.browser);
  await stage.sit(page, base, table);
  await stage.clickPlace(page, waiting.found.place);
  const idle = page.getByTestId("idle");
  await idle.waitFor();
  assert.ok((await idle.textContent()).includes(waiting.found.clause), await idle.textContent());
  await stage.shot(page, "why-not-idle");
  const { from } = await stage.playUntilWalk(base, house.found.areas, table);
  await page.reload();
  await page.waitForFunction(() => window.stavka?.pointOf);
  await stage.clickPlace(page, from);
  await page.waitForFunction(() => window.stavka.reach() > 0);
  await stage.clickPlace(page, stage.farthest(house.found.areas, from));
  const note = page.getByTestId("breach");
  await note.waitFor();
  assert.equal(await note.locator(".chip").count(), 1, "by its clause");
  await stage.shot(page, "why-not-headquarters");
  assert.deepEqual(page.faults, []);
  await page.context().close();
});

test("on a phone a stack is taken up by a finger that rests, and the map is moved by one that does not", async () => {
  const { base } = house.server;
  const table = await stage.newTable(base, house.found.painted, ["person"]);
  const { from } = await stage.playUntilWalk(base, house.found.painted, table);
  const page = await stage.openPage(house.browser, stage.PHONE);
  await stage.sit(page, base, table);
  const before = await stage.orderCount(page);
  const start = await stage.pointOf(page, from);
  const at = await page.evaluate((id) => window.stavka.pointOf(id), from);
  await stage.drawFinger(page, start, { x: start.x - 60, y: start.y - 30 });
  const now = await page.evaluate((id) => window.stavka.pointOf(id), from);
  assert.ok(now.x < at.x - 30, "a finger that moves at once moves the map");
  const session = await page.context().newCDPSession(page);
  const send = (type, touchPoints) => session.send("Input.dispatchTouchEvent", { type, touchPoints });
  // Two fingers move it too, wherever they are put down.
  const pair = await stage.pointOf(page, from);
  const shown = () => page.evaluate((id) => ({ ...window.stavka.pointOf(id), scale: window.stavka.scale() }), from);
  const still = await shown();
  const fingers = (by) => [{ x: pair.x - by, y: pair.y, id: 0 }, { x: pair.x + 60 - by, y: pair.y, id: 1 }];
  await send("touchStart", fingers(0));
  for (const by of [20, 40, 60]) await send("touchMove", fingers(by));
  await send("touchEnd", []);
  const panned = await shown();
  assert.ok(Math.abs(panned.x - still.x + 60) < 6 && Math.abs(panned.scale / still.scale - 1) < 0.05, JSON.stringify({ still, panned }));
  const again = await stage.pointOf(page, from);
  await send("touchStart", [again]);
  await page.waitForTimeout(500);
  await send("touchMove", [{ x: again.x + 8, y: again.y - 60 }]);
  await page.getByTestId("ghost").waitFor();
  await page.waitForFunction(() => window.stavka.reach() > 0);
  // What is dragged lies above the finger: so does the place that it would be dropped on.
  const to = await page.evaluate((id) => window.stavka.pointOf(id), await nearest(page, from));
  const box = await page.locator("canvas").boundingBox();
  await send("touchMove", [{ x: box.x + to.x, y: box.y + to.y + 48 }]);
  await page.getByTestId("board-tip").locator("tr").first().waitFor();
  await stage.shot(page, "phone-dragging");
  await send("touchMove", [again]);
  await send("touchMove", [{ x: again.x, y: again.y + 48 }]);
  await send("touchEnd", []);
  await page.getByTestId("ghost").waitFor({ state: "detached" });
  assert.equal(await stage.orderCount(page), before, "let go where it stood, it stays");
  assert.deepEqual(page.faults, []);
  await page.context().close();
});

test("on a phone an order of a list shows what it costs first, and is given by a second tap", async () => {
  const { base } = house.server;
  const { title } = house.found.painted;
  const table = await stage.newTable(base, house.found.painted, ["person"]);
  const met = await stage.playUntil(base, table, async (asked, line) => {
    const { scene } = await line.ask({ ask: "look", seat: asked.seat });
    for (const id of asked.ready.slice(0, 12)) {
      const { orders } = await line.ask({ ask: "orders", seat: asked.seat, who: [id] });
      // An order without a place or a way: a work, say.
      for (const order of orders.filter((one) => one.split(" ").length === 2 && one.endsWith(` ${id}`)).slice(0, 4)) {
        const { why } = await line.ask({ ask: "explain", seat: asked.seat, order });
        if ((why?.derivation ?? []).length > 1) return { order, place: scene.view.counters.find((one) => one.id === id).place, id };
      }
    }
    return null;
  });
  assert.ok(met, "somebody can do something with a price");
  const names = await (await fetch(`${base}/api/games/${title.id}/names?language=en`)).json();
  const page = await stage.openPage(house.browser, stage.PHONE);
  await stage.sit(page, base, table);
  const before = await stage.orderCount(page);
  // Picked up by name, which no other of the stack has.
  await page.keyboard.press("/");
  await page.getByRole("searchbox", { name: "A place or a counter" }).fill(names[met.found.id]);
  await page.keyboard.press("Enter");
  const row = page.getByTestId("deeds").locator(`[data-order="${met.found.order}"]`);
  if ((await page.locator("section.sheet").getAttribute("data-stop")) === "low") await page.locator("button.handle").tap();
  await row.waitFor();
  await page.waitForTimeout(500);
  await row.tap();
  const aim = page.getByTestId("aim");
  await aim.locator("tbody tr").nth(1).waitFor();
  assert.equal(await stage.orderCount(page), before, "nothing is ordered yet");
  await stage.shot(page, "phone-row");
  await row.tap();
  await stage.ordersReach(page, before + 1);
  assert.deepEqual(page.faults, []);
  await page.context().close();
});

for (const [name, options] of [["desk", { viewport: { width: 1400, height: 900 } }], ["phone", stage.PHONE]]) {
  test(`of a stack of thirty every counter has a line, and the one that is pointed at its name in sight: ${name}`, async () => {
    const { base } = house.server;
    const { board } = house.found.painted;
    const table = await stage.newTable(base, house.found.painted, ["person"]);
    const places = new Set(board.places.map(({ id }) => id));
    await stage.playUntil(base, table, async (asked) => asked.ready.length > 20);
    const line = await stage.connect(base, table);
    const { scene } = await line.ask({ ask: "look", seat: null });
    line.close();
    const at = new Map();
    for (const one of scene.view.counters) if (places.has(one.place)) at.set(one.place, [...(at.get(one.place) ?? []), one]);
    const [place, stack] = [...at].reduce((best, one) => (one[1].length > best[1].length ? one : best));
    const others = [...at].filter(([other]) => other !== place).flatMap(([, counters]) => counters);
    const joining = others.filter(({ side }) => side === stack[0].side).slice(0, Math.max(0, 30 - stack.length));
    const page = await stage.openPage(house.browser, options);
    const told = await stage.tellPage(page);
    await stage.sit(page, base, table);
    told.tell({ counters: joining.map((counter) => ({ ...counter, place })) });
    stack.push(...joining);
    assert.ok(stack.length >= 30, `${stack.length} at ${place}`);
    const isPhone = name === "phone";
    await (isPhone ? stage.tapPlace : stage.clickPlace)(page, place);
    if (isPhone) await page.locator("button.handle").tap();
    // Among the faces the first is named below the last.
    const faces = page.locator(".faces .pick");
    await faces.nth(stack.length - 1).waitFor();
    await page.waitForTimeout(400);
    await (isPhone ? faces.first().tap() : faces.first().hover());
    const named = page.getByTestId("named").first();
    await named.locator("strong").waitFor();
    if (!isPhone) {
      // What they can do scrolls in a box of its own, so that the counters stay where they are.
      const tray = page.getByTestId("tray");
      const high = (await tray.boundingBox()).y;
      for (let count = 0; count < 3; count++) {
        await tray.locator('.pick[aria-disabled="false"]').nth(count).click();
        await page.waitForTimeout(150);
        assert.equal((await tray.boundingBox()).y, high, "the tray keeps its place");
      }
      await faces.first().hover();
    }
    const [label, inside] = await Promise.all([named.boundingBox(), page.locator(".inside").boundingBox()]);
    assert.ok(label.y >= inside.y && label.y + label.height <= inside.y + inside.height + 1, "the name is in sight");
    await page.getByTestId("tab-stack").click();
    if (isPhone && (await page.locator("section.sheet").getAttribute("data-stop")) === "low") await page.locator("button.handle").tap();
    const rows = page.locator(".inside article");
    await rows.nth(stack.length - 1).waitFor();
    assert.equal(await rows.count(), stack.length);
    for (const row of await rows.all()) assert.ok((await row.boundingBox()).height <= 100, "a line or two each");
    await rows.last().scrollIntoViewIfNeeded();
    assert.ok(await rows.last().locator("strong").isVisible());
    await stage.shot(page, `stack-${name}`);
    assert.deepEqual(page.faults, []);
    await page.context().close();
  });
}
