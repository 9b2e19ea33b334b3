// Going back: to an order of the past, or to a line of play that was left. It says in words what it will undo, and asks.

import { ask, complain } from "./asking";
import type { Play } from "./play.svelte";
import type { Branch, Spelled, View } from "./protocol";
import { positionAt, stopReplay } from "./replay";
import { diceOf } from "./words";

/** What somebody is about to go back to. */
export interface GoingBack {
  /** Who goes back. */
  seat: string;
  /** To before this order. */
  to: number;
  /** And from there on to the end of this line of play. */
  branch: Branch | null;
  /** Where the game stands there, in words. */
  where: string;
}

/** Whether others have to agree: whoever plays a side elsewhere. A referee may not be there at all, and is not asked. */
export function needsConsent(play: Play): boolean {
  const isElsewhere = (seat: string) => !play.held.includes(seat) && play.sideOfSeat(seat) !== undefined;
  return (play.scene?.seats ?? []).some((seat) => seat.player === "person" && isElsewhere(seat.id));
}

/** Where a game stands, in brief: the turn and its phase. */
export function whereIs(play: Play, view: View): string {
  const [turn, ...rest] = view.stage;
  const now = view.phases.filter((phase) => phase.now).map((phase) => phase.what);
  return briefly(play, turn ? [turn, ...(view.phases.length > 0 ? now : rest)] : now);
}

/** Where the game stood before an order; empty where that cannot be shown. */
export async function whereAt(play: Play, order: number): Promise<string> {
  const reply = await positionAt(play, order);
  return reply.reply === "scene" ? whereIs(play, reply.scene.view) : "";
}

/** Where a line of play stood when it was left. */
export function whereLeft(play: Play, branch: Branch): string {
  return briefly(play, branch.stage);
}

function briefly(play: Play, stage: Spelled[]): string {
  return stage.map((one, at) => (at === 0 ? play.words.short(one) : play.say(one))).join(", ");
}

/** Whether dice fell after so many orders, as far as one was told. */
export function rolledSince(play: Play, to: number): boolean {
  const scene = play.scene;
  if (!scene) return false;
  // Of what is no longer shown it is not known.
  if (scene.log_before > 0 && to < (scene.log[0]?.order ?? 0)) return true;
  return scene.log.some((line) => line.order !== null && line.order >= to && diceOf(line.what).length > 0);
}

/** Ask whether to go back to before an order. */
export async function askToGoBack(play: Play, seat: string | null, to: number): Promise<void> {
  if (!seat) return;
  const reply = await positionAt(play, to);
  if (reply.reply !== "scene") return complain(play, reply);
  play.back = { seat, to, branch: null, where: whereIs(play, reply.scene.view) };
}

/** Ask whether to go back to a line of play that was left. */
export function askToOpen(play: Play, branch: Branch): void {
  if (play.seat) play.back = { seat: play.seat, to: branch.after, branch, where: whereLeft(play, branch) };
}

/** Go back to what was asked about. */
export async function goBack(play: Play): Promise<void> {
  const back = play.back;
  if (!back) return;
  play.back = null;
  play.trails = [];
  if (play.replay) stopReplay(play);
  const { seat, to, branch } = back;
  complain(play, await ask(play, branch ? { ask: "open_branch", seat, branch: branch.id } : { ask: "takeback", seat, to }));
}
