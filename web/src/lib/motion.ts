// What moves on the board, at which pace, and how it is skipped.

import type { Moving } from "../board/draw";
import { movesOf } from "./changes";
import type { Play } from "./play.svelte";
import type { Change, Scene } from "./protocol";
import { diceOf } from "./words";

/** Moments to take in what somebody else did, in milliseconds: a plain order, a move, dice. */
const PLAIN = 120;
const MOVED = 380;
const ROLLED = 1600;

export function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}

/** A pause that can be cut short. */
function rest(play: Play, milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => play.endRest?.(), milliseconds);
    play.endRest = () => {
      clearTimeout(timer);
      play.endRest = null;
      resolve();
    };
  });
}

/** Time to take in what somebody else did; less of it the more is still to come. */
export async function takeIn(play: Play, change: Change, hasMoved: boolean): Promise<void> {
  const rolled = (change.log ?? []).some((line) => diceOf(line.what).length > 0);
  const long = rolled ? ROLLED : hasMoved ? MOVED : PLAIN;
  await rest(play, long / haste(play));
}

/** How many times quicker than usual: a long turn is not a long wait. */
function haste(play: Play): number {
  return play.queue.length > 60 ? 5 : play.queue.length > 20 ? 2 : 1;
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
  const quicker = haste(play);
  play.moving = moves.map((one) => ({ ...one, start, length: one.length / quicker }));
  await rest(play, Math.max(...play.moving.map((one) => one.length)));
  play.moving = [];
}

/** End the present motion at once, and take the dice away. */
export function skipMotion(play: Play): void {
  play.moving = [];
  play.dice = null;
  play.endRest?.();
}

/** Show no more of what others do until it is over. */
export function skipOthers(play: Play): void {
  play.hurry = true;
  skipMotion(play);
}
