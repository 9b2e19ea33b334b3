import { expect, test } from "vitest";

import { needsConsent } from "./goingback";
import { Play } from "./play.svelte";
import type { Scene, Title } from "./protocol";

/** A table at which one plays x, and others what is said. */
function playing(others: Record<string, string>): Play {
  const play = new Play("table", "key");
  play.company.you = { name: "", seats: ["x"], keeper: true };
  const seats = [{ id: "x", side: 0 }, { id: "y", side: 1 }, { id: "referee" }];
  play.title = { seats, sides: [{ id: "a" }, { id: "b" }] } as unknown as Title;
  const states = Object.entries({ x: "person", ...others }).map(([id, player]) => ({ id, player }));
  play.setScene({ asked: [], seats: states, view: { counters: [] } } as unknown as Scene);
  return play;
}

test("whoever plays a side elsewhere has to agree, and neither the computer nor a referee", () => {
  expect(needsConsent(playing({ y: "person" }))).toBe(true);
  expect(needsConsent(playing({ y: "greedy" }))).toBe(false);
  expect(needsConsent(playing({ y: "greedy", referee: "person" }))).toBe(false);
});
