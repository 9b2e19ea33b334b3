// The tabs of a table, each with its icon.

import type { Play, Tab } from "./play.svelte";

const TABS: [Tab, string][] = [
  ["orders", "attack"],
  ["stack", "stack"],
  ["forces", "list"],
  ["journal", "clock"],
];
const CHAT: [Tab, string] = ["chat", "chat"];

/** The talk is there where somebody is to talk with. */
export function tabsOf(play: Play): [Tab, string][] {
  return play.company.shared ? [...TABS, CHAT] : TABS;
}
