import { expect, test } from "vitest";

import { beheaded, flipped, found, headed, headOf, moved, saidLines, toggled, valueOf, withValue } from "./situation";

const FIELDS = ["turn", "phase", "weather", "forts"];
const TEXT = "# from our table\nturn: 5\nphase: movement north # theirs\n\n12: a b(worn, dug) # the bridge\n13: c\n";

test("a field is read, changed, added in its order and taken out", () => {
  expect(valueOf(TEXT, "phase")).toBe("movement north");
  expect(valueOf(TEXT, "weather")).toBe(null);
  expect(withValue(TEXT, "turn", "6", FIELDS)).toBe(TEXT.replace("turn: 5", "turn: 6"));
  expect(withValue(TEXT, "weather", "snow", FIELDS)).toBe(TEXT.replace("# theirs\n", "# theirs\nweather: snow\n"));
  expect(withValue(TEXT, "turn", null, FIELDS)).toBe(TEXT.replace("turn: 5\n", ""));
  expect(withValue("", "turn", "1", FIELDS)).toBe("turn: 1");
});

test("a counter moves with its states, and what else was written stays", () => {
  expect(found(TEXT, "b")).toEqual({ key: "12", line: 5, states: ["worn", "dug"] });
  expect(moved(TEXT, "b", "13", FIELDS)).toBe("# from our table\nturn: 5\nphase: movement north # theirs\n\n12: a # the bridge\n13: c b(worn,dug)\n");
  expect(moved(TEXT, "c", "14", FIELDS)).toContain("\n12: a b(worn, dug) # the bridge\n14: c\n");
  expect(moved(TEXT, "c", null, FIELDS)).not.toContain("13");
});

test("a state is given and taken", () => {
  expect(flipped(TEXT, "a", "worn")).toContain("12: a(worn) b(worn,dug) # the bridge");
  expect(flipped(flipped(TEXT, "c", "worn"), "c", "worn")).toBe(TEXT);
});

test("a place is put into a list and taken out again", () => {
  const once = toggled(TEXT, "forts", "13", FIELDS);
  expect(valueOf(once, "forts")).toBe("13");
  expect(valueOf(toggled(once, "forts", "12", FIELDS), "forts")).toBe("13 12");
  expect(toggled(once, "forts", "13", FIELDS)).toBe(TEXT);
});

test("what a position belongs to is written above it, read again and taken away", () => {
  const whole = headed(TEXT, "bridges", "spring", { fog: "on", ice: "thin" });
  expect(headOf(whole)).toEqual({ game: { id: "bridges", line: 1 }, scenario: "spring", options: { fog: "on", ice: "thin" } });
  expect(beheaded(whole)).toBe(TEXT);
  expect(headed(whole, "bridges", "spring", { fog: "on", ice: "thin" })).toBe(whole);
});

test("a text without a head belongs to nothing yet", () => {
  expect(headOf(TEXT)).toEqual({ options: {} });
});

test("lines that say something are told from remarks and empty ones", () => {
  expect(saidLines(TEXT)).toEqual([2, 3, 5, 6]);
});
