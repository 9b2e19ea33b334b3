import { expect, test } from "vitest";

import { fate } from "./dragging";

test("a mouse drags as soon as it moves, and a click is none", () => {
  expect(fate("mouse", 2, 5000)).toBe("wait");
  expect(fate("mouse", 6, 10)).toBe("drag");
});

test("a finger drags when it has rested, and scrolls when it has not", () => {
  expect(fate("finger", 3, 100)).toBe("wait");
  expect(fate("finger", 3, 400)).toBe("drag");
  expect(fate("finger", 30, 100)).toBe("let-go");
});
