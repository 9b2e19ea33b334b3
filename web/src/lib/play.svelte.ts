// A table as the page holds it: the scene, what is picked up, what can be done with it, and what is being looked at.

import { Places } from "../board/geometry";
import type { Area, Moving, Stack, TraceLine } from "../board/draw";
import { api, tableUrl } from "./api";
import { choice, sentence, verbName, type Choice, type Situation } from "./choices";
import { Link, type Hello, type LinkState } from "./link";
import { changed, movesOf } from "./changes";
import { print } from "./notation";
import type {
  Answer,
  Asked,
  Board,
  Change,
  Clause,
  Counter,
  Question,
  Reply,
  Scene,
  Spelled,
  StandingReply,
  Title,
} from "./protocol";
import { settings } from "./settings.svelte";
import { Words } from "./words";

export type Tab = "orders" | "stack" | "forces" | "journal";

/** An order that is being put together: who takes part can still be changed. */
export interface Plan {
  verb: string;
  /** The other things that can be done there. */
  kinds: string[];
  field: string;
  target: string;
  candidates: string[];
  chosen: string[];
  explained: { breach: Spelled | null; why: Answer; odds: Answer | null } | null;
}

export interface Note {
  text: string;
  clause?: string;
}

export class Play {
  board = $state.raw<Board | null>(null);
  places = $state.raw<Places | null>(null);
  title = $state.raw<Title | null>(null);
  rules = $state.raw<Clause[]>([]);
  words = $state.raw(new Words("en"));
  scene = $state.raw<Scene | null>(null);
  table = $state.raw<Hello["table"] | null>(null);
  link = $state<LinkState>("connecting");
  fault = $state<string | null>(null);

  selected = $state.raw<string | null>(null);
  picked = $state.raw<string[]>([]);
  choices = $state.raw<Choice[]>([]);
  left = $state.raw(new Map<string, number>());
  hover = $state.raw<string | null>(null);
  cursor = $state.raw<string | null>(null);
  manual = $state.raw<string[]>([]);
  menu = $state.raw<{ place: string; choices: Choice[] } | null>(null);
  plan = $state.raw<Plan | null>(null);
  cost = $state.raw<{ text: string; why: Answer } | null>(null);
  note = $state.raw<Note | null>(null);
  spokenLine = $state("");
  tab = $state<Tab>("orders");
  drawer = $state.raw<{ clause: string | null } | null>(null);
  overlays = $state.raw<Area[]>([]);
  shownOverlays = $state.raw<string[]>([]);
  traces = $state.raw<{ who: string; answer: Answer } | null>(null);
  lookAt = $state.raw<{ places: string[]; at: number } | null>(null);
  moving = $state.raw<Moving[]>([]);
  trails = $state.raw<string[][]>([]);
  dice = $state.raw<{ faces: number[]; what: Spelled; key: number } | null>(null);
  replay = $state.raw<{ order: number; scene: Scene; playing: boolean } | null>(null);
  away = $state.raw<{ from: number; to: number } | null>(null);
  curtain = $state.raw<string | null>(null);
  busy = $state(false);

  private wire: Link | null = null;
  private queue: Change[] = [];
  private running = false;
  private wanted = 0;
  private lifted: string | null = null;
  /** The stack was picked up as it lay: nobody has chosen among its counters yet. */
  private wholeStack = false;

  constructor(readonly id: string) {}

  // ---- what there is to see -------------------------------------------------------------------------------------

  /** The scene that is shown: the present, or a position of the replay. */
  shown = $derived(this.replay?.scene ?? this.scene);
  /** Seats that the person at this page holds. */
  held = $derived((this.scene?.seats ?? []).filter((seat) => seat.player === "person").map((seat) => seat.id));
  /** The decision that this page is asked for. */
  asked = $derived.by<Asked | null>(() => {
    const mine = (this.scene?.asked ?? []).filter((one) => this.held.includes(one.seat));
    return mine.find((one) => one.urgency !== "may") ?? mine[0] ?? null;
  });
  seat = $derived(this.asked?.seat ?? this.scene?.eyes ?? this.held[0] ?? null);
  /** Who is waited for, where it is somebody else. */
  waitsFor = $derived(
    (this.scene?.asked ?? []).filter((one) => one.urgency !== "may" && !this.held.includes(one.seat)).map((one) => one.seat),
  );
  counters = $derived(new Map((this.shown?.view.counters ?? []).map((counter) => [counter.id, counter])));
  stacks = $derived(this.stacksOf(this.shown));
  stackAt = $derived(new Map(this.stacks.map((stack) => [stack.place.id, stack])));
  situation = $derived<Situation | null>(
    this.title && this.places
      ? { game: this.title.id, verbs: this.title.verbs, places: this.places, counters: this.counters }
      : null,
  );
  /** The button that moves the game on: there even while the rules still forbid it, so that it can say why. */
  gold = $derived.by<string | null>(() => {
    const asked = this.asked;
    if (!asked || this.replay || this.scene?.pending) return null;
    const ends = (this.title?.verbs ?? []).filter((verb) => verb.fields.length === 0);
    return asked.buttons[0] ?? ends.find((verb) => this.words.has(`${asked.prompt.id}-${verb.id}`))?.id ?? null;
  });
  /** All orders of the decision, where there are few. */
  few = $derived.by(() => {
    const situation = this.situation;
    return situation && this.asked ? this.asked.orders.map((text) => choice(text, situation)) : [];
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
    return [...this.byTarget].filter(([, choices]) => choices.every((one) => one.isPlan)).map(([place]) => place);
  });
  path = $derived.by(() => {
    const from = this.selected ?? undefined;
    if (this.manual.length > 0) return [...(from ? [from] : []), ...this.manual];
    const over = this.hover ?? this.cursor;
    const way = over ? this.byTarget.get(over)?.find((one) => one.path.length > 0)?.path : undefined;
    if (!way) return [];
    const start = this.startOf(this.byTarget.get(over!)?.[0]);
    return start ? [start, ...way] : way;
  });
  lines = $derived<TraceLine[]>(
    (this.traces?.answer.lines ?? []).map((line) => ({ places: line.places, broken: line.broken !== undefined })),
  );

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
    const rank = (counter: Counter) => (ready.has(counter.id) ? 1000 : 0) + (counter.values[0]?.[1] ?? 0);
    for (const stack of stacks.values()) stack.counters.sort((a, b) => rank(b) - rank(a));
    return [...stacks.values()];
  }

  /** Counters beside the board, by box. */
  asides = $derived.by(() => {
    const boxes = new Map<string, Counter[]>();
    for (const counter of this.shown?.view.counters ?? []) {
      if (this.places?.byId.has(counter.place)) continue;
      boxes.set(counter.place, [...(boxes.get(counter.place) ?? []), counter]);
    }
    return boxes;
  });

  sideOf(faction: string): string {
    const id = this.title?.id;
    return id ? this.words.first([`${id}-side-of-${faction}`], faction) : faction;
  }

  /** Whether a side is drawn solid red rather than hatched blue: the Reds, or the second where no side is called so. */
  isSolid(side: string | undefined): boolean {
    const sides = this.title?.sides ?? [];
    const red = sides.find((one) => one.id.startsWith("red")) ?? sides[1];
    return side !== undefined && red?.id === side;
  }

  text = (id: string, args: Record<string, string | number> = {}): string => this.words.text(id, args);
  say = (message: Spelled): string => this.words.say(message);
  name = (id: string): string => this.words.name(id);

  seatName(id: string | null): string {
    return this.title?.seats.find((seat) => seat.id === id)?.name ?? id ?? "";
  }

  sentence(one: Choice): string {
    return sentence(one, this.words, this.title?.id ?? "", this.asked?.prompt.id);
  }

  label(verb: string): string {
    return verbName(this.words, this.title?.id ?? "", verb, this.asked?.prompt.id);
  }

  /** How a place is spoken: its name and who stands there. */
  speak(id: string): string {
    const stack = this.stackAt.get(id);
    const name = this.name(id);
    if (!stack) return `${name}${this.left.has(id) ? `, ${this.text("points-left", { points: this.left.get(id)! })}` : ""}`;
    const who = stack.counters.map((counter) => {
      const states = counter.states.map((state) => this.stateName(state)).join(", ");
      return `${this.name(counter.id)}${states ? ` (${states})` : ""}`;
    });
    return `${name}: ${who.join("; ")}`;
  }

  stateName(state: string): string {
    const [kind, of] = state.split(/-(.*)/s);
    const known = this.words.first([`${this.title?.id}-state-${kind}`, `state-${kind}`], state.replaceAll("_", " "));
    return of ? `${known} ${this.name(of)}` : known;
  }

  valueName(value: string): string {
    return this.words.first([`${this.title?.id}-value-${value}`, `value-${value}`], value);
  }

  clauseOf(kind: "value" | "state", id: string): string | undefined {
    return this.words.clause(`${this.title?.id}-${kind}-${id}`);
  }

  // ---- opening and following a table ----------------------------------------------------------------------------

  connect(): void {
    this.wire = new Link(tableUrl(this.id), {
      hello: (hello) => void this.hello(hello),
      change: (change) => this.enqueue(change),
      state: (state) => {
        this.link = state;
      },
    });
  }

  close(): void {
    this.wire?.close();
  }

  retry(): void {
    this.wire?.retry();
  }

  private async hello(hello: Hello): Promise<void> {
    const first = this.table === null;
    this.table = hello.table;
    // What changes while the page still learns the game is added to this.
    this.queue = [];
    this.scene = hello.scene;
    try {
      if (first) await this.learn(hello.table.game);
    } catch (error) {
      this.fault = error instanceof Error ? error.message : String(error);
      return;
    }
    this.choices = [];
    if (first) this.wasAway(hello.scene);
    await this.chooseEyes();
    await this.refresh();
  }

  /** Learn a game: its board, its rules, its words. */
  protected async learn(game: string): Promise<void> {
    const language = settings.language;
    const [titles, board, rules, names, texts, words] = await Promise.all([
      api.games(),
      api.board(game),
      api.rules(game),
      api.names(game),
      api.words(game, language),
      Words.load(language),
    ]);
    words.add(texts, names);
    const title = titles.find((one) => one.id === game);
    if (!title) throw new Error(words.text("no-such-game", { game }));
    for (const list of [title.seats, title.sides, title.factions])
      words.add("", Object.fromEntries(list.filter((one) => !(one.id in names)).map((one) => [one.id, one.name])));
    this.words = words;
    this.title = title;
    this.rules = rules.clause;
    this.places = new Places(board);
    this.board = board;
  }

  private seenKey(): string {
    return `stavka.seen.${this.id}`;
  }

  private wasAway(scene: Scene): void {
    const seen = Number(localStorage.getItem(this.seenKey()) ?? scene.orders);
    if (scene.orders > seen) this.away = { from: seen, to: scene.orders };
  }

  private remember(): void {
    if (this.scene && !this.replay) localStorage.setItem(this.seenKey(), String(this.scene.orders));
  }

  /** At a table of one screen the eyes follow the decision; where hands are secret, a curtain falls in between. */
  private async chooseEyes(): Promise<void> {
    const scene = this.scene;
    const seat = this.asked?.seat ?? this.held[0] ?? null;
    if (!scene || seat === null || scene.eyes === seat) return;
    if (scene.view.hands.length > 0 && this.held.length > 1 && this.lifted !== seat) {
      this.curtain = seat;
      if (scene.eyes !== null) await this.look(null);
      return;
    }
    await this.look(seat);
  }

  async liftCurtain(): Promise<void> {
    const seat = this.curtain;
    this.curtain = null;
    this.lifted = seat;
    await this.look(seat);
    await this.refresh();
  }

  async look(seat: string | null): Promise<void> {
    const reply = await this.ask({ ask: "look", seat });
    if (reply.reply === "scene") this.scene = reply.scene;
  }

  private ask(ask: Parameters<Link["ask"]>[0]): Promise<Reply> {
    return this.wire ? this.wire.ask(ask) : Promise.resolve({ reply: "refused", reason: "not connected" });
  }

  private enqueue(change: Change): void {
    this.queue.push(change);
    if (!this.running) void this.drain();
  }

  /** Changes one after the other; moves of others are shown along their path, unless there are too many to watch. */
  private async drain(): Promise<void> {
    this.running = true;
    while (this.queue.length > 0) {
      const change = this.queue.shift()!;
      const before = this.scene;
      if (!before) continue;
      const animate = settings.motion && this.queue.length < 8 && !this.replay && !document.hidden;
      const moves = animate ? this.movesOf(before, change) : [];
      this.apply(change);
      if (moves.length > 0) await this.show(moves);
      const mine = change.given && this.held.includes(change.given.seat);
      if (!mine && animate && change.given && moves.length > 0) await pause(120);
    }
    this.running = false;
    this.remember();
    await this.chooseEyes();
    await this.refresh();
  }

  private apply(change: Change): void {
    const scene = this.scene;
    if (!scene) return;
    this.scene = changed(scene, change);
    const fresh = change.log ?? [];
    const rolled = fresh.flatMap((line) =>
      (line.what.args ?? []).flatMap(([, word]) => ("die" in word ? [{ die: word.die, what: line.what }] : [])),
    );
    const last = rolled.at(-1);
    if (last) this.dice = { faces: rolled.map((one) => one.die).slice(-6), what: last.what, key: change.orders };
    const line = fresh.at(-1);
    if (line) this.spokenLine = this.say(line.what);
  }

  /** The moves that an order brought; those of others leave a trail until the next order. */
  private movesOf(before: Scene, change: Change): Moving[] {
    if (!this.places || !this.title || !change.given) return [];
    const { moves, way } = movesOf(this.title.verbs, this.places, before, change);
    const first = moves[0];
    if (first && !this.held.includes(change.given.seat)) {
      const start = this.places.at(first.path[0]!)[0]?.id;
      this.trails = [...this.trails.slice(-11), start === undefined ? way : [start, ...way]];
    }
    return moves;
  }

  private async show(moves: Moving[]): Promise<void> {
    const start = performance.now();
    this.moving = moves.map((one) => ({ ...one, start }));
    await pause(Math.max(...moves.map((one) => one.length)));
    this.moving = [];
  }

  /** End every motion at once. */
  skip(): void {
    this.moving = [];
  }

  // ---- picking up, choosing, ordering ---------------------------------------------------------------------------

  select(place: string | null): void {
    this.menu = null;
    this.plan = null;
    this.manual = [];
    this.selected = place;
    const ready = new Set(this.asked?.ready ?? []);
    const there = place ? (this.stackAt.get(place)?.counters ?? []) : [];
    const first = there.find((counter) => ready.has(counter.id));
    // What shares a hex may still be of different kinds: begin with those that can act.
    this.wholeStack = true;
    this.pick(first && !this.replay ? there.filter((counter) => ready.has(counter.id)).map((one) => one.id) : []);
    if (place && there.length > 0 && this.picked.length === 0) this.tab = "stack";
    if (this.picked.length > 0) this.tab = "orders";
  }

  toggle(counter: string): void {
    this.wholeStack = false;
    const picked = this.picked.includes(counter)
      ? this.picked.filter((one) => one !== counter)
      : [...this.picked, counter];
    const place = this.counters.get(counter)?.place;
    if (place && this.places?.byId.has(place)) this.selected = place;
    this.pick(picked);
  }

  pick(counters: string[]): void {
    this.picked = counters;
    this.choices = [];
    this.left = new Map();
    this.manual = [];
    this.menu = null;
    this.plan = null;
    void this.refresh();
  }

  /** Ask anew what the picked-up counters can do. */
  async refresh(): Promise<void> {
    const turn = ++this.wanted;
    const seat = this.asked?.seat;
    const situation = this.situation;
    const ready = new Set(this.asked?.ready ?? []);
    const still = this.picked.filter((id) => ready.has(id) && this.counters.has(id));
    if (still.length !== this.picked.length) this.picked = still;
    void this.refreshOverlays();
    if (!seat || !situation || this.replay || this.picked.length === 0 || this.curtain) {
      this.choices = [];
      this.left = new Map();
      return;
    }
    const who = [...this.picked];
    const [orders, reach] = await Promise.all([
      this.ask({ ask: "orders", seat, who }),
      this.question({ ask: "reach", who }),
    ]);
    if (turn !== this.wanted) return;
    this.choices = orders.reply === "orders" ? orders.orders.map((text) => choice(text, situation)) : [];
    this.left = new Map(reach?.field ?? []);
    // A stack that can do nothing together: the topmost alone, to begin with.
    if (this.choices.length === 0 && this.wholeStack && who.length > 1) {
      this.wholeStack = false;
      this.pick(who.slice(0, 1));
    }
  }

  async question(question: Question): Promise<Answer | null> {
    const seat = this.seat;
    if (!seat) return null;
    const reply = await this.ask({ ask: "question", seat, question });
    return reply.reply === "answer" ? reply.answer : null;
  }

  /** A place was clicked, or chosen with the keyboard. */
  async act(place: string, extend = false): Promise<void> {
    this.skip();
    this.note = null;
    if (this.replay) return this.select(place);
    if (extend && this.picked.length > 0) return this.extend(place);
    if (this.manual.length > 0 && this.manual.at(-1) === place) return this.goManual();
    const choices = this.byTarget.get(place) ?? [];
    const plans = choices.filter((one) => one.isPlan);
    const direct = choices.filter((one) => !one.isPlan);
    if (direct.length === 1 && plans.length === 0) return this.give(direct[0]!);
    if (plans.length > 0 && direct.length === 0) return this.openPlan(place, plans);
    if (choices.length > 1) {
      this.menu = { place, choices };
      return;
    }
    if (this.stackAt.has(place)) {
      const own = this.selected === place && this.picked.length > 0;
      return own ? this.select(null) : this.selectOrPlan(place);
    }
    if (this.picked.length > 0) return this.whyNot(place);
    this.select(place);
  }

  /** An enemy stack may be a target of an order that nobody was picked up for. */
  private async selectOrPlan(place: string): Promise<void> {
    const ready = new Set(this.asked?.ready ?? []);
    const own = this.stackAt.get(place)?.counters.some((counter) => ready.has(counter.id));
    if (!own && this.asked && this.asked.orders.length === 0 && this.asked.count > 0) {
      const all = await this.all();
      const plans = all.filter((one) => one.isPlan && one.target === place);
      if (plans.length > 0) return this.openPlan(place, plans);
    }
    this.select(place);
  }

  private allOrders: { key: string; choices: Choice[] } | null = null;

  /** Every order of the decision. */
  async all(): Promise<Choice[]> {
    const asked = this.asked;
    const situation = this.situation;
    if (!asked || !situation) return [];
    if (asked.orders.length >= asked.count) return this.few;
    const key = `${this.scene?.orders} ${asked.seat} ${asked.prompt.id}`;
    if (this.allOrders?.key === key) return this.allOrders.choices;
    const reply = await this.ask({ ask: "orders", seat: asked.seat, who: [] });
    const choices = reply.reply === "orders" ? reply.orders.map((text) => choice(text, situation)) : [];
    this.allOrders = { key, choices };
    return choices;
  }

  private async extend(place: string): Promise<void> {
    const from = this.manual.at(-1) ?? this.selected;
    const verb = this.pathVerb();
    if (!from || !verb || !this.title || !this.asked) return;
    const way = [...this.manual, ...(this.places?.straight(from, place) ?? [])];
    const order = this.pathOrder(verb, way);
    const reply = await this.ask({ ask: "judge", seat: this.asked.seat, order });
    if (reply.reply === "legal") {
      this.manual = way;
      await this.explainCost(order);
    } else this.complain(reply);
  }

  private async goManual(): Promise<void> {
    const verb = this.pathVerb();
    if (!verb) return;
    await this.order(this.pathOrder(verb, this.manual));
  }

  /** The kind of order that leads somewhere: that of most choices, or the first that a game has. */
  private pathVerb(): string | null {
    const withPath = this.choices.find((one) => one.path.length > 0)?.draft.verb;
    const known = this.title?.verbs.find(
      (verb) => verb.fields.some((field) => field.kind === "path") && verb.fields.some((field) => field.kind === "several"),
    );
    return withPath ?? known?.id ?? null;
  }

  private pathOrder(verb: string, path: string[]): string {
    const fields = this.title?.verbs.find((one) => one.id === verb)?.fields ?? [];
    const draft = { verb, fields: new Map() };
    for (const field of fields) {
      if (field.kind === "several") draft.fields.set(field.id, { kind: "several", names: this.picked });
      if (field.kind === "path") draft.fields.set(field.id, { kind: "path", names: path });
    }
    return print(this.title?.verbs ?? [], draft);
  }

  /** Say why a place cannot be reached. */
  private async whyNot(place: string): Promise<void> {
    const verb = this.pathVerb();
    if (!verb || !this.selected || !this.asked) return this.select(place);
    const way = this.places?.straight(this.selected, place) ?? [];
    const reply = await this.ask({ ask: "judge", seat: this.asked.seat, order: this.pathOrder(verb, way) });
    if (reply.reply === "legal") this.note = { text: this.text("by-another-way", { place: this.name(place) }) };
    else this.complain(reply);
  }

  async give(one: Choice): Promise<void> {
    this.menu = null;
    if (one.isPlan) return this.openPlan(one.target!, [one]);
    await this.order(one.text);
  }

  async order(order: string, rolls: number[] = []): Promise<void> {
    const seat = this.scene?.pending?.seat ?? this.asked?.seat;
    if (!seat || this.busy) return;
    this.busy = true;
    this.trails = [];
    const reply = await this.ask({ ask: "order", seat, order, rolls });
    this.busy = false;
    this.manual = [];
    this.plan = null;
    this.menu = null;
    this.cost = null;
    if (reply.reply === "done" || reply.reply === "die") this.note = null;
    else this.complain(reply);
  }

  private complain(reply: Reply): void {
    if (reply.reply === "breach") {
      this.note = { text: this.say(reply.breach), ...(reply.breach.clause ? { clause: reply.breach.clause } : {}) };
    } else if (reply.reply === "refused") this.note = { text: reply.reason };
    else if (reply.reply === "missing") this.note = { text: this.text("half-built", { field: reply.field }) };
    if (this.note) this.spokenLine = this.note.text;
  }

  // ---- plans ----------------------------------------------------------------------------------------------------

  /** Plan what can be done against a place; `verb` where there are several kinds of it. */
  async openPlan(target: string, plans: Choice[], verb?: string): Promise<void> {
    const there = (await this.all()).filter((one) => one.isPlan && one.target === target);
    const kinds = [...new Set([...plans, ...there].map((one) => one.draft.verb))];
    const kind = verb ?? plans[0]!.draft.verb;
    await this.planOf(kind, kinds, target, [...plans, ...there].filter((one) => one.draft.verb === kind));
  }

  private async planOf(verb: string, kinds: string[], target: string, plans: Choice[]): Promise<void> {
    const candidates = [...new Set(plans.flatMap((one) => one.who))];
    const field = this.title?.verbs.find((one) => one.id === verb)?.fields.find((one) => one.kind === "several")?.id ?? "";
    const widest = plans.reduce((best, one) => (one.who.length > best.who.length ? one : best));
    this.menu = null;
    this.tab = "orders";
    this.plan = { verb, kinds, field, target, candidates, chosen: widest.who, explained: null };
    await this.explainPlan();
  }

  planOrder(plan: Plan): string {
    const all = this.allOrders?.choices ?? this.few;
    const like = [...all, ...this.choices].find((one) => one.isPlan && one.target === plan.target && one.draft.verb === plan.verb);
    const fields = new Map(like?.draft.fields ?? []);
    fields.set(plan.field, { kind: "several", names: plan.chosen });
    return print(this.title?.verbs ?? [], { verb: plan.verb, fields });
  }

  async togglePlan(counter: string): Promise<void> {
    const plan = this.plan;
    if (!plan) return;
    const chosen = plan.chosen.includes(counter) ? plan.chosen.filter((one) => one !== counter) : [...plan.chosen, counter];
    this.plan = { ...plan, chosen };
    await this.explainPlan();
  }

  private async explainPlan(): Promise<void> {
    const plan = this.plan;
    if (!plan || !this.asked) return;
    if (plan.chosen.length === 0) {
      this.plan = { ...plan, explained: null };
      return;
    }
    const reply = await this.ask({ ask: "explain", seat: this.asked.seat, order: this.planOrder(plan) });
    if (reply.reply === "explained" && this.plan === plan) this.plan = { ...plan, explained: reply };
  }

  async explain(order: string): Promise<{ breach: Spelled | null; why: Answer; odds: Answer | null } | null> {
    if (!this.seat) return null;
    const reply = await this.ask({ ask: "explain", seat: this.seat, order });
    return reply.reply === "explained" ? reply : null;
  }

  /** What the way under the pointer costs, step by step. */
  async explainCost(order: string | null): Promise<void> {
    if (order === null) {
      this.cost = null;
      return;
    }
    const explained = await this.explain(order);
    if (explained) this.cost = { text: order, why: explained.why };
  }

  // ---- undo, dice, talk -----------------------------------------------------------------------------------------

  async undo(): Promise<void> {
    const seat = this.scene?.undo.undo ?? this.seat;
    if (!seat) return;
    this.trails = [];
    this.complain(await this.ask({ ask: "undo", seat }));
  }

  async redo(): Promise<void> {
    const seat = this.scene?.undo.redo;
    if (seat) this.complain(await this.ask({ ask: "redo", seat }));
  }

  async takeback(to: number): Promise<void> {
    const seat = this.seat;
    if (!seat) return;
    this.stopReplay();
    this.complain(await this.ask({ ask: "takeback", seat, to }));
  }

  async consent(agree: boolean): Promise<void> {
    const seat = this.scene?.takeback?.waits_for.find((one) => this.held.includes(one));
    if (seat) this.complain(await this.ask({ ask: "consent", seat, agree }));
  }

  async roll(face: number): Promise<void> {
    const pending = this.scene?.pending;
    if (pending) await this.order(pending.order, [...pending.rolls, face]);
  }

  async sayAloud(text: string): Promise<void> {
    if (text.trim() !== "") await this.ask({ ask: "say", text: text.trim() });
  }

  async standing(prompt: string, reply: StandingReply | null): Promise<void> {
    const seat = this.asked?.seat ?? this.seat;
    if (seat) this.complain(await this.ask({ ask: "standing", seat, prompt, reply }));
  }

  // ---- looking around -------------------------------------------------------------------------------------------

  async trace(counter: string | null): Promise<void> {
    if (counter === null || this.traces?.who === counter) {
      this.traces = null;
      return;
    }
    const answer = await this.question({ ask: "trace", who: counter });
    this.traces = answer ? { who: counter, answer } : null;
  }

  async toggleOverlay(id: string): Promise<void> {
    this.shownOverlays = this.shownOverlays.includes(id)
      ? this.shownOverlays.filter((one) => one !== id)
      : [...this.shownOverlays, id];
    await this.refreshOverlays();
  }

  private async refreshOverlays(): Promise<void> {
    const areas: Area[] = [];
    const sides = this.title?.sides ?? [];
    for (const id of this.shownOverlays) {
      const answer = await this.question(id === "threat" ? { ask: "threat" } : { ask: "overlay", id });
      const field = answer?.field ?? [];
      const second = sides.some((side) => this.isSolid(side.id) && id.endsWith(side.id));
      const kind = id.startsWith("held") ? "held" : "zone";
      const style = id === "threat" ? "threat" : ((second ? `${kind}2` : kind) as Area["style"]);
      const area: Area = { id, style, places: field.map(([place]) => place) };
      areas.push(id === "threat" ? { ...area, numbers: new Map(field) } : area);
    }
    this.overlays = areas;
  }

  /** Show places of a message on the board. */
  point(names: string[]): void {
    const places = names.flatMap((name) => {
      const at = this.counters.get(name)?.place ?? name;
      return this.places?.byId.has(at) ? [at] : [];
    });
    if (places.length > 0) this.lookAt = { places, at: Date.now() };
  }

  openRule(clause: string | null): void {
    this.drawer = { clause };
  }

  // ---- replay ---------------------------------------------------------------------------------------------------

  private positions = new Map<string, Scene>();

  async goTo(order: number, playing = false): Promise<void> {
    const last = this.scene?.orders ?? 0;
    const to = Math.max(0, Math.min(order, last));
    const key = `${this.scene?.eyes} ${to}`;
    let scene = this.positions.get(key);
    if (!scene) {
      const reply = await this.ask({ ask: "at", order: to });
      if (reply.reply !== "scene") return this.complain(reply);
      scene = reply.scene;
      if (to < last) this.positions.set(key, scene);
    }
    this.pickNothing();
    this.replay = { order: to, scene, playing };
  }

  /** Whose eyes the replay can look through: where hands are secret, only one's own and everybody's. */
  replayEyes = $derived.by<string[]>(() => {
    const secret = (this.scene?.view.hands.length ?? 0) > 0;
    return secret ? this.held.filter((seat) => seat === this.scene?.eyes) : this.held;
  });

  async replayThrough(seat: string | null): Promise<void> {
    const at = this.replay?.order;
    await this.look(seat);
    if (at !== undefined) await this.goTo(at);
  }

  private pickNothing(): void {
    this.picked = [];
    this.choices = [];
    this.menu = null;
    this.plan = null;
  }

  async playFrom(order: number): Promise<void> {
    this.away = null;
    await this.goTo(order, true);
    while (this.replay?.playing) {
      const at = this.replay.order;
      if (at >= (this.scene?.orders ?? 0)) break;
      await pause(settings.motion ? 650 : 900);
      if (!this.replay?.playing || this.replay.order !== at) break;
      await this.goTo(at + 1, true);
    }
    if (this.replay && this.replay.order >= (this.scene?.orders ?? 0)) this.stopReplay();
  }

  pauseReplay(): void {
    if (this.replay) this.replay = { ...this.replay, playing: false };
  }

  stopReplay(): void {
    this.replay = null;
    this.remember();
    void this.chooseEyes().then(() => this.refresh());
  }
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
