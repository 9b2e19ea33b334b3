// Parts of the page that the first board can do without. Each is fetched when it is first wanted, or before: once somebody
// has looked around, so that none of them is missing when the line breaks.

import type { Component } from "svelte";

export class Later<Props extends Record<string, any>> {
  /** The part, once it is there. */
  part = $state.raw<Component<Props> | null>(null);
  /** It could not be fetched. */
  isLost = $state(false);
  private coming: Promise<void> | null = null;

  constructor(private readonly fetch: () => Promise<{ default: Component<Props> }>) {}

  load(): Promise<void> {
    this.coming ??= this.fetch().then(
      (fetched) => {
        this.part = fetched.default;
        this.isLost = false;
      },
      () => {
        this.isLost = true;
        this.coming = null;
      },
    );
    return this.coming;
  }
}

/** The pages, by the address. */
export const tablePage = new Later(() => import("../parts/TablePage.svelte"));
export const lobby = new Later<{}>(() => import("../parts/Lobby.svelte"));
export const entryPage = new Later(() => import("../parts/EntryPage.svelte"));
/** What opens at a table. */
export const dialogs = new Later(() => import("../parts/Dialogs.svelte"));
export const rulebook = new Later(() => import("../parts/Drawer.svelte"));
export const formView = new Later(() => import("../parts/FormView.svelte"));
export const formPanel = new Later(() => import("../parts/FormPanel.svelte"));
export const lineKey = new Later(() => import("../parts/LineKey.svelte"));
export const sketchCard = new Later(() => import("../parts/SketchCard.svelte"));
export const replayBar = new Later(() => import("../parts/ReplayBar.svelte"));

const ALL: Later<any>[] = [tablePage, dialogs, rulebook, lineKey, replayBar, sketchCard, formView, formPanel, lobby, entryPage];

/** Fetch one after the other, when the browser has nothing else to do. */
export function fetchRest(): void {
  const idle = (then: () => void) => ("requestIdleCallback" in window ? requestIdleCallback(then, { timeout: 5000 }) : setTimeout(then, 1000));
  const next = (at: number) => {
    const one = ALL[at];
    if (one) idle(() => void one.load().then(() => next(at + 1)));
  };
  next(0);
}
