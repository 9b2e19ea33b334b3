import { expect, test } from "vitest";

import { Places } from "../board/geometry";
import { choice, choicesOf, gathered, leftBehind, questionOf, sentence, type Situation } from "./choices";
import type { Board, Counter, Verb, Word } from "./protocol";
import { Words } from "./words";

const several = { id: "units", kind: "several", need: "required" } as const;
const one = (id: string) => ({ id, kind: "one", need: "required" }) as const;
const VERBS: Verb[] = [
  { id: "attack", fields: [several, one("hex")] },
  { id: "bomb", fields: [several, one("thing")] },
  { id: "board", fields: [several, one("ship")] },
  { id: "name", fields: [one("who"), { id: "with", kind: "one", need: "optional" }] },
  { id: "march", fields: [several, { id: "path", kind: "path", need: "required" }] },
  { id: "lose", fields: [{ id: "steps", kind: "assignment", need: "required" }] },
];
const place = (id: string) => ({ id, x: 0, y: 0, outline: 0 });
const board: Board = { width: 1, height: 1, outlines: [[[0, 0]]], places: ["1", "2", "3"].map(place) };
const counter = (id: string, at: string): [string, Counter] => [id, { id, face: id, place: at, faction: "f", values: [], states: [] }];
const situation: Situation = {
  game: "g",
  verbs: VERBS,
  places: new Places(board),
  counters: new Map([counter("a", "1"), counter("b", "1"), counter("ship", "2"), counter("enemy", "3")]),
  isHostile: (id) => id === "3",
};

test("what aims at an enemy or a thing is planned; what one does among one's own is done", () => {
  expect(choice("attack a+b 3", situation)).toMatchObject({ isPlan: true, target: "3", who: ["a", "b"] });
  expect(choice("bomb a bridge-2", situation)).toMatchObject({ isPlan: true, target: "2" });
  expect(choice("board a+b ship", situation)).toMatchObject({ isPlan: false, target: "2" });
});

test("who loses steps is who acts", () => {
  expect(choice("lose a:1", situation)).toMatchObject({ who: ["a"], target: null });
});

/** Words that say a deed and then who does it. */
function plainWords(): Words {
  const words = new Words("en");
  words.add("order-named = { $deed } { $what }");
  return words;
}

test("who is picked up need not be named again", () => {
  const words = plainWords();
  const order = choice("board a+b ship", situation);
  expect(sentence(order, words, "g")).toBe("Board a, b · ship");
  expect(sentence(order, words, "g", undefined, ["b", "a"])).toBe("Board ship");
  expect(sentence(order, words, "g", undefined, ["a"])).toBe("Board a, b · ship");
});

test("an order that a list has twice is offered once", () => {
  expect(choicesOf(["lose a:1", "lose b:1", "lose a:1"], situation).map(({ text }) => text)).toEqual(["lose a:1", "lose b:1"]);
});

test("a language sets names apart from what is done; a way goes on", () => {
  const words = new Words("ru");
  words.add("order-named = { $deed }: { $what }");
  expect(sentence(choice("name a with=b", situation), words, "g")).toBe("Name: a · b");
  expect(sentence(choice("march a 1", situation), words, "g", undefined, ["a"])).toBe("March → 1");
});

test("only who acts is left out of a sentence, not who is named besides", () => {
  const words = plainWords();
  const said = (text: string) => sentence(choice(text, situation), words, "g", undefined, ["a"]);
  expect(said("name a with=b")).toBe("Name b");
  expect(said("name b with=a")).toBe("Name b · a");
});

test("many ways of the same counters are one row, after what leads nowhere", () => {
  const rows = gathered(choicesOf(["march a 1", "march a 2", "march a 3", "march b 2", "lose a:1"], situation));
  expect(rows.map(({ one, ways }) => [one.text, ways])).toEqual([["lose a:1", 1], ["march a 1", 3], ["march b 2", 1]]);
});

test("a row of orders says who would be left behind: those who go nowhere without somebody of it", () => {
  const { counters } = situation;
  const ready = new Set(["a", "b"]);
  const alone = choicesOf(["march a 2", "march b 2"], situation);
  expect(leftBehind(alone, counters, ready).size).toBe(0);
  const escorted = choicesOf(["march a 2", "march a+b 2"], situation);
  expect([...leftBehind(escorted, counters, ready)]).toEqual([["march a 2", ["b"]]]);
});

test("what only counts down is the same question; another place, another seat and a pause are others", () => {
  const asked = (seat: string, left: number, place: string) => {
    const args: [string, Word][] = [["left", { int: left }], ["place", { name: place }]];
    return { seat, prompt: { id: "losses", args } };
  };
  expect(questionOf(asked("a", 2, "x"))).toBe(questionOf(asked("a", 1, "x")));
  expect(questionOf(asked("a", 2, "x"))).not.toBe(questionOf(asked("a", 2, "y")));
  expect(questionOf(asked("a", 2, "x"))).not.toBe(questionOf(asked("b", 2, "x")));
  expect(questionOf(null)).toBe("");
});
