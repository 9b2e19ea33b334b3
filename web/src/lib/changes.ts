// What a change does to a scene, and which counters it moves along which way.

import type { Moving } from "../board/draw";
import type { Places } from "../board/geometry";
import { parse } from "./notation";
import type { Change, Holder, Scene, Verb } from "./protocol";

/** Milliseconds for one place of a move, for its beginning, and for the longest. */
const STEP_TIME = 90;
const BEGINNING = 60;
const LONGEST = 900;

/** How a request to go back ended that was open before: it lapsed when somebody ordered, or was not agreed to; null where
 * it was not open, is still, or the game went back. */
export function requestEnded(before: Scene | null, after: Scene): "lapsed" | "declined" | null {
  const asked = before?.takeback;
  if (!before || !asked || after.takeback) return null;
  if (after.orders > before.orders) return "lapsed";
  return after.orders < before.orders || after.orders <= asked.to ? null : "declined";
}

/** Whether going back to before an order undoes one at which something was rolled or shown, be it that no dice are told. */
export function isFinalSince({ undo, pending }: Pick<Scene, "undo" | "pending">, to: number): boolean {
  return !pending && undo.back !== null && to <= undo.back.to && undo.why_not?.id === "engine-undo-final";
}

/** The scene after a change. */
export function changed(scene: Scene, change: Change): Scene {
  const gone = new Set(change.gone ?? []);
  const other = new Map((change.counters ?? []).map((counter) => [counter.id, counter]));
  const kept = scene.view.counters
    .filter((counter) => !gone.has(counter.id))
    .map((counter) => {
      const now = other.get(counter.id);
      other.delete(counter.id);
      return now ?? counter;
    });
  const { orders, asked, undo, pending, rest, takeback, outcome, lesson } = change;
  return {
    ...scene,
    orders,
    asked,
    undo,
    pending,
    rest,
    takeback,
    outcome,
    lesson,
    view: {
      counters: [...kept, ...other.values()],
      stage: change.stage ?? scene.view.stage,
      phases: change.phases ?? scene.view.phases,
      turns: change.turns ?? scene.view.turns,
      board: change.board ?? scene.view.board,
      pictures: change.pictures ?? scene.view.pictures,
      veiled: scene.view.veiled,
      ground: change.ground ?? scene.view.ground,
      grounds: change.grounds ?? scene.view.grounds,
      holders: heldNow(scene.view.holders ?? [], change.holders ?? []),
      row: change.row ?? scene.view.row,
      marks: change.marks ?? scene.view.marks,
      announced: change.announced ?? scene.view.announced,
      tracks: change.tracks ?? scene.view.tracks,
      hands: change.hands ?? scene.view.hands,
    },
    seats: change.seats ?? scene.seats,
    standing: change.standing ?? scene.standing,
    branches: change.branches ?? scene.branches,
    log: [...scene.log.slice(change.log_before - scene.log_before, Math.max(0, change.log_from - scene.log_before)), ...(change.log ?? [])],
    log_before: change.log_before,
    chat: [...scene.chat.slice(0, change.chat_from ?? scene.chat.length), ...(change.chat ?? [])],
  };
}

/** Who holds what where, after some of it has passed to others; the same list where nothing has. */
function heldNow(holders: Holder[], change: Holder[]): Holder[] {
  if (change.length === 0) return holders;
  const key = ({ what, place }: Holder) => `${what} ${place}`;
  const other = new Map(change.map((one) => [key(one), one]));
  const kept = holders.map((one) => {
    const now = other.get(key(one));
    other.delete(key(one));
    return now ?? one;
  });
  return [...kept, ...other.values()].filter((one) => one.by !== "");
}

/** The counters that an order moved on the board, each along the order's way, and that way. */
export function movesOf(verbs: Verb[], places: Places, before: Scene, change: Pick<Change, "given" | "counters">): { moves: Moving[]; way: string[] } {
  const draft = parse(verbs, change.given?.order ?? "");
  const way = [...draft.fields.values()].flatMap((value) => (value.kind === "path" ? value.names : []));
  const moves: Moving[] = [];
  for (const counter of change.counters ?? []) {
    const old = before.view.counters.find((one) => one.id === counter.id);
    const from = old && places.byId.get(old.place);
    const to = places.byId.get(counter.place);
    if (!old || !from || !to || from === to) continue;
    const end = way.indexOf(to.id);
    const between = end < 0 ? [to] : way.slice(0, end + 1).flatMap((id) => places.byId.get(id) ?? []);
    const path = [from, ...between];
    moves.push({ counter: old, path, start: 0, length: Math.min(LONGEST, STEP_TIME * (path.length - 1) + BEGINNING) });
  }
  return { moves, way };
}
