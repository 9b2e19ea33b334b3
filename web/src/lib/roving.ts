// Arrow keys in a group of which one is chosen, or one is picked: choices, tabs, a menu.

/** So far a key goes on in the group; `Infinity` for its end. */
const STEPS: Record<string, number> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1, Home: -Infinity, End: Infinity };

/** Where a key leads from one of so many; round at the ends, and null where it leads nowhere. */
export function led(key: string, at: number, count: number): number | null {
  const step = STEPS[key];
  if (step === undefined || count === 0) return null;
  if (!Number.isFinite(step)) return step < 0 ? 0 : count - 1;
  return (Math.max(at, step > 0 ? -1 : 0) + step + count) % count;
}

/** Arrow keys go round among what has a role in a group; where one is always chosen, they choose it. */
export function roving(group: HTMLElement, role: "radio" | "tab" | "menuitem"): { destroy: () => void } {
  function go(event: KeyboardEvent): void {
    const all = [...group.querySelectorAll<HTMLElement>(`[role="${role}"]`)];
    const to = led(event.key, all.indexOf(document.activeElement as HTMLElement), all.length);
    if (to === null) return;
    event.preventDefault();
    all[to]!.focus();
    if (role !== "menuitem") all[to]!.click();
  }
  group.addEventListener("keydown", go);
  return { destroy: () => group.removeEventListener("keydown", go) };
}
