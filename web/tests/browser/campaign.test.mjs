// A campaign by link: two people who see nothing of each other, armies bought on the page and read from a file, a battle
// resolved at once, one played, one entered by hand, and a third person in the referee's seat.

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";

import * as stage from "./stage.mjs";

const house = stage.house();

/** A campaign between friends with a referee: a page and a line for each. */
async function begin(options, seed) {
  const { title } = house.found.dealt;
  const referee = title.seats.find((seat) => seat.side == null);
  const { base } = house.server;
  const all = { ...Object.fromEntries(title.options.map(({ id, values }) => [id, values[0]])), ...options };
  const wanted = { seed, options: { ...all, [referee.when.option]: referee.when.values[0] } };
  const table = await stage.newTable(base, house.found.dealt, ["friend"], wanted);
  const links = await stage.links(base, table);
  const people = {};
  for (const { id } of title.seats) {
    const page = await stage.openStranger(house.browser);
    await page.goto(links[id].address);
    people[id] = { id, page, line: await stage.connect(base, table, links[id].key) };
  }
  const [first, second] = title.seats.filter((seat) => seat.side != null).map(({ id }) => people[id]);
  return { table, people, first, second, referee: people[referee.id] };
}

/** Numbers that look like chance and are the same in every run. */
function chance(seed) {
  let state = seed;
  return (below) => (state = (state * 48271) % 2147483647) % below;
}

const verb = (order) => order.split(" ")[0];
const isQuiet = (order) => ["lift", "fortify", "cancel", "present", "unite", "back", "halt", "pass", "retire", "yield_up", "leave"].includes(verb(order));

/** Somebody's order that leads to a battle rather than away from it. */
function bold(asked, orders, written, pick) {
  const having = (...verbs) => orders.filter((order) => verbs.includes(verb(order)));
  const firstOf = (...lists) => lists.find((list) => list.length > 0);
  const writes = orders.filter((order) => /^(order|task) \S+ order=(assault|breakthrough|probe|maneuver)/.test(order));
  if (writes.length > 0 && written < 14) return pick(writes);
  if (asked.onward && orders.includes(asked.onward) && (asked.urgency === "sealed" || verb(asked.onward) === "stand") && having("place").length === 0) return asked.onward;
  return pick(firstOf(having("place"), orders.filter((order) => !isQuiet(order)), orders));
}

/** Play by the lines of both sides until one is asked something that `stop` wants. */
async function playUntil(people, random, stop) {
  const written = new Map();
  const pick = (list) => list[random(list.length)];
  for (let count = 0; count < 1500; count++) {
    const { scene } = await people[0].line.ask({ ask: "look", seat: people[0].id });
    assert.equal(scene.outcome, null, "it is not over yet");
    const waits = scene.asked.filter((one) => one.urgency !== "may" && people.some(({ id }) => id === one.seat));
    const { seat } = pick(waits);
    const person = people.find(({ id }) => id === seat);
    const seen = (await person.line.ask({ ask: "look", seat: person.id })).scene;
    const asked = seen.asked.find((one) => one.seat === person.id);
    if (await stop(asked, seen)) return { person, asked };
    const { orders } = await person.line.ask({ ask: "orders", seat: person.id, who: [] });
    const key = `${person.id} ${asked.prompt.id} ${seen.view.tracks[0].value}`;
    written.set(key, (written.get(key) ?? 0) + 1);
    const order = bold(asked, orders, written.get(key), pick);
    const reply = await person.line.ask({ ask: "order", seat: person.id, order });
    assert.equal(reply.reply, "done", `${order}: ${JSON.stringify(reply)}`);
  }
  assert.fail("nobody is asked for it");
}

/** The orders of a decision that name a way to fight. */
const ways = (asked) => asked.orders.filter((order) => verb(order) === "fight");

/** Somebody gives an order on the page; the table has it before anybody goes on. */
async function gives({ id, page, line }, click) {
  const count = async () => (await line.ask({ ask: "look", seat: id })).scene.orders;
  const before = await count();
  await click(page);
  for (let wait = 0; (await count()) === before; wait++) {
    assert.ok(wait < 300, `${id} gives an order`);
    await stage.pause(50);
  }
}

/** Both sides choose the same way to fight, on the page. */
async function choose(people, way) {
  for (const person of people) await gives(person, (page) => page.locator(`[data-testid="orders"] [data-order="fight ${way}"]`).click());
}

const boards = (page) => page.evaluate(() => window.stavka.cards().length);

test("an army is bought on the page, the other read from a file, and neither side can tell how far the other is", async () => {
  const { people, first, second, referee } = await begin({ muster: "chosen", fog: "hidden" }, 3);
  for (const { page } of [first, second]) await page.getByTestId("form").waitFor();
  const told = (page) => page.locator(".table").getAttribute("data-orders");
  await first.page.locator(".deeds .primary").click();
  await stage.ordersReach(first.page, 1);
  assert.equal(await told(second.page), "0", "the other side does not count it");
  await second.page.locator(".deeds .primary").click();
  await stage.ordersReach(second.page, 1);
  const saved = second.page.waitForEvent("download");
  await second.page.locator("[data-testid^='save-']").first().click();
  const army = await readFile(await (await saved).path(), "utf8");
  await second.page.locator(".totals .deeds .button").nth(1).click();
  await stage.ordersReach(second.page, 2);
  const input = second.page.locator("[data-testid^='file-']:not([data-testid='file-faults'])").first();
  await input.setInputFiles({ name: "army.txt", mimeType: "text/plain", buffer: Buffer.from(army) });
  await stage.ordersReach(second.page, 3);
  assert.equal(await told(first.page), "1", "nor this side");
  await referee.page.waitForSelector("canvas");
  await stage.ordersReach(referee.page, 4);
  for (const { page } of [first, second]) {
    await page.locator('[data-testid="form"][data-form="muster"][data-flaws="0"]').waitFor();
    await page.locator('[data-order="done"], [data-testid="phase"]').first().click();
  }
  for (const { page } of [first, second]) await page.locator('[data-testid="form"]:not([data-form="muster"])').waitFor();
  await stage.shot(referee.page, "referee-set-up");
  for (const { page } of Object.values(people)) {
    assert.deepEqual(page.faults, []);
    await page.context().close();
  }
});

test("battles resolved, played and entered by hand, before a referee who sees both sides", async () => {
  const { people, first, second, referee } = await begin({ battles: "chosen", fog: "hidden" }, 3);
  const both = [first, second];
  const random = chance(1);
  for (const { page } of Object.values(people)) await page.waitForSelector("canvas", { timeout: 30_000 });
  const wantsWay = async (asked) => ways(asked).length > 2;

  await playUntil(both, random, wantsWay);
  const counters = async ({ id, line }) => (await line.ask({ ask: "look", seat: id })).scene.view.counters.length;
  const seen = await Promise.all(Object.values(people).map(counters));
  assert.ok(seen[2] > seen[0] && seen[2] > seen[1], `the referee sees more than either side: ${seen}`);
  const laid = await boards(referee.page);
  await choose(both, "resolved");

  await playUntil(both, random, wantsWay);
  await choose(both, "played");
  // The battle lies on a board of its own, for both and for the referee; each leaves it to the doctrine.
  for (const { page } of Object.values(people)) await page.waitForFunction((cards) => window.stavka.cards().length !== cards, laid);
  await stage.shot(referee.page, "referee-battle");
  const handOver = '[data-order="hand_over"], .others button';
  for (let left = 2; left > 0; left--) {
    const { person } = await playUntil(both, random, async (asked) => asked.buttons.includes("hand_over"));
    await gives(person, (page) => page.locator(handOver).first().click());
  }
  for (const { page } of Object.values(people)) await page.waitForFunction((cards) => window.stavka.cards().length === cards, laid);

  await playUntil(both, random, wantsWay);
  await choose(both, "entered");
  const { person: attacker } = await playUntil(both, random, async (asked) => asked.form?.id === "result");
  const form = attacker.page.locator('[data-testid="form"][data-form="result"]');
  await form.waitFor();
  await stage.shot(attacker.page, "result-form");
  const given = verb(await form.locator(".deeds .primary").getAttribute("data-order"));
  assert.equal(await attacker.page.locator(`[data-testid="orders"] [data-order^="${given}"]`).count(), 0, "what the form gives is not offered beside it");
  // Nobody was hurt: whoever is sure of it says so.
  if ((await form.getAttribute("data-flaws")) !== "0") await form.locator('[data-row="sure"] select, [data-row="sure"] button').last().click();
  await gives(attacker, () => form.locator(".deeds .primary").click());
  const defender = both.find((one) => one !== attacker);
  const answer = defender.page.locator('[data-testid="form"][data-form="result"]');
  await answer.waitFor();
  await gives(defender, () => answer.locator('[data-order="accept"]').click());
  await stage.shot(referee.page, "referee");
  for (const { page } of Object.values(people)) {
    assert.deepEqual(page.faults, []);
    await page.context().close();
  }
});

test("whoever referees enters the result that the sides cannot agree on", async () => {
  const { people, first, second, referee } = await begin({ battles: "entered", fog: "hidden" }, 3);
  const both = [first, second];
  const random = chance(1);
  await referee.page.waitForSelector("canvas", { timeout: 30_000 });
  await playUntil(both, random, async (asked) => asked.form?.id === "result");
  // Each sends the other's result back with one of his own, the last without.
  for (let entries = 0; ; entries++) {
    assert.ok(entries < 8, "somebody rules in the end");
    const { scene } = await first.line.ask({ ask: "look", seat: first.id });
    const waits = scene.asked.find((one) => one.urgency !== "may");
    if (waits.seat === referee.id) break;
    const { id, line } = both.find((one) => one.id === waits.seat);
    const { orders } = await line.ask({ ask: "orders", seat: id, who: [] });
    let done = false;
    for (const order of orders.filter((one) => !["accept"].includes(verb(one)))) {
      done = (await line.ask({ ask: "order", seat: id, order })).reply === "done";
      if (done) break;
    }
    assert.ok(done, `${id} disagrees`);
  }
  const form = referee.page.locator('[data-testid="form"][data-form="result"]');
  await form.waitFor();
  await stage.shot(referee.page, "referee-rules");
  for (const { page } of both) assert.equal(await page.locator('[data-form="result"]').count(), 0, "nobody else has anything to fill in");
  if ((await form.getAttribute("data-flaws")) !== "0") await form.locator('[data-row="sure"] select, [data-row="sure"] button').last().click();
  await gives(referee, () => form.locator(".deeds .primary").click());
  await form.waitFor({ state: "detached" });
  for (const { page } of Object.values(people)) {
    assert.deepEqual(page.faults, []);
    await page.context().close();
  }
});
