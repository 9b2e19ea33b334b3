// The sheet over the lower part of a phone: where it stops, and where it goes when it is let go.

import type { Asked } from "./protocol";

export type Stop = "low" | "half" | "high";

const STOPS: Stop[] = ["low", "half", "high"];
/** How far it must be drawn to leave a stop, in pixels. */
const DRAWN = 30;

/** How high it stands on a screen of some height. */
export function heightAt(stop: Stop, screen: number): number {
  return { low: 96, half: screen * 0.5, high: screen * 0.84 }[stop];
}

/** Whether what is asked is chosen in the sheet: nobody has to be found on the map first, or what there is stands in a list. */
export function isAnsweredInSheet(asked: Pick<Asked, "urgency" | "more" | "orders" | "form" | "set">, isAnybodyOnMap: boolean): boolean {
  if (asked.urgency === "may" || asked.set) return false;
  return !isAnybodyOnMap || asked.orders.length > (asked.more ? 0 : 1);
}

/** The stop above, or below. */
export function nextStop(stop: Stop, way: 1 | -1): Stop {
  return STOPS[STOPS.indexOf(stop) + way] ?? stop;
}

/** Where it comes to rest when it is let go at some height: the nearest stop, but not where it was drawn away from. */
export function stopAfter(from: Stop, height: number, screen: number): Stop {
  const drawn = height - heightAt(from, screen);
  if (Math.abs(drawn) < DRAWN) return from;
  const off = (stop: Stop) => Math.abs(heightAt(stop, screen) - height);
  const nearest = STOPS.reduce((best, stop) => (off(stop) < off(best) ? stop : best));
  return nearest === from ? nextStop(from, drawn > 0 ? 1 : -1) : nearest;
}
