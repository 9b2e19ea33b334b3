// What is shaded while the lines of a counter are shown.

import type { Area } from "../board/draw";
import type { Play } from "./play.svelte";

/** What else is told of a counter whose lines are shown: how far a headquarters commands. */
export function tracedAreas(play: Play): Area[] {
  const field = play.traces?.answer.field ?? [];
  if (!play.traces || field.length === 0) return [];
  const side = play.counters.get(play.traces.who)?.side;
  const pattern = play.hasSolidPattern(side) ? "solid" : "hatched";
  return [{ id: play.traces.who, pattern, weight: "light", places: field.map(([place]) => place), label: play.name(play.traces.who) }];
}
