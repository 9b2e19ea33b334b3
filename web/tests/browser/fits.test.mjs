// What is drawn whole: the cross of a note, a ring in the bar, a line below a field.

import assert from "node:assert/strict";
import { test } from "node:test";

import * as stage from "./stage.mjs";

const house = stage.house();

test("a refusal has its cross in the corner, a ring in the bar is whole, and nothing lies under the ring of a field", async () => {
  const table = await stage.newTable(house.server.base, house.found.painted, ["person"]);
  const walk = await stage.playUntilWalk(house.server.base, house.found.painted, table);
  const page = await stage.openPage(house.browser);
  await stage.sit(page, house.server.base, table);
  await stage.clickPlace(page, walk.from);
  await page.waitForFunction(() => window.stavka.reach() > 0);
  await stage.clickPlace(page, stage.farthest(house.found.painted, walk.from));
  const refusal = page.getByTestId("breach");
  await refusal.waitFor();
  const [note, cross] = [await refusal.boundingBox(), await refusal.locator(".close").boundingBox()];
  assert.ok(cross.y - note.y < 4 && note.x + note.width - cross.x - cross.width < 4, JSON.stringify({ note, cross }));
  const ring = await page.getByTestId("lines").evaluate((button) => {
    button.classList.add("pointed");
    return parseFloat(getComputedStyle(button).outlineOffset) + parseFloat(getComputedStyle(button).outlineWidth);
  });
  assert.ok(ring <= 2, `it sticks out by ${ring}, and the bar ends after 2`);
  await stage.shot(page, "refusal-and-ring");
  await page.keyboard.press("Escape");
  await page.keyboard.press("/");
  const field = page.getByRole("searchbox", { name: "A place or a counter" });
  await field.fill("qqqq");
  const [under, line] = [await field.boundingBox(), await page.getByText("Nothing is called that.").boundingBox()];
  assert.ok(line.y - under.y - under.height >= 5, `${line.y - under.y - under.height} below the field`);
  await stage.shot(page, "find-nothing");
  assert.deepEqual(page.faults, []);
  await page.context().close();
});
