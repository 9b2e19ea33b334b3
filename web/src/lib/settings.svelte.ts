// What a person has set for this browser.

import { keep, recall } from "./memory";
import { LANGUAGES, liked } from "./words";

const KEY = "stavka.settings";

interface Kept {
  theme: "auto" | "light" | "dark";
  motion: "auto" | "on" | "off";
  language: string;
  /** What the person at this browser is called. */
  name: string;
  /** A bell, and a notice of the browser, when it is one's turn. */
  sound: "off" | "on";
  notify: "off" | "on";
}

const reduced = matchMedia("(prefers-reduced-motion: reduce)");
const dark = matchMedia("(prefers-color-scheme: dark)");

function read(): Kept {
  const standard: Kept = { theme: "auto", motion: "auto", language: liked(navigator.languages), name: "", sound: "off", notify: "off" };
  try {
    const kept = { ...standard, ...(JSON.parse(recall(KEY) ?? "{}") as Partial<Kept>) };
    return LANGUAGES.includes(kept.language) ? kept : { ...kept, language: standard.language };
  } catch {
    return standard;
  }
}

class Settings {
  kept = $state<Kept>(read());
  systemDark = $state(dark.matches);
  systemReduced = $state(reduced.matches);

  constructor() {
    dark.addEventListener("change", () => (this.systemDark = dark.matches));
    reduced.addEventListener("change", () => (this.systemReduced = reduced.matches));
  }

  get isDark(): boolean {
    return this.kept.theme === "auto" ? this.systemDark : this.kept.theme === "dark";
  }

  get motion(): boolean {
    return this.kept.motion === "auto" ? !this.systemReduced : this.kept.motion === "on";
  }

  get language(): string {
    return this.kept.language;
  }

  set(change: Partial<Kept>): void {
    this.kept = { ...this.kept, ...change };
    keep(KEY, JSON.stringify(this.kept));
  }
}

export const settings = new Settings();
