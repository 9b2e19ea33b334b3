// What the page asks of the server outside of a table.

import type { Arrangement, Beginning, Begun, Board, Catalogue, Entered, Entry, Import, Imported, Listed, NewTable, SeatInfo, Sheet, Successor, Survey, Title, Whereabouts } from "./protocol";
import { hostKey } from "./keys";
import { Refused } from "./refusal";
import { Words } from "./words";

/** What shows that the host asks, if so. */
function asHost(): Record<string, string> {
  const key = hostKey();
  return key ? { authorization: `Bearer ${key}` } : {};
}

async function get<T>(path: string): Promise<T> {
  const response = await fetch(path, { headers: asHost() });
  if (!response.ok) throw await Refused.by(response);
  return (await response.json()) as T;
}

async function send<T>(method: string, path: string, body: unknown): Promise<T> {
  const response = await fetch(path, {
    method,
    headers: { "content-type": "application/json", ...asHost() },
    body: body === undefined ? null : JSON.stringify(body),
  });
  if (!response.ok) throw await Refused.by(response);
  return (response.status === 204 ? undefined : await response.json()) as T;
}

/** The id of a game with corrected data: its key has a fingerprint behind it. */
export const idOf = (key: string): string => key.split("~")[0]!;

/** Whether a game is played with corrected data. */
export const isCorrected = (key: string): boolean => key.includes("~");

/** Who plays, in the words of the server: a friend at this screen is a person like oneself. */
export function playersOf(seats: Record<string, string>, played: SeatInfo[]): Record<string, string> {
  const there = Object.entries(seats).filter(([id]) => played.some((seat) => seat.id === id));
  return Object.fromEntries(there.map(([seat, player]) => [seat, player === "here" ? "person" : player]));
}

/** The seats that are played with these options. */
export function seatsIn(title: Title, options: Record<string, string>): SeatInfo[] {
  return title.seats.filter(({ when }) => !when || when.values.includes(options[when.option] ?? ""));
}

/** The scenario that a table is played in: its own, or that of the lesson that it names instead. */
export function scenarioOf(title: Title, named: string): string {
  return title.lessons.find((one) => one.id === named)?.scenario ?? named;
}

/** A title page as a scenario has it, or a lesson in it: seats and sides by the names that they have there, and the options that
 * decide anything there. */
export function titleIn<T extends Title>(title: T, named: string): T {
  const scenario = scenarioOf(title, named);
  const called = new Map((title.scenarios.find((one) => one.id === scenario)?.called ?? []).map((one) => [one.id, one]));
  const seats = title.seats.map((seat) => ({ ...seat, name: called.get(seat.id)?.name ?? seat.name }));
  const sides = title.sides.map((side) => {
    const { name, pattern } = called.get(side.id) ?? side;
    return { ...side, name, pattern };
  });
  const options = title.options.filter((option) => !option.scenarios?.length || option.scenarios.includes(scenario));
  return { ...title, seats, sides, options };
}

/** Where a table opens: with the links first, if a friend elsewhere is to get one. */
export function opened(id: string, players: Record<string, string>): string {
  return Object.values(players).includes("friend") ? `#/table/${id}/friends` : `#/table/${id}`;
}

export interface PrintOrder {
  language: string;
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
  here: () => get<Whereabouts>("/api/here"),
  games: (language: string) => get<Title[]>(`/api/games?language=${language}`),
  board: (game: string, language: string) => get<Board>(`/api/games/${game}/board?language=${language}`),
  rules: (game: string, language: string) => get<Catalogue>(`/api/games/${game}/rules?language=${language}`),
  async report(table: string, key: string, language: string): Promise<Blob> {
    const response = await fetch(`/api/tables/${table}/report?${new URLSearchParams({ key, language })}`, { headers: asHost() });
    if (!response.ok) throw await Refused.by(response);
    return response.blob();
  },
  counters: (game: string, detail: number, language: string) =>
    get<Sheet>(`/api/games/${game}/counters/${detail}.json?language=${language}`),
  async print(table: string, key: string, wanted: PrintOrder): Promise<Blob> {
    const asked = new URLSearchParams({ key, language: wanted.language, paper: wanted.paper, flip: wanted.flip, hex: String(wanted.hex), parts: wanted.parts.join(",") });
    if (wanted.position) asked.set("position", "true");
    if (wanted.seat) asked.set("seat", wanted.seat);
    const response = await fetch(`/api/tables/${table}/print?${asked}`, { headers: asHost() });
    if (!response.ok) throw await Refused.by(response);
    return response.blob();
  },
  async record(table: string): Promise<Blob> {
    const response = await fetch(`/api/tables/${table}/record`, { headers: asHost() });
    if (!response.ok) throw await Refused.by(response);
    return response.blob();
  },
  drawn: (game: string, between: string[]) => get<string>(`/api/games/${game}/scenario?${new URLSearchParams({ between: between.join(",") })}`),
  form: (game: string, entered: Entered) => send<Entry>("POST", `/api/games/${game}/form`, entered),
  position: (game: string, entered: Entered) => send<Survey>("POST", `/api/games/${game}/position`, entered),
  tables: () => get<Listed[]>("/api/tables"),
  create: (table: NewTable) => send<Beginning>("POST", "/api/tables", table),
  teach: (game: string, lesson: string) => send<Begun>("POST", "/api/tables", { game, lesson } satisfies NewTable),
  forget: (id: string) => send<void>("DELETE", `/api/tables/${id}`, undefined),
  bring: (record: string, seats: Record<string, string>) =>
    send<Imported>("POST", "/api/tables/import", { text: record, seats } satisfies Import),
  company: (table: string) => get<Arrangement>(`/api/tables/${table}/company`),
  handOver: (table: string, seat: string, player: string) =>
    send<Arrangement>("PUT", `/api/tables/${table}/seats/${seat}`, { player } satisfies Successor),
  /** A new link for a seat, or for those who watch: the old one leads nowhere from then on. */
  newLink: (table: string, seat: string | null) =>
    send<Arrangement>("POST", seat === null ? `/api/tables/${table}/link` : `/api/tables/${table}/seats/${seat}/link`, {}),
};

async function texts(game: string, language: string): Promise<string> {
  const response = await fetch(`/api/games/${game}/words/${language}`);
  if (!response.ok) throw await Refused.by(response);
  return response.text();
}

/** The words of the page and of some games, in a language. */
export async function wordsOf(games: string[], language: string): Promise<Words> {
  const words = await Words.load(language);
  await Promise.all(
    games.map(async (game) => {
      const names = get<Record<string, string>>(`/api/games/${game}/names?language=${language}`);
      const files = words.languages.map(async (one) => words.add(await texts(game, one), {}, one));
      await Promise.all(files);
      words.add("", await names);
    }),
  );
  return words;
}

/** Where a table listens, for whoever has the key of a link, or for the host, who has none. */
export function tableUrl(id: string, key: string, name: string): string {
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  const who = new URLSearchParams(key ? { key } : { host: hostKey() });
  who.set("name", name);
  return `${scheme}://${location.host}/api/tables/${id}/ws?${who.toString()}`;
}

/** The link that is a seat, or a place among those who watch. */
export function seatLink(origin: string, table: string, key: string): string {
  return `${origin}/#/table/${table}/key/${key}`;
}
