// Talk at the table: what one is called, what is said, and how much of it one has read.

import { ask, complain } from "./asking";
import { keep, recall } from "./memory";
import type { Play } from "./play.svelte";
import { settings } from "./settings.svelte";

/** Say what one is called, here and at every table from now on. */
export async function callMyself(play: Play, name: string): Promise<void> {
  settings.set({ name: name.trim() });
  play.company.you = { ...play.company.you, name: name.trim() };
  complain(play, await ask(play, { ask: "name", name }));
}

export async function sayAloud(play: Play, text: string): Promise<void> {
  if (text.trim() !== "") await ask(play, { ask: "say", text: text.trim() });
}

function readKey(play: Play): string {
  return `stavka.read.${play.id}.${play.held.join("+")}`;
}

/** Everything that was said has been read. */
export function readChat(play: Play): void {
  play.company.read = play.scene?.chat.length ?? 0;
  keep(readKey(play), String(play.company.read));
}

/** How much had been read when one was here last. */
export function rememberRead(play: Play): void {
  play.company.read = Number(recall(readKey(play)) ?? 0);
}
