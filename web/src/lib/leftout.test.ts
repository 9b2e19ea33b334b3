import { expect, test } from "vitest";

import { grouped } from "./leftout";
import type { FormCounter } from "./protocol";

const counter = (id: string, side: string, formation: string | null): [string, FormCounter] => [
  id,
  { id, face: id, side, formation, outlines: [0], states: [], carries: false },
];

test("counters are grouped by side and formation, those without one last", () => {
  const infos = new Map([
    counter("gun", "north", null),
    counter("a", "north", "hq1"),
    counter("b", "north", "hq1"),
    counter("hq1", "north", "hq1"),
    counter("x", "south", "hq2"),
  ]);
  expect(grouped(["gun", "a", "x", "b", "unknown"], infos)).toEqual([
    {
      side: "north",
      formations: [
        { head: "hq1", counters: ["a", "b"] },
        { head: null, counters: ["gun"] },
      ],
    },
    { side: "south", formations: [{ head: "hq2", counters: ["x"] }] },
  ]);
});
