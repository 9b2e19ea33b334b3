// A table as the page holds it: the scene, what is picked up, what can be done with it, and what is being looked at.

import type { Shown } from "../board/area";
import type { Places, Point } from "../board/geometry";
import type { Area, Moving, Stack, TraceLine } from "../board/draw";
import { requestEnded } from "./changes";
import { choicesOf, sentence, verbName, type Choice, type Situation } from "./choices";
import { Company } from "./company.svelte";
import type { GoingBack } from "./goingback";
import { keyOf } from "./keys";
import type { Link, LinkState } from "./link";
import type { Answer, Asked, Change, Chart, Clause, Counter, Heading, LineOfPlaces, MarkedChart, OrderForm, Scene, Sketch, Spelled, Title, Winning } from "./protocol";
import { orderOf, type SetPlan } from "./setparts";
import type { Trial } from "./trial";
import type { Offer } from "./whynot";
import { namesIn, type Roll, Words } from "./words";

export type Tab = "orders" | "stack" | "forces" | "journal" | "chat";

/** An order that is being put together: who takes part can still be changed. */
export interface Plan {
  /** What is planned, as one of the orders of its kind: its verb, its target, and what else it names but who takes part. */
  kind: Choice;
  /** All kinds of things that can be done there, each as one of its orders. */
  kinds: Choice[];
  field: string;
  target: string;
  candidates: string[];
  chosen: string[];
  explained: { breach: Spelled | null; why: Answer; odds: Answer | null } | null;
}

/** A place where several things can be done, and what each of them costs as far as it is known. */
export interface Menu {
  place: string;
  choices: Choice[];
  prices: Map<string, string>;
}

/** A place that a finger has pointed at, and the order that a second tap gives. */
export interface Aim {
  place: string;
  choice: Choice;
}

export interface Note {
  text: string;
  clause?: string;
  /** Counters and places that it speaks of. */
  names?: string[];
  /** What would help. */
  offers?: Offer[];
  /** Whether it tells how things stand after an order, rather than what was refused. */
  isCalm?: boolean;
}

/** A counter that is dragged: where it is on the screen, and what it would be dropped on. */
export interface Drag {
  counter: string;
  x: number;
  y: number;
  over: { place: string } | "tray" | null;
}

/** For how long a new question hears no clicks, in milliseconds. */
const FRESH = 350;

export class Play {
  /** The boards of the game, its own first. */
  boards = $state.raw<{ board: Shown; places: Places }[]>([]);
  title = $state.raw<Title | null>(null);
  rules = $state.raw<Clause[]>([]);
  words = $state.raw(new Words("en"));
  scene = $state.raw<Scene | null>(null);
  table = $state.raw<Heading | null>(null);
  link = $state<LinkState>("connecting");
  fault = $state<string | null>(null);
  /** The server does not know this page as the host's: it needs the address from the terminal. */
  isUnknown = $state(false);
  /** The notices of the table that were read. */
  heeded = $state.raw<string[]>([]);

  /** The decision in which somebody was asked whether to leave something undone. */
  warned: string | null = null;

  selected = $state.raw<string | null>(null);
  picked = $state.raw<string[]>([]);
  choices = $state.raw<Choice[]>([]);
  left = $state.raw(new Map<string, number>());
  hover = $state.raw<string | null>(null);
  cursor = $state.raw<string | null>(null);
  manual = $state.raw<string[]>([]);
  menu = $state.raw<Menu | null>(null);
  plan = $state.raw<Plan | null>(null);
  /** A set of attacks that is put together, and for which question. */
  set = $state.raw<SetPlan | null>(null);
  setFor = "";
  setKey = "";
  cost = $state.raw<{ text: string; why: Answer; odds: Answer | null } | null>(null);
  note = $state.raw<Note | null>(null);
  /** Why those that were picked up or lie in the chosen place can do nothing, or have dropped out of the hand. */
  idle = $state.raw<Note | null>(null);
  aimed = $state.raw<Aim | null>(null);
  /** Arrows and notes of the seat on its map; whether one draws, where an arrow begins, and what is asked about. */
  sketches = $state.raw<Sketch[]>([]);
  sketching = $state(false);
  arrowFrom = $state.raw<string | null>(null);
  sketchAt = $state.raw<string | null>(null);
  /** What is being tried, if anything; and whether the computer is at it there. */
  trial = $state.raw<Trial | null>(null);
  computing = $state(false);
  spokenLine = $state("");
  tab = $state<Tab>("orders");
  drawer = $state.raw<{ clause: string | null } | null>(null);
  overlays = $state.raw<Area[]>([]);
  /** Lines of overlays: the supply of a whole side. */
  overlayLines = $state.raw<LineOfPlaces[]>([]);
  shownOverlays = $state.raw<string[]>([]);
  /** How the game is won and stands, and whether what places are worth is written on the board. */
  winning = $state.raw<Winning | null>(null);
  prizesShown = $state(false);
  /** The charts, what the dice decide that are rolled now, and which chart was looked at last. */
  charts = $state.raw<{ charts: Chart[]; marked: MarkedChart[]; rolled: Answer | null } | null>(null);
  chartOpen: string | null = null;
  traces = $state.raw<{ who: string; answer: Answer } | null>(null);
  lookAt = $state.raw<{ places: string[]; at: number; if: "asked" | "out-of-sight" } | null>(null);
  moving = $state.raw<Moving[]>([]);
  trails = $state.raw<string[][]>([]);
  /** What the dice of the last order decided, roll by roll. */
  dice = $state.raw<{ rolls: Roll[]; key: number } | null>(null);
  replay = $state.raw<{ order: number; scene: Scene; playing: boolean } | null>(null);
  /** What one is asked about before one goes back. */
  back = $state.raw<GoingBack | null>(null);
  /** How somebody's request to go back ended, until that was read. */
  request = $state.raw<{ how: "lapsed" | "declined"; seat: string } | null>(null);
  away = $state.raw<{ from: number; to: number } | null>(null);
  /** What others ordered since one's own last order. */
  theirs = $state.raw<{ from: number; to: number } | null>(null);
  curtain = $state.raw<string | null>(null);
  /** Whose orders are being shown, while somebody else acts; and where they happen. */
  others = $state.raw<string | null>(null);
  follow = $state.raw<{ points: Point[]; run: number } | null>(null);
  /** The seat that the decision has just passed to, at a screen that seats share. */
  handedTo = $state.raw<string | null>(null);
  busy = $state(false);
  readonly company = new Company();
  /** What the picked-up counters can do is not known yet. */
  asking = $state(false);
  /** What is in hand was left there by an order or by a question that was dismissed: a click on others who can act may mean them. */
  isLeftover = false;
  /** A stack was to be picked up, and only a part of it can act together. */
  isPart = $state(false);

  /** The decision has only just changed: what lies under the pointer now is not what it was aimed at. */
  isFresh = $state(false);
  private freshness: ReturnType<typeof setTimeout> | undefined;

  wire: Link | null = null;
  queue: Change[] = [];
  running = false;
  /** What others do is not shown until it is over. */
  hurry = false;
  /** Cuts a moment's rest short. */
  endRest: (() => void) | null = null;
  wanted = 0;
  lifted: string | null = null;
  /** Groups to pick up instead, where what is picked up can go nowhere; null where it was chosen counter by counter. */
  otherwise: string[][] | null = [];
  /** Every order of a decision, once it was asked for. */
  listed: { key: string; choices: Choice[] } | null = null;
  /** Positions of the replay that were fetched. */
  positions = new Map<string, Scene>();

  /** What a tap on the board does, where it is used for something else than play. */
  tap: ((place: string) => void) | null = null;

  /** What a press on a stack does beside. */
  grip: ((place: string, event: PointerEvent) => void) | null = null;
  drag = $state.raw<Drag | null>(null);

  /** The outlines of the places where what is in the hand can be put; none where the hand is empty. */
  landing(): number[] | null {
    return null;
  }

  /** The key of the link that led here; empty for the host. */
  readonly key: string;

  constructor(
    readonly id: string,
    key: string | null,
  ) {
    this.key = key ?? keyOf(id);
  }

  setScene(scene: Scene): void {
    const before = this.decision();
    const how = requestEnded(this.scene, scene);
    if (how) this.request = { how, seat: this.scene!.takeback!.seat };
    if (scene.takeback) this.request = null;
    this.scene = scene;
    this.company.scene = scene;
    if (this.decision() !== before) this.freshen();
  }

  private decision(): string {
    return this.due ? `${this.due.seat} ${JSON.stringify(this.due.prompt)}` : "";
  }

  /** Something else is asked, or can be done: whoever was about to click is given a moment to see it. */
  freshen(): void {
    this.isFresh = true;
    clearTimeout(this.freshness);
    this.freshness = setTimeout(() => (this.isFresh = false), FRESH);
  }

  /** The scene that is shown: the present, or a position of the replay. */
  shown = $derived(this.replay?.scene ?? this.scene);
  /** The board that it lies on. */
  private lying = $derived(this.boards.find(({ board }) => (board.id ?? "") === (this.shown?.view.board ?? "")) ?? this.boards[0]);
  board = $derived<Shown | null>(this.lying?.board ?? null);
  places = $derived<Places | null>(this.lying?.places ?? null);
  /** Seats that the person at this page holds. */
  held = $derived(this.company.you.seats);
  /** The decision that this page is asked for now, whatever it shows. */
  due = $derived.by<Asked | null>(() => {
    const mine = (this.scene?.asked ?? []).filter((one) => this.held.includes(one.seat));
    return mine.find((one) => one.urgency !== "may") ?? mine[0] ?? null;
  });
  /** The same, where it can be made: nothing is decided in the past, nor by whoever sits before the curtain of another. */
  asked = $derived(this.replay || this.curtain !== null ? null : this.due);
  seat = $derived(this.due?.seat ?? this.scene?.eyes ?? this.held[0] ?? null);
  /** Whose pictures are shown: the game's, or those of its corrected data. */
  pictured = $derived(this.table?.game ?? this.title?.id ?? "");
  /** Who is waited for, where it is somebody else. */
  waitsFor = $derived(
    (this.scene?.asked ?? []).filter((one) => one.urgency !== "may" && !this.held.includes(one.seat)).map((one) => one.seat),
  );
  /** Whether this person has to decide now. */
  myTurn = $derived(this.due !== null && this.due.urgency !== "may" && !this.scene?.outcome);
  counters = $derived(new Map((this.shown?.view.counters ?? []).map((counter) => [counter.id, counter])));
  stacks = $derived(this.stacksOf(this.shown));
  stackAt = $derived(new Map(this.stacks.map((stack) => [stack.place.id, stack])));
  situation = $derived<Situation | null>(
    this.title && this.places
      ? {
          game: this.title.id,
          verbs: this.title.verbs,
          places: this.places,
          counters: this.counters,
          isHostile: (place) => this.isHostile(place),
        }
      : null,
  );
  /** The button that moves the game on: there even while the rules still forbid it, so that it can say why. */
  gold = $derived.by<string | null>(() => {
    const asked = this.asked;
    if (!asked || this.scene?.pending) return null;
    // What was put together is given by it, not thrown away.
    if (asked.set && this.set && this.set.pairs.length > 0) return orderOf(this.set, this.title?.verbs ?? []);
    return asked.onward ?? null;
  });
  /** All orders of the decision, where there are few. */
  few = $derived.by(() => {
    const situation = this.situation;
    return situation && this.asked ? choicesOf(this.asked.orders, situation) : [];
  });
  /** The counters that can do something now: those that have orders, and those that can join a set. */
  able = $derived.by(() => {
    const joining = this.asked?.set ? [...(this.set?.candidates.values() ?? [])].flat() : [];
    return new Set([...(this.asked?.ready ?? []), ...joining]);
  });
  /** Where counters lie that can act, as the board has them from north to south. */
  actors = $derived.by(() => {
    const ready = this.able;
    const stacks = this.stacks.map((stack) => ({ ...stack, counters: stack.counters.filter((one) => ready.has(one.id)) }));
    return stacks.filter((stack) => stack.counters.length > 0).sort((a, b) => a.place.y - b.place.y || a.place.x - b.place.x);
  });
  /** What can be done now with what is picked up, or without picking anything up. */
  open = $derived(this.picked.length > 0 ? this.choices : this.few.filter((one) => one.draft.fields.size > 0));
  byTarget = $derived.by(() => {
    const map = new Map<string, Choice[]>();
    for (const one of this.open) {
      if (one.target === null) continue;
      const list = map.get(one.target);
      if (list) list.push(one);
      else map.set(one.target, [one]);
    }
    return map;
  });
  reach = $derived.by(() => {
    const map = new Map<string, number | undefined>();
    if (this.replay || this.plan) return map;
    for (const [place, choices] of this.byTarget)
      if (choices.some((one) => !one.isPlan)) map.set(place, this.left.get(place));
    return map;
  });
  targets = $derived.by(() => {
    if (this.replay) return [];
    if (this.plan) return [this.plan.target];
    if (this.set) return [...new Set([...this.set.candidates.keys(), ...this.set.pairs.map(([, at]) => at)])];
    return [...this.byTarget].filter(([, choices]) => choices.every((one) => one.isPlan)).map(([place]) => place);
  });
  path = $derived.by(() => {
    const from = this.selected ?? undefined;
    if (this.manual.length > 0) return [...(from ? [from] : []), ...this.manual];
    const over = this.aimed?.place ?? this.hover ?? this.cursor;
    const way = over ? this.byTarget.get(over)?.find((one) => one.path.length > 0)?.path : undefined;
    if (!way) return [];
    const start = this.startOf(this.byTarget.get(over!)?.[0]);
    return start ? [start, ...way] : way;
  });
  /** The lines of a counter that was asked about, and those of overlays. */
  private shownLines = $derived<LineOfPlaces[]>([...(this.traces?.answer.lines ?? []), ...this.overlayLines]);
  /** What the lines that are shown are for, each kind once. */
  lineKinds = $derived.by<Spelled[]>(() => {
    const kinds = this.shownLines.flatMap((line) => line.kind ?? []);
    return kinds.filter((kind, at) => kinds.findIndex((other) => other.id === kind.id) === at);
  });
  lines = $derived<TraceLine[]>(
    this.shownLines.map((line) => ({
      places: line.places,
      kind: Math.max(0, this.lineKinds.findIndex((kind) => kind.id === line.kind?.id)),
      broken: line.broken !== undefined,
    })),
  );
  /** Where those in hand are sent, by what they still have to do. */
  goals = $derived.by<string[]>(() => {
    if (this.replay) return [];
    const sent = this.picked.flatMap((id) => this.counters.get(id) ?? []);
    // Whoever is to leave a place is not sent there.
    const goals = (one: Counter) => (one.errand ? this.goalsOf(one.errand).filter((place) => place !== one.place) : []);
    return [...new Set(sent.flatMap(goals))];
  });

  /** The places that an errand names. */
  goalsOf(errand: Spelled): string[] {
    return namesIn(errand).filter((name) => this.places?.byId.has(name));
  }

  private startOf(one: Choice | undefined): string | undefined {
    const first = one?.who[0];
    return (first && this.counters.get(first)?.place) ?? undefined;
  }

  private stacksOf(scene: Scene | null): Stack[] {
    const stacks = new Map<string, Stack>();
    for (const counter of scene?.view.counters ?? []) {
      const place = this.places?.byId.get(counter.place);
      if (!place) continue;
      const stack = stacks.get(place.id);
      if (stack) stack.counters.push(counter);
      else stacks.set(place.id, { place, counters: [counter] });
    }
    const ready = new Set(this.asked?.ready ?? []);
    // Whoever is aboard lies under what carries it.
    const rank = (counter: Counter) =>
      (counter.aboard ? 0 : 2000) + (ready.has(counter.id) ? 1000 : 0) + (counter.values[0]?.[1] ?? 0);
    for (const stack of stacks.values()) stack.counters.sort((a, b) => rank(b) - rank(a));
    return [...stacks.values()];
  }

  /** A form with what is being entered laid into it, and for which position. */
  drafted = $state.raw<{ key: string; form: OrderForm } | null>(null);
  /** The form that the decision is filled in with; none where it has none. */
  orderForm = $derived.by<OrderForm | null>(() => {
    const own = this.asked?.form;
    if (!own) return null;
    return this.drafted?.key === `${this.scene?.orders} ${this.asked?.seat} ${own.id}` ? this.drafted.form : own;
  });

  /** Counters beside the board, by box. */
  asides = $derived.by(() => {
    const boxes = new Map<string, Counter[]>();
    for (const counter of this.shown?.view.counters ?? []) {
      if (this.places?.byId.has(counter.place)) continue;
      boxes.set(counter.place, [...(boxes.get(counter.place) ?? []), counter]);
    }
    return boxes;
  });

  /** The side of a seat; none for a referee. */
  sideOfSeat(id: string | null): string | undefined {
    const side = this.title?.seats.find((seat) => seat.id === id)?.side;
    return side == null ? undefined : this.title?.sides[side]?.id;
  }

  /** Whether a counter of another side than that of the deciding seat stands in a place. */
  isHostile(place: string): boolean {
    const side = this.sideOfSeat(this.seat);
    return (this.stackAt.get(place)?.counters ?? []).some((counter) => counter.side !== side);
  }

  /** On whose side factions are now, as their counters and their tracks tell. */
  private allegiances = $derived.by(() => {
    const sides = new Map<string, string>();
    for (const { faction, side } of this.shown?.view.tracks ?? []) if (faction && side) sides.set(faction, side);
    for (const { faction, side } of this.shown?.view.counters ?? []) if (side && !sides.has(faction)) sides.set(faction, side);
    return sides;
  });

  sideOfFaction = (faction: string): string | undefined => this.allegiances.get(faction);

  /** Whether the pattern of a side is solid rather than hatched. */
  hasSolidPattern(side: string | undefined): boolean {
    return this.title?.sides.find((one) => one.id === side)?.pattern === "solid";
  }

  text = (id: string, args: Record<string, string | number> = {}): string => this.words.text(id, args);
  say = (message: Spelled): string => this.words.say(message);
  name = (id: string): string => this.words.name(id);

  /** How many are left, or what a way costs, in the game's own measure where it has one. */
  counted(id: "points-left" | "way-costs", points: number): string {
    const own = `${this.title?.id}-word-${id}`;
    return this.text(this.words.has(own) ? own : id, { points });
  }

  /** What a counter is called: by the letter on it first, where it is a marker. */
  called(counter: Counter): string {
    const name = this.name(counter.id);
    return counter.lettered?.large ? `${counter.lettered.large} · ${name}` : name;
  }

  seatName(id: string | null): string {
    return this.title?.seats.find((seat) => seat.id === id)?.name ?? id ?? "";
  }

  sentence(one: Choice): string {
    return sentence(one, this.words, this.title?.id ?? "", this.asked?.prompt.id, this.picked);
  }

  label(verb: string): string {
    return verbName(this.words, this.title?.id ?? "", verb, this.asked?.prompt.id);
  }

  /** What the button says that gives an order which was planned, or the only one. */
  giveLabel(verb: string): string {
    return this.words.give(`${this.title?.id}-order-${verb}`) ?? this.label(verb);
  }

  /** What the button says that moves the game on. */
  goldLabel = $derived(this.gold?.includes(" ") ? this.giveLabel(this.gold.split(" ")[0]!) : this.label(this.gold ?? ""));

  /** How a place is spoken: its name and who stands there. */
  speak(id: string): string {
    const stack = this.stackAt.get(id);
    const name = this.name(id);
    if (!stack) return `${name}${this.left.has(id) ? `, ${this.counted("points-left", this.left.get(id)!)}` : ""}`;
    return `${name}: ${stack.counters.map((counter) => this.speakCounter(counter)).join("; ")}`;
  }

  /** A counter by name, with all that is to be known of it. */
  speakCounter(counter: Counter): string {
    const states = this.statesOf(counter);
    return `${this.called(counter)}${states ? ` (${states})` : ""}`;
  }

  stateName(state: string): string {
    return this.words.first([`${this.title?.id}-state-${state}`], state.replaceAll("_", " "));
  }

  /** All that is to be said of a counter, with commas. */
  statesOf(counter: Counter): string {
    return [...counter.states.map((state) => this.stateName(state)), ...(counter.notes ?? []).map((note) => this.say(note))].join(", ");
  }

  valueName(value: string): string {
    return this.words.first([`${this.title?.id}-value-${value}`, `value-${value}`], value);
  }

  clauseOf(kind: "value" | "state", id: string): string | undefined {
    return this.words.clause(`${this.title?.id}-${kind}-${id}`);
  }

  /** Whether seats hide something from each other. */
  hasSecrets = $derived(this.scene?.view.veiled === true || (this.scene?.view.hands.length ?? 0) > 0);

  /** Whose eyes the replay can look through: where hands are secret, only one's own and everybody's. */
  replayEyes = $derived.by<string[]>(() => {
    return this.hasSecrets ? this.held.filter((seat) => seat === this.scene?.eyes) : this.held;
  });
}
