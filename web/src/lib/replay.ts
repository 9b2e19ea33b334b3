// Positions of the past: the slider, playing on from one of them, taking back to it.

import { ask, complain } from "./asking";
import { chooseEyes, lookThrough, remember } from "./following";
import { pause } from "./motion";
import { putDown, refresh } from "./picking";
import type { Play } from "./play.svelte";
import { settings } from "./settings.svelte";

export async function goTo(play: Play, order: number, playing = false): Promise<void> {
  const last = play.scene?.orders ?? 0;
  const to = Math.max(0, Math.min(order, last));
  const key = `${play.scene?.eyes} ${to}`;
  let scene = play.positions.get(key);
  if (!scene) {
    const reply = await ask(play, { ask: "at", order: to });
    if (reply.reply !== "scene") return complain(play, reply);
    scene = reply.scene;
    if (to < last) play.positions.set(key, scene);
  }
  putDown(play);
  play.replay = { order: to, scene, playing };
}

export async function replayThrough(play: Play, seat: string | null): Promise<void> {
  const at = play.replay?.order;
  await lookThrough(play, seat);
  if (at !== undefined) await goTo(play, at);
}

export async function playFrom(play: Play, order: number): Promise<void> {
  play.away = null;
  await goTo(play, order, true);
  while (play.replay?.playing) {
    const at = play.replay.order;
    if (at >= (play.scene?.orders ?? 0)) break;
    await pause(settings.motion ? 650 : 900);
    if (!play.replay?.playing || play.replay.order !== at) break;
    await goTo(play, at + 1, true);
  }
  if (play.replay && play.replay.order >= (play.scene?.orders ?? 0)) stopReplay(play);
}

export function pauseReplay(play: Play): void {
  if (play.replay) play.replay = { ...play.replay, playing: false };
}

export function stopReplay(play: Play): void {
  play.replay = null;
  remember(play);
  void chooseEyes(play).then(() => refresh(play));
}

export async function takeback(play: Play, to: number): Promise<void> {
  const seat = play.seat;
  if (!seat) return;
  stopReplay(play);
  complain(play, await ask(play, { ask: "takeback", seat, to }));
}
