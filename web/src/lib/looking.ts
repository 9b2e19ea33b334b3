// Looking around without touching anything: lines of supply, overlays, a place of a message, a clause.

import type { Area } from "../board/draw";
import { askQuestion } from "./asking";
import type { Play } from "./play.svelte";
import type { LineOfPlaces, Place } from "./protocol";
import { namesIn } from "./words";

export async function traceLines(play: Play, counter: string | null): Promise<void> {
  // Lines are those of now, and would be drawn over the past.
  if (play.replay) return;
  if (counter === null || play.traces?.who === counter) {
    play.traces = null;
    return;
  }
  const answer = await askQuestion(play, { ask: "trace", who: counter });
  play.traces = answer ? { who: counter, answer } : null;
}

/** Lines that are shown are those of now. */
export async function refreshTraces(play: Play): Promise<void> {
  const who = play.traces?.who;
  if (who === undefined || play.replay) return;
  const answer = play.counters.has(who) ? await askQuestion(play, { ask: "trace", who }) : null;
  if (play.traces?.who === who) play.traces = answer ? { who, answer } : null;
}

export async function toggleOverlay(play: Play, id: string): Promise<void> {
  play.shownOverlays = play.shownOverlays.includes(id)
    ? play.shownOverlays.filter((one) => one !== id)
    : [...play.shownOverlays, id];
  await refreshOverlays(play);
}

export async function refreshOverlays(play: Play): Promise<void> {
  const areas: Area[] = [];
  const lines: LineOfPlaces[] = [];
  for (const id of play.shownOverlays) {
    const answer = await askQuestion(play, id === "threat" ? { ask: "threat" } : { ask: "overlay", id });
    const field = answer?.field ?? [];
    lines.push(...(answer?.lines ?? []));
    const known = play.board?.overlays?.find((one) => one.id === id);
    const area: Area = {
      id,
      pattern: id === "threat" ? "threat" : play.hasSolidPattern(known?.side) ? "solid" : "hatched",
      weight: known?.weight ?? "heavy",
      places: field.map(([place]) => place),
    };
    if (answer?.lines?.length) area.lines = answer.lines.length;
    if (known?.faction) area.label = play.name(known.faction);
    areas.push(id === "threat" ? { ...area, numbers: new Map(field) } : area);
  }
  play.overlays = areas;
  play.overlayLines = lines;
}

/** The places that a decision is about: those of the counters that a list of orders names, of whoever can act, else those that
 * its question names. */
export function placesAsked(play: Play): Place[] {
  const listed = play.asked?.more ? [...new Set(play.few.flatMap((one) => one.who))] : [];
  const actors = listed.length > 0 ? [] : play.actors.map((stack) => stack.place);
  const named = [...listed, ...(play.asked ? namesIn(play.asked.prompt) : [])];
  return actors.length > 0 ? actors : named.flatMap((name) => play.places?.byId.get(play.counters.get(name)?.place ?? name) ?? []);
}

/** Show places of a message on the board. */
export function pointAt(play: Play, names: string[]): void {
  const places = names.flatMap((name) => {
    const at = play.counters.get(name)?.place ?? name;
    return play.places?.byId.has(at) ? [at] : [];
  });
  if (places.length > 0) play.lookAt = { places, at: Date.now(), if: "asked" };
}

/** Bring places into sight, if they are not. */
export function bringIntoSight(play: Play, places: string[]): void {
  if (places.length > 0) play.lookAt = { places, at: Date.now(), if: "out-of-sight" };
}

export function openRule(play: Play, clause: string | null): void {
  play.drawer = { clause };
}
