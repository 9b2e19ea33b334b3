// A board that is dealt anew for every table: cards on its places, as somebody may see them; a referee's seat.

import assert from "node:assert/strict";
import { test } from "node:test";

import * as stage from "./stage.mjs";

const house = stage.house();

async function opened(players, wanted = {}, options = {}) {
  const { server, browser, found } = house;
  const table = await stage.newTable(server.base, found.dealt, players, wanted);
  const page = await stage.openPage(browser, options);
  await page.goto(`${server.base}/#/table/${table}`);
  await page.waitForFunction(() => window.stavka?.cards);
  await page.waitForFunction(() => window.stavka.cards().length > 0);
  return { page, table };
}

const cards = (page) => page.evaluate(() => window.stavka.cards());

test("every place has a card or its back, and each has a picture", async () => {
  const { page } = await opened(["person", "greedy"]);
  const { board, title } = house.found.dealt;
  const laid = await cards(page);
  assert.deepEqual(laid.map(([place]) => place).sort(), board.places.map(({ id }) => id).sort());
  const kinds = new Set(laid.map(([, picture]) => picture));
  assert.ok(kinds.size > 5, "some cards lie open");
  for (const picture of kinds) {
    const drawn = await fetch(`${house.server.base}/api/games/${title.id}/pictures/${picture}.svg`);
    assert.equal(drawn.status, 200, picture);
    assert.match(await drawn.text(), /^<svg /);
  }
  const none = await fetch(`${house.server.base}/api/games/${title.id}/pictures/nothing.svg`);
  assert.equal(none.status, 404);
  const [{ name }] = title.scenarios[0].called;
  assert.ok((await page.locator("body").innerText()).includes(name), "seats are called as in the scenario");
  await stage.shot(page, "dealt");
  assert.deepEqual(page.faults, []);
});

test("another table has another board", async () => {
  const [one, other] = [await opened(["person", "greedy"], { seed: 7 }), await opened(["person", "greedy"], { seed: 8 })];
  assert.notDeepEqual(await cards(one.page), await cards(other.page));
});

test("whoever has a side is no referee, and whoever is one sees every card", async () => {
  const { title } = house.found.dealt;
  const referee = title.seats.find((seat) => seat.side == null);
  const wanted = { options: { ...Object.fromEntries(title.options.map(({ id, values }) => [id, values[0]])), [referee.when.option]: referee.when.values[0] } };
  const played = await opened(["person", "random", "person"], wanted);
  const mine = new Set((await cards(played.page)).map(([, picture]) => picture));
  const judged = await opened(["random", "random", "person"], wanted);
  const all = new Set((await cards(judged.page)).map(([, picture]) => picture));
  const most = [...(await cards(played.page))].map(([, picture]) => picture);
  const back = most.find((picture) => most.filter((one) => one === picture).length > 3);
  assert.ok(back && mine.has(back) && !all.has(back), "the back of a card lies many times before a side, and never before the referee");
  assert.equal((await judged.page.evaluate(() => window.stavka.cards())).length, 36);
});

test("on a phone the whole board fits", async () => {
  const { page } = await opened(["person", "greedy"], {}, { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  await stage.shot(page, "dealt-phone");
  assert.deepEqual(page.faults, []);
});
