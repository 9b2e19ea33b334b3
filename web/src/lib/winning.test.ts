import { expect, test } from "vitest";

import { Play } from "./play.svelte";
import type { Reply, Title } from "./protocol";
import { hasCharts, togglePrizes } from "./winning";

/** A table in a scenario with so many places that count. */
function scenario(places: number): Play {
  const play = new Play("table", "key");
  const winning = { aims: [], stands: [], levels: [], places: Array.from({ length: places }, () => ({})) };
  play.wire = { ask: async () => ({ reply: "winning", winning }) as unknown as Reply } as unknown as Play["wire"];
  return play;
}

test("points are written on the board and taken away again, and where no place has any that is said", async () => {
  const play = scenario(2);
  await togglePrizes(play);
  expect([play.prizesShown, play.note]).toEqual([true, null]);
  await togglePrizes(play);
  expect(play.prizesShown).toBe(false);
  const bare = scenario(0);
  await togglePrizes(bare);
  expect([bare.prizesShown, bare.note?.text]).toEqual([false, "winning-no-places"]);
});

test("a game that prints no charts has none to look at", () => {
  const play = new Play("table", "key");
  play.title = { prints: ["map", "charts"] } as unknown as Title;
  expect(hasCharts(play)).toBe(true);
  play.title = { prints: ["map"] } as unknown as Title;
  expect(hasCharts(play)).toBe(false);
});
