// The links that were opened in this browser: a table's key is remembered, so that one finds it again.

const KEY = "stavka.links";

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
    const kept = JSON.parse(localStorage.getItem(KEY) ?? "[]") as Visited[];
    return Array.isArray(kept) ? kept : [];
  } catch {
    return [];
  }
}

/** The computer that serves the tables calls itself so: its own page needs no link. */
const AT_HOME = ["localhost", "127.0.0.1", "[::1]"];

/** The key that led to a table last; empty where none did, and for the host. */
export function keyOf(table: string): string {
  if (AT_HOME.includes(location.hostname)) return "";
  return visited().find((one) => one.table === table)?.key ?? "";
}

export function remember(table: string, key: string, name: string): void {
  const others = visited().filter((one) => one.key !== key);
  localStorage.setItem(KEY, JSON.stringify([{ table, key, name, at: Date.now() }, ...others].slice(0, MOST)));
}

export function forget(key: string): void {
  localStorage.setItem(KEY, JSON.stringify(visited().filter((one) => one.key !== key)));
}
