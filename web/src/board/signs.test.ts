import { expect, test } from "vitest";

import { beside } from "./signs";

test("a way that is gone there and back is moved to the same side", () => {
  const there = [{ x: 0, y: 0 }, { x: 1, y: 0 }, { x: 2, y: 0 }];
  expect(beside(there, 0.5)).toEqual([{ x: 0, y: 0.5 }, { x: 1, y: 0.5 }, { x: 2, y: 0.5 }]);
  expect(beside([...there].reverse(), 0.5).map((point) => point.y)).toEqual([0.5, 0.5, 0.5]);
});

test("a line that leads nowhere stays where it is", () => {
  expect(beside([{ x: 3, y: 4 }], 0.5)).toEqual([{ x: 3, y: 4 }]);
});
