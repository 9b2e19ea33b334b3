import { expect, test } from "vitest";

import { Places } from "../board/geometry";
import { changed, isFinalSince, movesOf, requestEnded } from "./changes";
import type { Change, Counter, Scene, Verb } from "./protocol";

const VERBS: Verb[] = [
  {
    id: "march",
    fields: [
      { id: "who", kind: "several", need: "required" },
      { id: "path", kind: "path", need: "required" },
    ],
  },
];

function counter(id: string, place: string): Counter {
  return { id, face: id, place, faction: "a", values: [], states: [] };
}

function scene(): Scene {
  const view = { stage: [], phases: [], turns: [], ground: "dry", counters: [counter("a", "1"), counter("b", "1")], marks: [], announced: [], tracks: [], hands: [] };
  const undo = { undo: null, redo: null, why_not: null, back: null };
  const log = [0, 1, 2].map((order) => ({ order, seat: "x", what: { id: `event-${order}` } }));
  return { eyes: null, orders: 3, view, asked: [], undo, pending: null, rest: null, takeback: null, outcome: null, seats: [], log, log_before: 0, chat: [], standing: [], branches: [] };
}

function change(part: Partial<Change>): Change {
  const undo = { undo: null, redo: null, why_not: null, back: null };
  return { orders: 4, asked: [], undo, pending: null, rest: null, takeback: null, outcome: null, log_before: 0, log_from: 3, ...part };
}

test("a change moves, adds and removes counters, and leaves the rest", () => {
  const after = changed(scene(), change({ counters: [counter("a", "2"), counter("c", "3")], gone: ["b"] }));
  expect(after.view.counters.map((one) => `${one.id}@${one.place}`)).toEqual(["a@2", "c@3"]);
  expect(after.orders).toBe(4);
  expect(after.view.ground).toBe("dry");
});

test("what is held passes to others one by one, and what nobody holds is gone", () => {
  const held = (what: string, place: string, by: string) => ({ what, place, by });
  const before = scene();
  before.view = { ...before.view, holders: [held("railroad", "1", "red"), held("town", "1", "red"), held("railroad", "2", "red")] };
  const after = changed(before, change({ holders: [held("town", "1", "white"), held("railroad", "2", ""), held("town", "3", "red")] }));
  expect(after.view.holders).toEqual([held("railroad", "1", "red"), held("town", "1", "white"), held("town", "3", "red")]);
  expect(changed(before, change({})).view.holders, "the same list where nothing has changed").toBe(before.view.holders);
});

test("lines of the log are numbered from the first of the game, whatever of them is shown", () => {
  const line = (order: number) => ({ order, seat: "x", what: { id: `event-${order}` } });
  const ids = (after: Scene) => after.log.map((one) => one.what.id);
  const shown = { ...scene(), log_before: 10 };
  const further = changed(shown, change({ log_before: 11, log_from: 13, log: [line(3)] }));
  expect([ids(further), further.log_before]).toEqual([["event-1", "event-2", "event-3"], 11]);
  const farBack = changed(shown, change({ orders: 2, log_before: 4, log_from: 4, log: [line(0), line(1)] }));
  expect([ids(farBack), farBack.log_before]).toEqual([["event-0", "event-1"], 4]);
});

test("an undone order takes its lines of the log with it", () => {
  const after = changed(scene(), change({ orders: 1, log_from: 1, log: [{ order: 1, seat: "x", what: { id: "other" } }] }));
  expect(after.log.map((line) => line.what.id)).toEqual(["event-0", "other"]);
});

test("what is no longer kept of the talk goes, and what follows it comes anew", () => {
  const said = (text: string) => ({ who: "", text, at: 0 });
  const before = { ...scene(), chat: ["a", "b", "c"].map(said) };
  const texts = (part: Partial<Change>) => changed(before, change(part)).chat.map((one) => one.text);
  expect(texts({ chat: [said("d")] })).toEqual(["a", "b", "c", "d"]);
  expect(texts({ chat_from: 1, chat: [said("c"), said("d")] })).toEqual(["a", "c", "d"]);
  expect(texts({ chat_from: 0 })).toEqual([]);
});

test("a move is shown along the way that was ordered, as far as it went", () => {
  const square: [number, number][] = [[-0.5, -0.5], [0.5, -0.5], [0.5, 0.5], [-0.5, 0.5]];
  const places = new Places({ width: 4, height: 1, outlines: [square], places: ["1", "2", "3", "4"].map((id, x) => ({ id, x, y: 0, outline: 0 })) });
  const { moves, way } = movesOf(VERBS, places, scene(), change({ given: { seat: "x", order: "march a 2>3>4" }, counters: [counter("a", "3")] }));
  expect(way).toEqual(["2", "3", "4"]);
  expect(moves.map((move) => move.path.map((point) => point.x))).toEqual([[0, 1, 2]]);
  expect(movesOf(VERBS, places, scene(), change({ counters: [counter("b", "1")] })).moves).toEqual([]);
});

test("lines of play that were left stay until others take their place", () => {
  const branch = { id: 1, after: 0, orders: 3, stage: [], opens: true };
  const left = changed(scene(), change({ branches: [branch] }));
  expect(left.branches).toEqual([branch]);
  expect(changed(left, change({})).branches).toEqual([branch]);
  expect(changed(left, change({ branches: [] })).branches).toEqual([]);
});

test("a request to go back lapses with an order, and is declined without one", () => {
  const asked = { ...scene(), takeback: { seat: "x", to: 1, waits_for: ["y"] } };
  const after = (orders: number) => requestEnded(asked, { ...scene(), orders });
  expect(after(4)).toBe("lapsed");
  expect(after(3)).toBe("declined");
  expect(after(1)).toBe(null);
  expect(requestEnded(asked, { ...asked, orders: 3 })).toBe(null);
  expect(requestEnded(scene(), { ...scene(), orders: 4 })).toBe(null);
});

test("a request that is agreed to takes back nothing but a die that was waited for", () => {
  const asked = { ...scene(), takeback: { seat: "x", to: 3, waits_for: ["y"] } };
  expect(requestEnded(asked, scene())).toBe(null);
});

test("going back past an order that is final undoes something rolled or shown, also where no dice are told", () => {
  const final = { undo: null, redo: null, why_not: { id: "engine-undo-final" }, back: { seat: "a", to: 4 } };
  const answered = { ...final, why_not: { id: "engine-undo-answered" } };
  expect([3, 4, 5].map((to) => isFinalSince({ undo: final, pending: null }, to))).toEqual([true, true, false]);
  expect(isFinalSince({ undo: answered, pending: null }, 4)).toBe(false);
  expect(isFinalSince({ undo: { ...final, why_not: null, back: null }, pending: null }, 4)).toBe(false);
});
