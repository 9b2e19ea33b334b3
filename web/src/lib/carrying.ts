// Counters that are dragged over the board to move, as on a table: the way and its price are shown under them.

import { press, type Carrier } from "./dragging";
import { act, readyAt, selectPlace } from "./picking";
import type { Play } from "./play.svelte";
import { whyNot } from "./whynot";

/** For how long it is waited, at most, until it is known what the counters can do, in milliseconds. */
const PATIENCE = 3000;

/** Whether a press on a place takes up counters that can act. */
export function canCarry(play: Play, place: string): boolean {
  return play.asked !== null && !play.replay && !play.plan && !play.set && !play.sketching && readyAt(play, place).length > 0;
}

/** A stack is pressed: those in hand, or else all that can act, are dragged if the press turns out to be a drag. */
export function gripStack(play: Play, place: string, event: PointerEvent, placeUnder: (x: number, y: number) => string | null): void {
  if (!canCarry(play, place)) return;
  const top = readyAt(play, place)[0]!;
  const carrier: Carrier = {
    get drag() {
      return play.drag;
    },
    set drag(drag) {
      play.drag = drag;
    },
    carry(counter, x, y) {
      if (!play.drag) {
        play.note = null;
        if (play.selected !== place || play.picked.length === 0) selectPlace(play, place);
      }
      const over = placeUnder(x, y);
      play.drag = { counter: play.picked[0] ?? counter, x, y, over: over ? { place: over } : null };
    },
    drop() {
      const over = play.drag?.over;
      play.drag = null;
      play.hover = null;
      if (over && over !== "tray" && over.place !== place) void put(play, over.place);
    },
  };
  press(carrier, event, top);
}

/** What was dragged is let go over a place. */
async function put(play: Play, place: string): Promise<void> {
  for (const end = Date.now() + PATIENCE; play.asking && Date.now() < end; ) await new Promise((resolve) => setTimeout(resolve, 16));
  if (play.picked.length === 0) return;
  // Whoever was taken there by hand is meant.
  play.isLeftover = false;
  await (play.byTarget.has(place) ? act(play, place) : whyNot(play, place));
}
