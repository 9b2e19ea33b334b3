// What is in hand after somebody has moved, and where it is seen.

/** A counter and where it is. */
export interface Placed {
  id: string;
  place: string;
}

/** Who is still in hand when some of it have gone elsewhere: those who have gone. Whoever stayed behind has been left out. */
export function inHandAfter(picked: string[], before: Placed[], now: Placed[]): string[] {
  const at = (all: Placed[]) => new Map(all.map((one) => [one.id, one.place]));
  const [old, here] = [at(before), at(now)];
  const gone = picked.filter((id) => here.has(id) && old.has(id) && old.get(id) !== here.get(id));
  return gone.length === 0 || gone.length === picked.length ? picked : gone;
}

/** What lies in a tray: the chosen stack, and whoever is in hand beside it. Nothing is in hand unseen. */
export function trayOf<T extends Placed>(stack: T[], picked: string[], counters: Map<string, T>, isOnBoard: (place: string) => boolean): T[] {
  const there = new Set(stack.map((one) => one.id));
  const elsewhere = picked.flatMap((id) => counters.get(id) ?? []).filter((one) => !there.has(one.id) && isOnBoard(one.place));
  return [...stack, ...elsewhere];
}
