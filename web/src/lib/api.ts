// What the page asks of the server outside of a table.

import type { Board, Clause, TableInfo, Title } from "./protocol";

async function get<T>(path: string): Promise<T> {
  const response = await fetch(path);
  if (!response.ok) throw new Error(await reason(response));
  return (await response.json()) as T;
}

async function reason(response: Response): Promise<string> {
  try {
    return ((await response.json()) as { reason: string }).reason;
  } catch {
    return `${response.status} ${response.statusText}`;
  }
}

async function send<T>(method: string, path: string, body: unknown): Promise<T> {
  const response = await fetch(path, {
    method,
    headers: { "content-type": "application/json" },
    body: body === undefined ? null : JSON.stringify(body),
  });
  if (!response.ok) throw new Error(await reason(response));
  return (response.status === 204 ? undefined : await response.json()) as T;
}

export interface NewTable {
  game: string;
  scenario: string;
  options: Record<string, string>;
  seats: Record<string, string>;
  rolling: "seeded" | "typed";
  name?: string;
}

export interface PrintOrder {
  paper: string;
  flip: string;
  /** Millimetres from hex to hex. */
  hex: number;
  parts: string[];
  /** The position as it is, not a game to be set up. */
  position: boolean;
  /** Through whose eyes. */
  seat: string | null;
}

export const api = {
  games: () => get<Title[]>("/api/games"),
  board: (game: string) => get<Board>(`/api/games/${game}/board`),
  rules: (game: string) => get<{ clause: Clause[] }>(`/api/games/${game}/rules`),
  names: (game: string) => get<Record<string, string>>(`/api/games/${game}/names`),
  async words(game: string, language: string): Promise<string> {
    const response = await fetch(`/api/games/${game}/words/${language}`);
    if (!response.ok) throw new Error(await reason(response));
    return response.text();
  },
  counters: (game: string, detail: number) =>
    get<{ faces: Record<string, string>; badges: Record<string, string> }>(`/api/games/${game}/counters/${detail}.json`),
  async print(table: string, wanted: PrintOrder): Promise<Blob> {
    const asked = new URLSearchParams({ paper: wanted.paper, flip: wanted.flip, hex: String(wanted.hex), parts: wanted.parts.join(",") });
    if (wanted.position) asked.set("position", "true");
    if (wanted.seat) asked.set("seat", wanted.seat);
    const response = await fetch(`/api/tables/${table}/print?${asked}`);
    if (!response.ok) throw new Error(await reason(response));
    return response.blob();
  },
  tables: () => get<TableInfo[]>("/api/tables"),
  create: (table: NewTable) => send<{ id: string }>("POST", "/api/tables", table),
  forget: (id: string) => send<void>("DELETE", `/api/tables/${id}`, undefined),
  bring: (record: string, seats: Record<string, string>) =>
    send<{ id: string; notices: string[] }>("POST", "/api/tables/import", { text: record, seats }),
};

/** Where a table listens. */
export function tableUrl(id: string): string {
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  return `${scheme}://${location.host}/api/tables/${id}/ws`;
}
