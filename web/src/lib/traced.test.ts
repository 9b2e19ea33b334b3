import { expect, test } from "vitest";

import type { Play } from "./play.svelte";
import { tracedAreas } from "./traced";

function traced(field: [string, number][] | undefined): Play {
  const play = {
    traces: { who: "denikine", answer: field ? { field } : {} },
    counters: new Map([["denikine", { side: "white" }]]),
    hasSolidPattern: (side: string | undefined) => side === "red",
    name: (id: string) => id.toUpperCase(),
  };
  return play as unknown as Play;
}

test("shows how far whoever was asked about commands, with its name", () => {
  const [area] = tracedAreas(traced([["7234", 7], ["7235", 6]]));
  expect(area).toMatchObject({ pattern: "hatched", weight: "light", places: ["7234", "7235"], label: "DENIKINE" });
});

test("shows nothing of those who command nobody", () => {
  expect(tracedAreas(traced(undefined))).toEqual([]);
});
