import { expect, test } from "vitest";

import { latinKey } from "./keyboard";

test("letters are found on a Cyrillic layout, and Latin layouts keep their own", () => {
  expect(latinKey({ key: "д", code: "KeyL" })).toBe("l");
  expect(latinKey({ key: "Я", code: "KeyZ" })).toBe("z");
  expect(latinKey({ key: "y", code: "KeyZ" })).toBe("y");
  expect(latinKey({ key: "?", code: "Slash" })).toBe("?");
});
