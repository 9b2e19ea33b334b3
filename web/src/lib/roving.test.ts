import { expect, test } from "vitest";

import { led } from "./roving";

test("arrow keys go round in a group, and Home and End to its ends", () => {
  expect(led("ArrowDown", 0, 3)).toBe(1);
  expect(led("ArrowRight", 2, 3)).toBe(0);
  expect(led("ArrowUp", 0, 3)).toBe(2);
  expect(led("ArrowLeft", 2, 3)).toBe(1);
  expect(led("Home", 2, 3)).toBe(0);
  expect(led("End", 0, 3)).toBe(2);
});

test("from outside a group they lead to its first or its last, and no other key leads anywhere", () => {
  expect(led("ArrowDown", -1, 3)).toBe(0);
  expect(led("ArrowUp", -1, 3)).toBe(2);
  expect(led("e", 0, 3)).toBeNull();
  expect(led("ArrowDown", -1, 0)).toBeNull();
});
