// The links that were opened in this browser: a table's key is remembered, so that one finds it again; and so is the
// host's, which makes the tables one's own.

import { keep, recall } from "./memory";

const KEY = "stavka.links";
const HOST = "stavka.host";

/** A table that a link led to. */
export interface Visited {
  table: string;
  key: string;
  /** What it was called. */
  name: string;
  /** When it was opened last. */
  at: number;
}

const MOST = 50;

export function visited(): Visited[] {
  try {
    const kept = JSON.parse(recall(KEY) ?? "[]") as Visited[];
    return Array.isArray(kept) ? kept : [];
  } catch {
    return [];
  }
}

/** The computer that serves the tables calls itself so. */
const AT_HOME = ["localhost", "127.0.0.1", "[::1]"];

/** Whether this page is on the computer that serves the tables: if somebody is the host, they are here. */
export function isAtHome(): boolean {
  return AT_HOME.includes(location.hostname);
}

/** What is said to a page that is not the host's: what to open instead. */
export function whatToOpen(): string {
  return isAtHome() ? "host-key-wanted" : "guest-start";
}

/** The host's key, as far as this browser knows it; the server has another one each time it is started. */
export function hostKey(): string {
  return (isAtHome() && recall(HOST)) || "";
}

/** Keep the host's key if the address brings it, #/host/KEY, and take it out of the address. Whether it did. One of an
 * earlier start, which the server knows no more, gives way again to the one that was kept before. */
export function takeHostKey(): boolean {
  const key = /^#\/host\/(\w+)$/.exec(location.hash)?.[1];
  if (!key) return false;
  const before = recall(HOST);
  keep(HOST, key);
  if (before && before !== key) void isKnown(key).then((known) => known || keep(HOST, before));
  history.replaceState(null, "", `${location.pathname}#/`);
  return true;
}

/** Whether the server takes whoever has this key for the host. */
async function isKnown(key: string): Promise<boolean> {
  const answer = await fetch("/api/tables", { headers: { Authorization: `Bearer ${key}` } }).catch(() => null);
  return answer === null || answer.ok;
}

/** The key that led to a table last; empty where none did, and for the host. */
export function keyOf(table: string): string {
  if (hostKey()) return "";
  return visited().find((one) => one.table === table)?.key ?? "";
}

export function remember(table: string, key: string, name: string): void {
  const others = visited().filter((one) => one.key !== key);
  keep(KEY, JSON.stringify([{ table, key, name, at: Date.now() }, ...others].slice(0, MOST)));
}

export function forget(key: string): void {
  keep(KEY, JSON.stringify(visited().filter((one) => one.key !== key)));
}
