import { expect, test } from "vitest";

import { Camera } from "./camera";
import { beginWith, crowdOf } from "./crowd";

const CROWD = [{ x: 20, y: 20 }, { x: 22, y: 20 }, { x: 21, y: 22 }];

test("the crowd is where most stand together", () => {
  expect(crowdOf([{ x: 90, y: 40 }, ...CROWD])).toEqual(CROWD[0]);
});

const FIRST = { x: 1, y: 1 };
const LAST = { x: 99, y: 49 };

test.each([
  ["places too far apart to be read: where most are", [LAST, ...CROWD], false, 72],
  ["nothing to show: the whole board", [], false, 8],
  ["a small board: the whole of it, if it can be read", [LAST, ...CROWD], true, 72],
])("%s", (_, places, isSmall, scale) => {
  const camera = new Camera({ left: 0, top: 0, right: 100, bottom: 50 });
  [camera.width, camera.height] = [800, 600];
  beginWith(camera, places, isSmall);
  expect(Math.round(camera.scale)).toBe(scale);
  expect([FIRST, LAST].every((point) => camera.sees(point))).toBe(places.length === 0);
  if (places.length > 0) expect(CROWD.every((point) => camera.sees(point))).toBe(true);
});
