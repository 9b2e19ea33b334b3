import { expect, test } from "vitest";

import { partsOf, type SetPlan } from "./setparts";

const set = (pairs: [string, string][], open: string | null, parts: { at: string; who: string[]; duty?: { id: string } }[] = []): SetPlan => ({
  verb: "attack",
  field: "targets",
  pairs,
  candidates: new Map(),
  open,
  explained: { breach: null, why: {}, odds: { parts } },
});

test("a set has a part for each target, and for whoever must still be attacked", () => {
  const parts = partsOf(set([["a", "1"], ["b", "2"], ["c", "1"]], null, [{ at: "1", who: ["a", "c"] }, { at: "3", who: [], duty: { id: "must" } }]));
  expect(parts.map((part) => [part.at, part.who.join("+"), part.duty?.id])).toEqual([["1", "a+c", undefined], ["2", "b", undefined], ["3", "", "must"]]);
});

test("a place that was clicked has its card before anybody goes against it", () => {
  expect(partsOf(set([], "7")).map((part) => part.at)).toEqual(["7"]);
});

test("who was sent away since the last reckoning is not shown", () => {
  expect(partsOf(set([["a", "1"]], null, [{ at: "1", who: ["a", "b"] }]))[0]!.who).toEqual(["a"]);
});
