// What tells a person that it is their turn while they look elsewhere: a bell and a notice of the browser, both off
// until they are wanted.

import { settings } from "./settings.svelte";

/** Two notes of a small bell, in hertz, and when each is struck, in seconds. */
const NOTES: [number, number][] = [
  [880, 0],
  [1320, 0.14],
];
const LOUDNESS = 0.12;
const RING = 0.6;

let audio: AudioContext | null = null;

/** Strike the bell. */
export function ring(): void {
  audio ??= new AudioContext();
  for (const [pitch, after] of NOTES) {
    const start = audio.currentTime + after;
    const tone = audio.createOscillator();
    const volume = audio.createGain();
    tone.frequency.value = pitch;
    volume.gain.setValueAtTime(LOUDNESS, start);
    volume.gain.exponentialRampToValueAtTime(0.0001, start + RING);
    tone.connect(volume).connect(audio.destination);
    tone.start(start);
    tone.stop(start + RING);
  }
}

/** Whether this browser can show notices of this page at all. */
export function canNotify(): boolean {
  return "Notification" in globalThis && globalThis.isSecureContext;
}

/** Ask the browser to allow notices; whether it does. */
export async function mayNotify(): Promise<boolean> {
  return canNotify() && (await Notification.requestPermission()) === "granted";
}

/** It has become somebody's turn. */
export function alertTurn(title: string, text: string): void {
  if (settings.kept.sound === "on") ring();
  if (settings.kept.notify !== "on" || !document.hidden || !canNotify() || Notification.permission !== "granted") return;
  const notice = new Notification(title, { body: text, tag: "stavka-turn" });
  notice.onclick = () => {
    window.focus();
    notice.close();
  };
}
