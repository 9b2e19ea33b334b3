// Positions of the past: the slider, and playing on from one of them with the camera on what happens. Nothing can be
// ordered here.

import { ask, complain } from "./asking";
import { movesOf } from "./changes";
import { chooseEyes, lookThrough, remember } from "./following";
import { pause, showMoves } from "./motion";
import { putDown, refresh } from "./picking";
import type { Play } from "./play.svelte";
import type { Line, Reply, Scene } from "./protocol";
import { settings } from "./settings.svelte";
import { diceOf, namesIn, rollsIn } from "./words";

/** How long an order of the replay is looked at, in milliseconds: a plain one, one that moved somebody, dice. */
const PLAIN = 500;
const MOVED = 750;
const ROLLED = 2000;

/** The position before an order. */
export async function positionAt(play: Play, order: number): Promise<Reply> {
  const key = `${play.scene?.eyes} ${order}`;
  const known = play.positions.get(key);
  if (known) return { reply: "scene", scene: known };
  const reply = await ask(play, { ask: "at", order });
  if (reply.reply === "scene" && order < (play.scene?.orders ?? 0)) play.positions.set(key, reply.scene);
  return reply;
}

export async function goTo(play: Play, order: number, playing = false): Promise<void> {
  const to = Math.max(0, Math.min(order, play.scene?.orders ?? 0));
  const reply = await positionAt(play, to);
  if (reply.reply !== "scene") return complain(play, reply);
  show(play, to, reply.scene, playing);
}

function show(play: Play, order: number, scene: Scene, playing: boolean): void {
  putDown(play);
  play.dice = null;
  play.trails = [];
  play.replay = { order, scene, playing };
}

/** The same moment through other eyes: they may number it otherwise. */
export async function replayThrough(play: Play, seat: string | null): Promise<void> {
  const at = await lookThrough(play, seat, play.replay?.order);
  if (at !== undefined) await goTo(play, at);
}

export async function playFrom(play: Play, order: number): Promise<void> {
  play.away = null;
  const run = Date.now();
  await goTo(play, order, true);
  while (play.replay?.playing) {
    const { order: at, scene: before } = play.replay;
    if (at >= (play.scene?.orders ?? 0)) break;
    const reply = await positionAt(play, at + 1);
    // Meanwhile somebody may have paused, gone elsewhere or left.
    if (!isPlayingAt(play, at)) return;
    if (reply.reply !== "scene") {
      complain(play, reply);
      return pauseReplay(play);
    }
    show(play, at + 1, reply.scene, true);
    await showOrder(play, before, reply.scene, run);
    if (!isPlayingAt(play, at + 1)) return;
  }
  if (play.replay?.playing) stopReplay(play);
}

/** One order on. Of what others did since one's own last decision, it is shown where it happened; else nothing moves. */
export async function stepOn(play: Play): Promise<void> {
  const now = play.replay;
  if (!now || now.order >= (play.scene?.orders ?? 0)) return;
  const reply = await positionAt(play, now.order + 1);
  if (reply.reply !== "scene") return complain(play, reply);
  if (play.replay !== now) return;
  show(play, now.order + 1, reply.scene, false);
  const followed = play.theirs !== null && now.order >= play.theirs.from;
  if (followed) await showOrder(play, now.scene, reply.scene, Date.now());
}

function isPlayingAt(play: Play, order: number): boolean {
  return play.replay?.playing === true && play.replay.order === order;
}

/** Show what an order of the past did, where it happened. */
async function showOrder(play: Play, before: Scene, after: Scene, run: number): Promise<void> {
  const told = after.log.filter((line) => line.order === after.orders - 1);
  const change = { counters: after.view.counters, ...(after.given ? { given: after.given } : {}) };
  const moves = play.places && play.title ? movesOf(play.title.verbs, play.places, before, change).moves : [];
  const points = [...moves.flatMap((one) => [one.path[0]!, one.path.at(-1)!]), ...(moves.length > 0 ? [] : scenesOf(play, told))];
  if (points.length > 0) play.follow = { points, run };
  const rolls = rollsIn(told.map((line) => line.what));
  play.dice = rolls.length > 0 ? { rolls, key: after.orders } : null;
  if (moves.length > 0 && settings.motion) await showMoves(play, moves);
  const rolled = told.some((line) => diceOf(line.what).length > 0);
  await pause(rolled ? ROLLED : moves.length > 0 ? MOVED : PLAIN);
}

/** The places that what was told speaks of. */
function scenesOf(play: Play, told: Line[]): { x: number; y: number }[] {
  const names = told.flatMap((line) => namesIn(line.what));
  return names.flatMap((name) => play.places?.byId.get(play.counters.get(name)?.place ?? name) ?? []).slice(0, 6);
}

export function pauseReplay(play: Play): void {
  if (play.replay) play.replay = { ...play.replay, playing: false };
}

/** Leave the past. */
export function stopReplay(play: Play): void {
  endReplay(play);
  remember(play);
  void chooseEyes(play).then(() => refresh(play));
}

/** What the replay has shown is put away. */
export function endReplay(play: Play): void {
  play.replay = null;
  play.follow = null;
  play.dice = null;
  play.moving = [];
}
