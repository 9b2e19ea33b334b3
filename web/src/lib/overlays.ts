// Overlays of a kind are switched together: the zones of both sides.

import { toggleOverlay } from "./looking";
import type { Play } from "./play.svelte";

/** The kinds of overlay that the board has, each with its overlays. */
export function overlayKinds(play: Play): { kind: string; ids: string[] }[] {
  const all = play.board?.overlays ?? [];
  const kinds = [...new Set(all.map(({ kind }) => kind))];
  return kinds.map((kind) => ({ kind, ids: all.filter((one) => one.kind === kind).map(({ id }) => id) }));
}

export function allShown(play: Play, ids: string[]): boolean {
  return ids.every((id) => play.shownOverlays.includes(id));
}

/** Show all of them, or none if all are shown. */
export async function toggleAll(play: Play, ids: string[]): Promise<void> {
  const on = allShown(play, ids);
  for (const id of ids) if (play.shownOverlays.includes(id) === on) await toggleOverlay(play, id);
}
