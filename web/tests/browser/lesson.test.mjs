// A lesson, played from the start page to its end by clicking what it points at: on a desk and on a phone.

import assert from "node:assert/strict";
import { test } from "node:test";

import * as stage from "./stage.mjs";

const house = stage.house();

/** The open step: its text, how far it is, what it points at. */
function teaching(line) {
  return line.ask({ ask: "look", seat: line.state.scene.lesson.seat }).then((reply) => reply.scene.lesson);
}

/** Open a lesson from the start page; a line beside it tells what it points at. */
async function begin(page, which = 0) {
  await page.goto(house.server.base);
  await page.getByTestId("learn").nth(which).click();
  await page.getByTestId("coach").waitFor();
  await page.waitForFunction(() => window.stavka?.pointOf);
  const table = page.url().split("/").at(-1);
  return stage.connect(house.server.base, table);
}

function stepIs(page, other) {
  return page.waitForFunction((before) => document.querySelector('[data-testid="coach"]')?.dataset.step !== before, other);
}

/** The words of the order that a step points at: what is entered in the rows of a form. */
function wordsOf(step) {
  const order = step.point.find(({ control }) => control?.startsWith("order "));
  return (order?.control ?? "").split(/[ =,]/);
}

/** Enter in a row of a form what the order says that is to come of it. */
async function fill(page, row, words) {
  for (const [item, amount] of words.map((word) => word.split(":")).filter(([, amount]) => amount)) {
    const input = row.locator(`[data-item="${item}"] input`);
    await input.fill(amount);
    await input.press("Tab");
  }
  for (const choice of await row.locator("select").all()) {
    const values = await choice.locator("option").evaluateAll((all) => all.map((one) => one.value));
    await choice.selectOption(values.find((value) => value !== "" && words.includes(value)));
  }
}

/** Use a control that the step points at. */
async function use(page, control, step) {
  const [kind, ...rest] = control.split(" ");
  const about = rest.join(" ");
  if (kind === "row") return fill(page, page.locator(`.pointed[data-row="${about}"]`), wordsOf(step));
  if (kind === "order") return page.locator(`.pointed[data-order="${about}"]`).first().click();
  return page.locator(".pointed").first().click();
}

/** Click one thing that the step points at. */
async function click(page, spot, counters, step) {
  if ("control" in spot) return use(page, spot.control, step);
  const place = spot.place ?? counters.find((counter) => counter.id === spot.counter).place;
  await stage.clickPlace(page, place);
}

/** The arithmetic that a step speaks of is in sight: its first lines, above the button. */
async function linesInSight(page) {
  const plan = page.locator(".pointed").first();
  const row = plan.locator("tbody tr").nth(3);
  await row.waitFor();
  await page.waitForTimeout(200);
  const [line, button] = await Promise.all([row, plan.locator(".buttons")].map((one) => one.boundingBox()));
  const top = await plan.evaluate((one) => one.closest(".inside").getBoundingClientRect().top);
  assert.ok(line.y >= top && line.y + line.height <= button.y, `${line.y} between ${top} and ${button.y}`);
}

/** Do what the open step asks for, by what it points at. */
async function pass(page, line) {
  const step = await teaching(line);
  await page.waitForFunction((text) => document.querySelector('[data-testid="coach"]')?.dataset.step === text, step.text);
  if (step.waits === "nothing") {
    if (step.point.some((spot) => "control" in spot)) await page.locator(".pointed").first().waitFor();
    if (step.point.some((spot) => spot.control === "plan")) await linesInSight(page);
    await page.getByTestId("coach-next").click();
    return stepIs(page, step.text);
  }
  if (step.point.length > 0) await page.getByTestId("coach-show").click();
  if (step.point.some((spot) => spot.control === "plan")) await linesInSight(page);
  for (const [index, spot] of step.point.entries()) {
    if ((await teaching(line)).text !== step.text) break;
    const { scene } = await line.ask({ ask: "look", seat: step.seat });
    await click(page, spot, scene.view.counters, step);
    const next = step.point[index + 1];
    if (next && !("control" in spot) && !("control" in next)) await page.waitForFunction(() => window.stavka.reach() > 0 || window.stavka.aims());
  }
  return stepIs(page, step.text);
}

async function play(page, name, which = 0) {
  const line = await begin(page, which);
  const { steps } = await teaching(line);
  assert.ok(steps > 15, "a lesson has many small steps");
  for (let step = 0; step < steps - 1; step++) {
    await stage.shot(page, `lesson-${name}-${String(step + 1).padStart(2, "0")}`);
    await pass(page, line).catch(async (error) => {
      await stage.shot(page, `lesson-${name}-stuck`);
      throw error;
    });
  }
  const end = await teaching(line);
  assert.equal(end.step, steps - 1);
  await page.getByTestId("coach-play").waitFor();
  await stage.shot(page, `lesson-${name}-${steps}`);
  assert.deepEqual(page.faults, []);
  return line;
}

for (const which of [0, 1, 2]) {
  test(`a newcomer finishes lesson ${which + 1} by clicking what it points at, and goes on to the scenario`, async () => {
    const page = await stage.openPage(house.browser);
    const line = await play(page, `wide-${which + 1}`, which);
    const lesson = page.url();
    await page.getByTestId("coach-play").click();
    await page.waitForURL((url) => url.href !== lesson);
    await page.waitForSelector("canvas");
    assert.equal(await page.getByTestId("coach").count(), 0, "there nobody is taught any more");
    line.close();
    await page.context().close();
  });

  test(`lesson ${which + 1} can be finished on a phone`, async () => {
    const page = await stage.openPage(house.browser, { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
    const line = await play(page, `phone-${which + 1}`, which);
    line.close();
    await page.context().close();
  });

  test(`whoever presses Hint and has everything done in lesson ${which + 1} sees what the texts speak of`, async () => {
    const page = await stage.openPage(house.browser);
    const line = await begin(page, which);
    const { steps } = await teaching(line);
    for (let step = 0; step < steps - 1; step++) {
      const { text, waits, point } = await teaching(line);
      if (point.some((spot) => spot.control === "plan")) await page.locator('[data-testid="plan"], [data-testid="set"] article').first().waitFor();
      if (waits === "nothing") await page.getByTestId("coach-next").click();
      else {
        await page.getByTestId("coach-hint").click();
        await page.getByTestId("coach-done").click();
      }
      await stepIs(page, text);
    }
    await page.getByTestId("coach-play").waitFor();
    assert.deepEqual(page.faults, []);
    line.close();
    await page.context().close();
  });
}

test("a reload loses no step, undo and Back open an earlier one, and another order is gently refused", async () => {
  const page = await stage.openPage(house.browser);
  const line = await begin(page);
  const isOrder = (step) => step.waits === "order" && step.point.some((spot) => "place" in spot);
  let step = await teaching(line);
  let who = null;
  while (!isOrder(step)) {
    who = step.point.find((spot) => "counter" in spot)?.counter ?? who;
    await pass(page, line);
    step = await teaching(line);
  }
  // Any other order of what is picked up.
  const placeOf = (id) => scene.view.counters.find((counter) => counter.id === id).place;
  const { scene } = await line.ask({ ask: "look", seat: step.seat });
  const wanted = step.point.find((spot) => "place" in spot).place;
  const { orders } = await line.ask({ ask: "orders", seat: step.seat, who: [who] });
  const ends = orders.filter((order) => order.includes(">")).map((order) => order.split(/[ >]/).at(-1));
  const other = ends.find((place) => place !== wanted && !scene.view.counters.some((counter) => counter.place === place));
  // A far one is refused with what bars it, as at any table, and nothing is offered beside what the lesson teaches.
  const far = stage.farthest(house.found.painted, placeOf(who));
  await stage.clickPlace(page, placeOf(who));
  await page.waitForFunction(() => window.stavka.reach() > 0);
  await stage.clickPlace(page, far);
  const note = page.getByTestId("breach");
  await note.waitFor();
  assert.doesNotMatch(await note.textContent(), /none are left/);
  assert.equal(await note.locator(".chip").count(), 1);
  assert.equal(await page.getByTestId("offer").count(), 0);
  assert.equal((await teaching(line)).text, step.text);
  const given = await note.textContent();
  await stage.clickPlace(page, other);
  await page.waitForFunction((text) => ![null, text].includes(document.querySelector('[data-testid="breach"]')?.textContent ?? null), given);
  assert.equal((await teaching(line)).text, step.text);

  await pass(page, line);
  const after = await teaching(line);
  await page.reload();
  await page.getByTestId("coach").waitFor();
  assert.equal(await page.getByTestId("coach").getAttribute("data-step"), after.text);
  await page.keyboard.press("u");
  await stepIs(page, after.text);
  assert.equal((await teaching(line)).text, step.text, "undo opens the step of the order again");
  await page.keyboard.press(",");
  await stepIs(page, step.text);
  assert.equal((await teaching(line)).step, step.step - 1);
  assert.deepEqual(page.faults, []);
  line.close();
  await page.context().close();
});

test("what a step wants in hand is picked up by a click, whatever was in hand before", async () => {
  const page = await stage.openPage(house.browser);
  const line = await begin(page);
  let step = await teaching(line);
  while (step.waits === "nothing") {
    await pass(page, line);
    step = await teaching(line);
  }
  const { scene } = await line.ask({ ask: "look", seat: step.seat });
  const placeOf = (id) => scene.view.counters.find((counter) => counter.id === id).place;
  const wanted = step.point[0].place ?? placeOf(step.point[0].counter);
  const { ready } = scene.asked.find((one) => one.seat === step.seat);
  const other = ready.map(placeOf).find((place) => place !== wanted);
  await stage.clickPlace(page, other);
  await page.locator(".pick.on").first().waitFor();
  await stage.clickPlace(page, wanted);
  await stepIs(page, step.text);
  assert.deepEqual(page.faults, []);
  line.close();
  await page.context().close();
});

test("lines have a key, and an announced attack is listed until it is resolved", async () => {
  const page = await stage.openPage(house.browser);
  const line = await begin(page);
  const until = async (control) => {
    let step = await teaching(line);
    while (!step.point.some((spot) => spot.control === control)) {
      await pass(page, line);
      step = await teaching(line);
    }
    await pass(page, line);
  };
  await until("lines");
  assert.equal(await page.getByTestId("line-key").locator("li svg").count(), 2, "of supply, and of communications");
  await until("give");
  const listed = page.getByTestId("announced").locator("li");
  await listed.waitFor();
  await stage.shot(page, "announced");
  await pass(page, line);
  await pass(page, line);
  await listed.waitFor({ state: "detached" });
  assert.deepEqual(page.faults, []);
  line.close();
  await page.context().close();
});
