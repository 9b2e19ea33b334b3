// Arrows and notes of one's own on the map: kept by the table for a seat, and shown to nobody else.

import { ask, complain } from "./asking";
import type { Play } from "./play.svelte";
import type { Sketch } from "./protocol";

/** What is drawn for the seat that one plays now. */
export async function loadSketches(play: Play): Promise<void> {
  const seat = play.seat;
  if (!seat || !play.held.includes(seat)) {
    play.sketches = [];
    return;
  }
  const reply = await ask(play, { ask: "sketches", seat });
  if (reply.reply === "sketches" && play.seat === seat) play.sketches = reply.drawn;
}

async function draw(play: Play, drawn: Sketch[]): Promise<void> {
  const [seat, before] = [play.seat, play.sketches];
  if (!seat) return;
  play.sketches = drawn;
  const reply = await ask(play, { ask: "sketch", seat, drawn });
  if (reply.reply === "done") return;
  play.sketches = before;
  complain(play, reply);
}

/** An arrow from one place to another; one that ended where it begins is carried on. */
export function addArrow(play: Play, from: string, to: string): Promise<void> {
  const before = play.sketches.find((one) => one.places.length > 1 && one.places.at(-1) === from);
  const arrow = before ? { ...before, places: [...before.places, to] } : { places: [from, to], text: "" };
  return draw(play, [...play.sketches.filter((one) => one !== before), arrow]);
}

/** The note at a place; an empty one is taken away. */
export function writeNote(play: Play, place: string, text: string): Promise<void> {
  const others = play.sketches.filter((one) => one.places.length > 1 || one.places[0] !== place);
  return draw(play, text.trim() === "" ? others : [...others, { places: [place], text: text.trim() }]);
}

export function noteAt(sketches: Sketch[], place: string): string {
  return sketches.find((one) => one.places.length === 1 && one.places[0] === place)?.text ?? "";
}

/** The arrows that begin, end or turn at a place. */
export function arrowsAt(sketches: Sketch[], place: string): Sketch[] {
  return sketches.filter((one) => one.places.length > 1 && one.places.includes(place));
}

export function removeSketch(play: Play, sketch: Sketch): Promise<void> {
  return draw(play, play.sketches.filter((one) => one !== sketch));
}

/** All that is drawn is taken away, and can be put back. */
export async function clearSketches(play: Play): Promise<void> {
  const before = play.sketches;
  await draw(play, []);
  if (play.sketches.length > 0) return;
  const undo = { label: play.text("undo"), take: () => void draw(play, before) };
  play.note = { text: play.text("sketch-cleared", { count: before.length }), offers: [undo] };
}

/** A place was pressed while one draws: an arrow that was begun ends here, or what is drawn here is asked about. */
export function sketchOn(play: Play, place: string): void {
  const from = play.arrowFrom;
  play.arrowFrom = null;
  if (from && from !== place) void addArrow(play, from, place);
  else play.sketchAt = place;
}
