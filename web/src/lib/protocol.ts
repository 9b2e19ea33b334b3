// What a table hears and says: the shapes of crates/table/src/protocol.rs and of the engine's boards, views and answers.

import type { Trouble } from "./refusal";

export type Word = { int: number } | { die: number } | { name: string } | { term: string } | { text: string };

/** A sentence to be: the id of its text, its clause, its arguments. */
export interface Spelled {
  id: string;
  clause?: string;
  args?: [string, Word][];
}

export interface Counter {
  id: string;
  face: string;
  place: string;
  faction: string;
  /** The side that commands it now; none where nobody does. */
  side?: string;
  values: [string, number][];
  states: string[];
  /** What it still has to do in this phase. */
  errand?: Spelled;
}

/** Something that was announced and is still to come: an arrow on the board. */
export interface Announced {
  what: Spelled;
  from: string[];
  to: string;
}

export interface Mark {
  id: string;
  place: string;
}

export interface Track {
  id: string;
  value: number;
  most: number;
  side?: string;
}

export interface Hand {
  id: string;
  count: number;
  seen: string[];
}

export interface Phase {
  what: Spelled;
  side?: string;
  now: boolean;
}

export interface Turn {
  what: Spelled;
  ground: string;
}

export interface View {
  stage: Spelled[];
  phases: Phase[];
  turns: Turn[];
  ground: string;
  counters: Counter[];
  marks: Mark[];
  announced: Announced[];
  tracks: Track[];
  hands: Hand[];
}

export type Urgency = "asked" | "sealed" | "may";

export interface Asked {
  seat: string;
  urgency: Urgency;
  prompt: Spelled;
  buttons: string[];
  /** The order that moves the game on, where there is one. */
  onward?: string;
  ready: string[];
  orders: string[];
  count: number;
}

export interface Undo {
  undo: string | null;
  redo: string | null;
  why_not: Spelled | null;
  /** How far one goes back with the others' consent. */
  back: { seat: string; to: number } | null;
}

/** A line of play that was left. */
export interface Branch {
  id: number;
  after: number;
  orders: number;
  stage: Spelled[];
  opens: boolean;
}

export interface Pending {
  seat: string;
  order: string;
  rolls: number[];
  sides: number;
  clause: string;
}

export interface Takeback {
  seat: string;
  to: number;
  branch?: number;
  waits_for: string[];
}

export interface Outcome {
  winner: string | null;
  how: Spelled;
}

export type Player = "person" | { computer: string };

export interface SeatState {
  id: string;
  player: Player;
  name: string;
}

export interface Line {
  order: number | null;
  seat: string | null;
  what: Spelled;
}

export interface Said {
  who: string;
  seat?: string;
  text: string;
  at: number;
  /** Among those who watch. */
  aside?: boolean;
  /** By somebody who only watched. */
  watching?: boolean;
}

/** Who one is at a table. */
export interface You {
  name: string;
  seats: string[];
  keeper: boolean;
}

/** Who is at a table now: seats of persons, and how many watch. */
export interface Here {
  seats: string[];
  watching: number;
}

/** Who plays a seat: `person` here, `friend` by a link, or a kind of computer player. */
export interface Seated {
  id: string;
  player: string;
  key?: string;
}

/** What the host knows of the company: who sits where, and the keys of the links. */
export interface Arrangement {
  seats: Seated[];
  watch: string;
}

/** Whether this page is the host's, and how friends reach the server. */
export interface Whereabouts {
  host: boolean;
  network?: boolean;
  addresses?: string[];
}

export type StandingReply = { order: string } | "computer";

/** Something that a lesson points at. */
export type Spot = { place: string } | { counter: string } | { control: string };

/** The open step of a lesson. `text` is the id of its text; with -hint how it is done, with -else what else is told. */
export interface Teaching {
  id: string;
  seat: string;
  next: string;
  step: number;
  steps: number;
  text: string;
  clauses: string[];
  point: Spot[];
  waits: "nothing" | "order" | "look";
  busy: boolean;
}

/** How far a game is, and who can do what: it comes with every change. */
export interface Now {
  orders: number;
  asked: Asked[];
  undo: Undo;
  pending: Pending | null;
  rest: string | null;
  takeback: Takeback | null;
  outcome: Outcome | null;
  lesson?: Teaching;
}

export interface Scene extends Now {
  eyes: string | null;
  view: View;
  seats: SeatState[];
  log: Line[];
  /** How many lines there were before those. */
  log_before: number;
  chat: Said[];
  standing: [string, string, StandingReply][];
  branches: Branch[];
  /** The order that led to a position of the past. */
  given?: { seat: string; order: string };
}

export interface Change extends Now {
  given?: { seat: string; order: string };
  counters?: Counter[];
  gone?: string[];
  stage?: Spelled[];
  phases?: Phase[];
  turns?: Turn[];
  ground?: string;
  marks?: Mark[];
  announced?: Announced[];
  tracks?: Track[];
  hands?: Hand[];
  seats?: SeatState[];
  log_before: number;
  log_from: number;
  log?: Line[];
  /** How many sayings still hold, if not all. */
  chat_from?: number;
  chat?: Said[];
  standing?: [string, string, StandingReply][];
  branches?: Branch[];
}

export interface Step {
  /** The part of the reckoning that begins here. */
  heading?: Spelled;
  what: Spelled;
  adds: number;
  sum: number;
  /** It is legal, and will have to be made good. */
  warns?: boolean;
}

export interface Chances {
  result: Spelled;
  weight: number;
  of: number;
  faces?: number[];
}

export interface Answer {
  field?: [string, number][];
  lines?: { kind?: Spelled; places: string[]; broken?: Spelled }[];
  outcomes?: Chances[];
  derivation?: Step[];
}

export type Question =
  | { ask: "reach"; who: string[] }
  | { ask: "trace"; who: string }
  | { ask: "threat" }
  | { ask: "overlay"; id: string };

export type Ask =
  | { ask: "look"; seat: string | null }
  | { ask: "orders"; seat: string; who: string[] }
  | { ask: "pick_up"; seat: string; groups: string[][] }
  | { ask: "judge"; seat: string; order: string }
  | { ask: "question"; seat: string; question: Question }
  | { ask: "explain"; seat: string; order: string }
  | { ask: "order"; seat: string; order: string; rolls: number[] }
  | { ask: "undo"; seat: string }
  | { ask: "redo"; seat: string }
  | { ask: "takeback"; seat: string; to: number }
  | { ask: "open_branch"; seat: string; branch: number }
  | { ask: "consent"; seat: string; agree: boolean; to: number; branch?: number | undefined }
  | { ask: "standing"; seat: string; prompt: string; reply: StandingReply | null }
  | { ask: "lesson"; seat: string; go: "on" | "back" | "done" }
  | { ask: "name"; name: string }
  | { ask: "say"; text: string }
  | { ask: "at"; order: number }
  | { ask: "write_down"; order: number }
  | { ask: "record" };

export type Reply =
  | { reply: "done" }
  | { reply: "orders"; orders: string[] }
  | { reply: "picked_up"; who: string[]; orders: string[]; reach: Answer }
  | { reply: "legal" }
  | { reply: "missing"; field: string }
  | { reply: "breach"; breach: Spelled }
  | { reply: "die"; sides: number; clause: string; rolls: number[] }
  | { reply: "astray"; text: string }
  | { reply: "refused"; refusal: Spelled }
  | { reply: "answer"; answer: Answer }
  | { reply: "explained"; breach: Spelled | null; why: Answer; odds: Answer | null }
  | { reply: "scene"; scene: Scene }
  | { reply: "position"; order: number; text: string }
  | { reply: "record"; text: string };

export type Kind = "one" | "several" | "path" | "placement" | "assignment" | "amount" | "text";

export interface Field {
  id: string;
  kind: Kind;
  need: "required" | "optional";
}

export interface Verb {
  id: string;
  fields: Field[];
}

export interface Named {
  id: string;
  name: string;
}

/** The title page of a game. `side` of a seat is a place in `sides`; none for a referee. */
export interface Title {
  id: string;
  name: string;
  about: string;
  seats: { id: string; name: string; side: number | null }[];
  sides: (Named & { pattern: "hatched" | "solid" })[];
  factions: Named[];
  scenarios: { id: string; name: string; about: string }[];
  lessons: string[];
  options: { id: string; name: string; clause: string; values: string[] }[];
  verbs: Verb[];
  /** Whether a position from a real table can be entered. */
  entered: boolean;
}

/** What is wrong with a position that is entered, or what was assumed about it. */
export interface Flaw {
  line: number | null;
  place: string | null;
  what: Spelled;
  /** All the counters it is about, where its text names only the first. */
  counters?: string[];
}

export interface Survey {
  view: View;
  flaws: Flaw[];
  notices: Flaw[];
}

export type FormKind =
  | { kind: "choice"; values: { id: string; label: Spelled }[] }
  | { kind: "number"; least: number; most: number }
  | { kind: "places" };

export interface FormField {
  key: string;
  label: Spelled;
  kind: FormKind;
}

export interface FormCounter {
  id: string;
  face: string;
  side: string;
  /** The counter of the headquarters of its formation. */
  formation: string | null;
  /** The outlines of the places on the board where it can lie. */
  outlines: number[];
  states: string[];
  carries: boolean;
}

/** How a position of a game is entered. */
export interface Form {
  fields: FormField[];
  counters: FormCounter[];
  boxes: { id: string; name: Spelled }[];
}

export type Rank = "city" | "town" | "village" | "station";

export interface Place {
  id: string;
  x: number;
  y: number;
  outline: number;
  name?: string;
  rank?: Rank;
}

export interface Board {
  width: number;
  height: number;
  outlines: [number, number][][];
  places: Place[];
  ways?: { from: string; to: string; kind: string }[];
  boxes?: { id: string; name: Spelled }[];
  regions?: Region[];
  margins?: Margin[];
  rivers?: RiverName[];
  grounds?: string[];
  overlays?: Overlay[];
}

/** Something that can be laid over the board; those of a kind are switched together. */
export interface Overlay {
  id: string;
  kind: string;
  side?: string;
  weight: "heavy" | "light";
}

/** A name in large letters over the board. */
export interface Region {
  name: string;
  x: number;
  y: number;
  size: number;
  spaced: number;
  angle: number;
  water: boolean;
}

/** The name of a river, in the middle of a line beside it that runs from west to east. */
export interface RiverName {
  name: string;
  size: number;
  spaced: number;
  line: [number, number][];
}

/** A box that is printed beside the board, where one enters it or leaves it. */
export interface Margin {
  id: string;
  name: string;
  note: string;
  x: number;
  y: number;
  width: number;
  height: number;
  arrow: [[number, number], [number, number]];
  /** Where counters lie in it, one beside the other. */
  spots: [number, number][];
}

export interface Clause {
  id: string;
  title: string;
  text: string;
  kind: string;
  edition: string;
  original: string;
  ruling: string;
  /** The language it is written in, where that is not English. */
  language?: string;
}

/** A table as the start page lists it. */
export interface TableInfo {
  id: string;
  name: string;
  game: string;
  scenario: string;
  options: Record<string, string>;
  stage: Spelled[];
  orders: number;
  waits_for: string[];
  outcome: Outcome | null;
  over: boolean;
  seats: SeatState[];
  changed: number;
}

/** A table that cannot be opened, and why. */
export interface BrokenTable {
  id: string;
  changed: number;
  fault: Trouble;
}
