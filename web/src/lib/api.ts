// What the page asks of the server outside of a table.

import type { Board, Clause, Form, Survey, TableInfo, Title } from "./protocol";

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
  position?: string;
}

/** What a position is entered for. */
export interface Entered {
  scenario: string;
  options: Record<string, string>;
  text?: string;
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
  form: (game: string, entered: Entered) => send<{ form: Form; text: string }>("POST", `/api/games/${game}/form`, entered),
  position: (game: string, entered: Entered) => send<Survey>("POST", `/api/games/${game}/position`, entered),
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
