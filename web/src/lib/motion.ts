// What moves on the board, and how it is skipped.

import type { Moving } from "../board/draw";
import { movesOf } from "./changes";
import type { Play } from "./play.svelte";
import type { Change, Scene } from "./protocol";

export function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}

/** The moves that an order brought; those of others leave a trail until the next order. */
export function shownMoves(play: Play, before: Scene, change: Change): Moving[] {
  if (!play.places || !play.title || !change.given) return [];
  const { moves, way } = movesOf(play.title.verbs, play.places, before, change);
  const first = moves[0];
  if (first && !play.held.includes(change.given.seat)) {
    const start = play.places.at(first.path[0]!)[0]?.id;
    play.trails = [...play.trails.slice(-11), start === undefined ? way : [start, ...way]];
  }
  return moves;
}

export async function showMoves(play: Play, moves: Moving[]): Promise<void> {
  const start = performance.now();
  play.moving = moves.map((one) => ({ ...one, start }));
  await pause(Math.max(...moves.map((one) => one.length)));
  play.moving = [];
}

/** End every motion at once. */
export function skipMotion(play: Play): void {
  play.moving = [];
}
