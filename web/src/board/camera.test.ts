import { expect, test } from "vitest";

import { Camera } from "./camera";

function camera(): Camera {
  const camera = new Camera({ left: 0, top: 0, right: 60, bottom: 60 });
  Object.assign(camera, { x: 30, y: 30, scale: 60, width: 1200, height: 800, inset: { width: 160, height: 200 } });
  return camera;
}

test("what lies under the overview is not seen", () => {
  const one = camera();
  expect(one.sees(one.toBoard({ x: 100, y: 700 }))).toBe(false);
  expect(one.sees(one.toBoard({ x: 100, y: 500 }))).toBe(true);
});

test("a place that is brought into sight is clear of the overview", () => {
  const one = camera();
  const corner = one.toBoard({ x: 20, y: 780 });
  one.reveal(corner);
  expect(one.sees(corner)).toBe(true);
  expect(one.toScreen(corner).y).toBeLessThan(800 - 200);
});

test("a place that is in sight already stays where it is", () => {
  const one = camera();
  one.reveal(one.toBoard({ x: 600, y: 400 }));
  expect(one.x).toBe(30);
  expect(one.y).toBe(30);
});
