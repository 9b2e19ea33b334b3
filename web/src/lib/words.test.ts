import { expect, test } from "vitest";

import type { Line, Spelled } from "./protocol";
import { LANGUAGES, Words, diceOf, joined, lastTold, liked, namesIn, ownName, rollsIn, tellingFirst, told } from "./words";

const TEXTS = `
march = { $unit } marches { $others ->
    [0] alone
   *[other] with { $others } more
} in { $weather }.
snow = snow
strength = Strength
    .clause = 2.1
`;

test("a message becomes a sentence with names, numbers and terms", () => {
  const words = new Words("en");
  words.add(TEXTS, { a: "Company A" });
  const message = (others: number) => ({
    id: "march",
    args: [
      ["unit", { name: "a" }],
      ["others", { int: others }],
      ["weather", { term: "snow" }],
    ] as [string, { name: string } | { int: number } | { term: string }][],
  });
  expect(words.say(message(0))).toBe("Company A marches alone in snow.");
  expect(words.say(message(2))).toBe("Company A marches with 2 more in snow.");
});

test("what has no text is shown by its id, with what is known", () => {
  const words = new Words("en");
  expect(words.say({ id: "x-y", args: [["n", { int: 3 }]] })).toBe("x-y 3");
  expect(words.first(["a", "b"], "c")).toBe("c");
});

test("the kind of a question needs no arguments", () => {
  const words = new Words("en");
  words.add("ask-losses = Who loses { $steps } steps?\n    .kind = Who loses steps?\nask-stay = Stay?");
  expect(words.kind("ask-losses")).toBe("Who loses steps?");
  expect(words.kind("ask-stay")).toBe("Stay?");
});

test("what is not translated is said in English, by English plurals", () => {
  const words = new Words("ru");
  words.add("steps = { $n ->\n    [one] one step\n   *[other] { $n } steps\n}\nboth = English", {}, "en");
  words.add("both = по-русски");
  const steps = (n: number) => words.say({ id: "steps", args: [["n", { int: n }]] });
  expect([steps(1), steps(21), words.text("both")]).toEqual(["one step", "21 steps", "по-русски"]);
});

test("the first language that a reader likes is taken, and each is called by its own name", () => {
  expect(liked(["tlh", "fr-CA", "en"])).toBe("fr");
  expect(liked(["tlh"])).toBe("en");
  expect(LANGUAGES.map(ownName)).toEqual(["English", "Français", "日本語", "Русский"]);
});

test("a text can name its clause", () => {
  const words = new Words("en");
  words.add(TEXTS);
  expect(words.clause("strength")).toBe("2.1");
  expect(words.clause("snow")).toBeUndefined();
});

test("where there is little room, a text and the words in it have short forms", () => {
  const words = new Words("en");
  words.add("box = { $month } { $year }\n    .short = { $month }\naugust = August\n    .short = Aug");
  const message: Spelled = { id: "box", args: [["month", { term: "august" }], ["year", { int: 1918 }]] };
  expect([words.say(message), words.short(message), words.short({ id: "august" })]).toEqual(["August 1918", "Aug", "Aug"]);
});

test("what a language has no short form for is said in full, and not in English", () => {
  const words = new Words("ja");
  words.add("august = August\n    .short = Aug", {}, "en");
  expect(words.short({ id: "august" })).toBe("Aug");
  words.add("august = 8月");
  expect(words.short({ id: "august" })).toBe("8月");
});

test("dice and names are found in a message", () => {
  const message = { id: "m", args: [["die", { die: 4 }], ["unit", { name: "a" }]] as [string, { die: number } | { name: string }][] };
  expect(diceOf(message)).toEqual([4]);
  expect(namesIn(message)).toEqual(["a"]);
});

test("a move that is told step by step is told once", () => {
  const step = (unit: string, from: string, to: string): Spelled => ({
    id: "sails",
    clause: "15.0",
    args: [
      ["unit", { name: unit }],
      ["from", { name: from }],
      ["to", { name: to }],
    ],
  });
  expect(joined(step("a", "1", "2"), step("a", "2", "3"))).toEqual(step("a", "1", "3"));
  expect(joined(step("a", "1", "2"), step("b", "2", "3"))).toBeNull();
  expect(joined(step("a", "1", "2"), step("a", "4", "5"))).toBeNull();
  expect(joined({ id: "x" }, { id: "x" })).toBeNull();
});

test("a move told in steps costs the sum of them, and is one line whatever happened on the way", () => {
  const step = (from: string, to: string, cost: number): Line => ({
    order: 3,
    seat: "a",
    what: { id: "marches", args: [["from", { name: from }], ["to", { name: to }], ["cost", { int: cost }]] },
  });
  const taken: Line = { order: 3, seat: "a", what: { id: "takes", args: [["hex", { name: "2" }]] } };
  const lines = told([step("1", "2", 2), taken, step("2", "3", 1), { ...step("3", "4", 1), order: 4 }]);
  expect(lines.map(({ line, at }) => [line.what.id, at])).toEqual([["marches", 0], ["takes", 1], ["marches", 3]]);
  expect(lines[0]?.line.what).toEqual(step("1", "3", 3).what);
});

test("what is said of a move that was told last goes from its beginning to its end", () => {
  const step = (from: string, to: string, cost: number): Line => ({
    order: 3,
    seat: "a",
    what: { id: "marches", args: [["from", { name: from }], ["to", { name: to }], ["cost", { int: cost }]] },
  });
  const taken: Line = { order: 3, seat: "a", what: { id: "takes" } };
  expect(lastTold([step("1", "2", 2), taken, step("2", "3", 1)])).toEqual(step("1", "3", 3).what);
  expect(lastTold([step("1", "2", 2), taken])).toEqual(taken.what);
  expect(lastTold([])).toBeUndefined();
});

test("a roll is told with what came of it", () => {
  const roll: Spelled = { id: "rolls", args: [["die", { die: 2 }]] };
  const then: Spelled = { id: "loses" };
  expect(rollsIn([{ id: "before" }, roll, then, roll])).toEqual([{ what: roll, then }, { what: roll, then: null }]);
});

test("of many rolls those that cost something come first, one's own before others", () => {
  const survives = (unit: string): Spelled => ({ id: "survives", args: [["die", { die: 1 }], ["unit", { name: unit }]] });
  const loses = (unit: string): Spelled => ({ id: "loses", args: [["unit", { name: unit }]] });
  const turn: Spelled = { id: "turn", args: [] };
  const log = [survives("a"), survives("x"), loses("x"), survives("b"), loses("b"), survives("y"), survives("z"), turn];
  const unitOf = ({ what }: { what: Spelled }) => namesIn(what)[0];
  const own = (name: string) => ["a", "b"].includes(name);
  expect(tellingFirst(rollsIn(log), own).map(unitOf)).toEqual(["b", "x", "a", "y", "z"]);
  expect(tellingFirst(rollsIn(log.slice(0, 5)), own).map(unitOf)).toEqual(["a", "x", "b"]);
});
