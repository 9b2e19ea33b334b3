import { expect, test } from "vitest";

import { Play } from "./play.svelte";
import type { Ask, Reply, Scene, Title } from "./protocol";
import { battleMarks, hasCharts, refreshCharts, togglePrizes } from "./winning";

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

test("the battle whose dice are awaited is marked in the charts", async () => {
  const play = new Play("table", "key");
  const mark = { chart: "results", rows: [1, 2], column: 3 };
  const reply = ({ ask }: Ask) => (ask === "explain" ? { reply: "explained", odds: { marked: [mark] } } : { reply: "charts", charts: [], marked: [] });
  play.wire = { ask: async (asked: Ask) => reply(asked) as unknown as Reply } as unknown as Play["wire"];
  const scene = { asked: [], orders: 3, pending: null, view: { counters: [] } };
  play.setScene(scene as unknown as Scene);
  await refreshCharts(play);
  expect(battleMarks(play)).toEqual([]);
  play.setScene({ ...scene, pending: { seat: "x", order: "resolve a", rolls: [] } } as unknown as Scene);
  await refreshCharts(play);
  expect(battleMarks(play)).toEqual([mark]);
});
