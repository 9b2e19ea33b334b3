import { expect, test } from "vitest";

import { lined } from "./sketches";

test("a note is broken between words, and a word that is too long anywhere", () => {
  expect(lined("hold the bridge until the train comes", 12)).toEqual(["hold the", "bridge until", "the train", "comes"]);
  expect(lined("Obozerskaya", 5)).toEqual(["Oboze", "rskay", "a"]);
  expect(lined("   ", 5)).toEqual([]);
});
