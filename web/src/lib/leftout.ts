// Counters that a position does not name, by side and formation.

import type { FormCounter } from "./protocol";

export interface Formation {
  /** The counter that it is named after; none for those that belong to no formation. */
  head: string | null;
  counters: string[];
}

export interface SideGroup {
  side: string;
  formations: Formation[];
}

/** Sides and formations in the order of the counters; those without a formation come last. */
export function grouped(counters: string[], infos: Map<string, FormCounter>): SideGroup[] {
  const sides = new Map<string, Map<string | null, string[]>>();
  for (const id of counters) {
    const info = infos.get(id);
    if (!info) continue;
    const formations = sides.get(info.side) ?? new Map<string | null, string[]>();
    sides.set(info.side, formations);
    formations.set(info.formation, [...(formations.get(info.formation) ?? []), id]);
  }
  return [...sides].map(([side, formations]) => {
    const all = [...formations].map(([head, counters]) => ({ head, counters }));
    return { side, formations: [...all.filter((one) => one.head !== null), ...all.filter((one) => one.head === null)] };
  });
}
