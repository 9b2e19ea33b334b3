import { expect, test } from "vitest";

import { Camera } from "./camera";
import { Onlooker } from "./onlooker";

const FAR = [{ x: 90, y: 40 }];

function looking(): { camera: Camera; onlooker: Onlooker; here: () => number[] } {
  const camera = new Camera({ left: 0, top: 0, right: 100, bottom: 50 });
  [camera.width, camera.height, camera.scale, camera.x, camera.y] = [800, 600, 60, 10, 10];
  return { camera, onlooker: new Onlooker(camera), here: () => [camera.x, camera.y, camera.scale] };
}

test("what others do is looked at, and then where one looked before", () => {
  const { camera, onlooker, here } = looking();
  const before = here();
  onlooker.watch({ points: FAR, run: 1 });
  expect(camera.sees(FAR[0]!)).toBe(true);
  onlooker.watch(null);
  expect(here()).toEqual(before);
});

test("who looks around meanwhile stays there, until others act anew", () => {
  const { camera, onlooker, here } = looking();
  onlooker.watch({ points: FAR, run: 1 });
  onlooker.takeOver();
  [camera.x, camera.y] = [50, 20];
  const chosen = here();
  onlooker.watch({ points: FAR, run: 1 });
  onlooker.watch(null);
  expect(here()).toEqual(chosen);
  onlooker.watch({ points: FAR, run: 2 });
  expect(camera.sees(FAR[0]!)).toBe(true);
});
