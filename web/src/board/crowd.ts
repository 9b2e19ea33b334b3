// Where to look first among many places.

import type { Camera } from "./camera";
import type { Point } from "./geometry";

/** The scale at which places are shown first. */
const CLOSE = 84;
/** Counters smaller than at this scale cannot be read, … */
const FAR = 40;
/** … and then most of them are shown at this one. */
const LEGIBLE = 72;
/** Places at most so far apart stand together. */
const TOGETHER = 6;

/** Of these places, that with most of the others around it. */
export function crowdOf(all: Point[]): Point {
  const near = (at: Point) => all.filter((one) => Math.hypot(one.x - at.x, one.y - at.y) < TOGETHER).length;
  return all.reduce((best, place) => (near(place) > near(best) ? place : best));
}

/** Show these places, or the whole of a small board; where they cannot be read so, where most of them are. */
export function beginWith(camera: Camera, places: Point[], isSmall: boolean): void {
  if (isSmall || places.length === 0) camera.fit();
  else camera.show(places, CLOSE);
  if (camera.scale < FAR && places.length > 0) camera.show([crowdOf(places)], LEGIBLE);
}
