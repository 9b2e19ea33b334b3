// A position that is being entered from a real table: the text, what lies on the board by it, what is wrong with it,
// and what is in the hand. It is a table that nobody plays at yet.

import { api, opened, playersOf, seatsIn } from "./api";
import { press } from "./dragging";
import { learn } from "./following";
import { whatToOpen } from "./keys";
import { pointAt } from "./looking";
import { drop, keep, recall } from "./memory";
import { Play } from "./play.svelte";
import type { Counter, Flaw, Form, Scene, Survey, Unrolled } from "./protocol";
import { MOST_BYTES, textOf, tooLong, type Read } from "./reading";
import { complaint } from "./refusal";
import { settings } from "./settings.svelte";
import * as situation from "./situation";

/** What a change changes. */
interface Step {
  scenario: string;
  options: Record<string, string>;
  text: string;
}

/** What is kept in this browser, so that nothing is lost. */
interface Draft {
  scenario: string;
  options: Record<string, string>;
  seats: Record<string, string>;
  text?: string;
  before?: Step[];
}

/** How many changes can be taken back, … */
const MOST_BEFORE = 200;
/** … and how many of them when the page is opened again. */
const MOST_KEPT = 20;

const keyOf = (game: string) => `stavka.draft.${game}`;
const broughtTo = (game: string) => `stavka.brought.${game}`;

function draftOf(game: string): Draft | null {
  try {
    return JSON.parse(recall(keyOf(game)) ?? "null") as Draft | null;
  } catch {
    return null;
  }
}

/** What was chosen on the start page, unless a position is being entered already. */
export function suggest(game: string, chosen: Omit<Draft, "text">): void {
  if (draftOf(game)?.text === undefined) keep(keyOf(game), JSON.stringify(chosen));
}

/** A position that was written down at a table: the page where one is entered opens with it. */
export function bring(game: string, text: string): void {
  keep(broughtTo(game), text);
}

export class Entry extends Play {
  form = $state.raw<Form | null>(null);
  scenario = $state("");
  options = $state<Record<string, string>>({});
  seats = $state<Record<string, string>>({});
  rolling = $state<"seeded" | "typed">("seeded");
  /** What players who roll have rolled for the set-up, and the die that it wants next. */
  rolls = $state.raw<number[]>([]);
  die = $state.raw<Unrolled | null>(null);
  written = $state("");
  survey = $state.raw<Survey | null>(null);
  /** How it was before each change, and after each that was taken back. */
  before = $state.raw<Step[]>([]);
  after = $state.raw<Step[]>([]);
  /** The scenario's set-up, to begin with. */
  pattern = "";
  /** The counter that the next tap puts down. */
  hand = $state.raw<string | null>(null);
  /** The field to which the next tap adds a place. */
  tool = $state.raw<string | null>(null);
  judging = $state(false);
  /** How often a place was tapped to look at it. */
  tapped = $state(0);
  /** The tray shows these alone. */
  only = $state.raw<string[] | null>(null);
  /** What lies under a point of the window. */
  hit: (x: number, y: number) => "board" | "tray" | null = () => null;
  placeUnder: (x: number, y: number) => string | null = () => null;

  private waiting: ReturnType<typeof setTimeout> | undefined;
  private judged = 0;

  fields = $derived([...situation.HEAD, ...(this.form?.fields ?? []).map((field) => field.key)]);
  infos = $derived(new Map((this.form?.counters ?? []).map((one) => [one.id, one])));
  /** Counters that are not on the board, as the tray shows them. */
  aside = $derived.by<Counter[]>(() => {
    return (this.form?.counters ?? []).filter((one) => !this.isOnBoard(one.id)).map((one) => this.counterOf(one.id));
  });
  /** Those that the tray shows alone, as far as they are still in it. */
  narrowed = $derived.by<Counter[] | null>(() => {
    const only = new Set(this.only ?? []);
    const left = this.aside.filter((one) => only.has(one.id));
    return left.length > 0 ? left : null;
  });
  sound = $derived(this.survey !== null && this.survey.flaws.length === 0 && !this.judging);

  constructor(readonly game: string) {
    super(`enter-${game}`, "");
    this.tap = (place) => this.touch(place);
    this.grip = (place, event) => {
      const top = this.hand || this.tool ? undefined : this.stackAt.get(place)?.counters[0];
      if (top) press(this, event, top.id);
    };
  }

  isOnBoard(id: string): boolean {
    const place = this.counters.get(id)?.place;
    return place !== undefined && this.places?.byId.has(place) === true;
  }

  /** A counter as it lies, or as it would. */
  counterOf(id: string): Counter {
    const info = this.infos.get(id);
    const place = situation.found(this.written, id)?.key ?? "";
    return this.counters.get(id) ?? { id, face: info?.face ?? "", place, faction: info?.side ?? "", values: [], states: [] };
  }

  override landing(): number[] | null {
    const counter = this.drag?.counter ?? this.hand;
    const kind = this.form?.fields.find((field) => field.key === this.tool)?.kind;
    if (!counter && kind?.kind === "places") return kind.outlines;
    return (counter && this.infos.get(counter)?.outlines) || null;
  }

  async load(): Promise<void> {
    try {
      await learn(this, this.game, settings.language);
      // Nobody else can open a table with it.
      if (!(await api.here()).host) {
        this.fault = this.text(whatToOpen());
        return;
      }
      const title = this.title!;
      const kept = draftOf(this.game);
      this.scenario = kept?.scenario ?? title.scenarios[0]?.id ?? "";
      const standard = Object.fromEntries(title.options.map((option) => [option.id, option.values[0] ?? ""]));
      this.options = { ...standard, ...kept?.options };
      this.seats = kept?.seats ?? Object.fromEntries(title.seats.map((seat, index) => [seat.id, index === 0 ? "person" : "greedy"]));
      this.written = kept?.text ?? "";
      this.before = kept?.before ?? [];
      await this.choose();
      if (kept?.text === undefined) this.written = this.pattern;
      await this.judge();
      const brought = recall(broughtTo(this.game));
      drop(broughtTo(this.game));
      if (brought !== null) await this.accept({ text: brought });
    } catch (error) {
      this.fault = complaint(this.words, error);
    }
  }

  private keep(): void {
    const { scenario, options, seats, written: text } = this;
    const draft: Draft = { scenario, options, seats, text, before: this.before.slice(-MOST_KEPT) };
    // Where the browser has no room left what is on the screen stays, and can be saved as a file.
    if (!keep(keyOf(this.game), JSON.stringify(draft))) this.note = { text: this.text("entry-not-kept") };
  }

  private get now(): Step {
    return { scenario: this.scenario, options: { ...this.options }, text: this.written };
  }

  /** Scenario or options are others: so are the form and what the text means. */
  async choose(): Promise<void> {
    const { form, text } = await api.form(this.game, { scenario: this.scenario, options: this.options });
    this.form = form;
    this.pattern = text;
  }

  async rechoose(): Promise<void> {
    try {
      await this.choose();
      this.note = null;
      this.write(this.written);
    } catch (error) {
      this.note = { text: complaint(this.words, error) };
    }
  }

  /** The text is another: keep it, and ask what it means as soon as the hand rests. */
  write(text: string): void {
    if (text.length > MOST_BYTES) return this.refuse(tooLong(text.length));
    if (text !== this.written) this.step();
    this.become(text);
  }

  private step(): void {
    this.before = [...this.before.slice(-MOST_BEFORE), this.now];
    this.after = [];
  }

  /** Take back the last change. */
  takeBack(): void {
    const step = this.before.at(-1);
    if (!step) return;
    this.before = this.before.slice(0, -1);
    this.after = [...this.after, this.now];
    void this.goTo(step);
  }

  /** Make the change again that was taken back last. */
  makeAgain(): void {
    const step = this.after.at(-1);
    if (!step) return;
    this.after = this.after.slice(0, -1);
    this.before = [...this.before, this.now];
    void this.goTo(step);
  }

  private async goTo({ scenario, options, text }: Step): Promise<void> {
    const same = scenario === this.scenario && JSON.stringify(options) === JSON.stringify(this.options);
    [this.scenario, this.options] = [scenario, { ...options }];
    this.become(text);
    if (!same) await this.rechoose();
  }

  private refuse(read: Read): void {
    if ("fault" in read) this.note = { text: this.text(read.fault, read.args) };
  }

  /** A file that is said to hold a position: where it does not, all stays as it was. */
  async openFile(file: File): Promise<void> {
    try {
      const read = file.size > MOST_BYTES ? tooLong(file.size) : textOf(new Uint8Array(await file.arrayBuffer()));
      await this.accept(read);
    } catch (error) {
      this.note = { text: this.text("entry-file-unread", { reason: error instanceof Error ? error.message : String(error) }) };
    }
  }

  /** A text from elsewhere takes the place of what was entered, with its scenario and options; one can go back. */
  async accept(read: Read): Promise<void> {
    if ("fault" in read) return this.refuse(read);
    const head = situation.headOf(read.text);
    if (head.game && head.game.id !== this.game)
      return this.refuse({ fault: "entry-file-other-game", args: { game: head.game.id, line: head.game.line } });
    const known = (option: string, value: string) => this.title?.options.some((one) => one.id === option && one.values.includes(value));
    const fits =
      (head.scenario === undefined || this.title?.scenarios.some((one) => one.id === head.scenario)) &&
      Object.entries(head.options).every(([option, value]) => known(option, value));
    // What this game does not know stays in the text, and is told as a flaw.
    const text = fits ? situation.beheaded(read.text) : read.text;
    const step = fits ? { scenario: head.scenario ?? this.scenario, options: { ...this.options, ...head.options }, text } : { ...this.now, text };
    const survey = await api.position(this.game, step);
    const said = situation.saidLines(text);
    const wrong = new Set(survey.flaws.map((flaw) => flaw.line));
    const first = survey.flaws.find((flaw) => flaw.line !== null);
    if (first && said.every((line) => wrong.has(line)))
      return this.refuse({ fault: "entry-file-no-position", args: { line: first.line ?? 0, reason: this.say(first.what) } });
    this.step();
    this.hand = this.tool = this.only = null;
    await this.goTo(step);
  }

  /** The position as a file has it. */
  asFile(): string {
    return situation.headed(this.written, this.game, this.scenario, this.options);
  }

  private become(text: string): void {
    this.written = text;
    this.judging = true;
    this.keep();
    clearTimeout(this.waiting);
    this.waiting = setTimeout(() => void this.judge(), 160);
  }

  private async judge(): Promise<void> {
    const asked = ++this.judged;
    try {
      const survey = await api.position(this.game, { scenario: this.scenario, options: this.options, text: this.written });
      if (asked !== this.judged) return;
      this.survey = survey;
      this.setScene(sceneOf(survey));
      this.note = null;
    } catch (error) {
      if (asked === this.judged) this.note = { text: complaint(this.words, error) };
    }
    if (asked === this.judged) this.judging = false;
  }

  /** Take a counter into the hand, or put it back. */
  take(counter: string | null): void {
    this.tool = null;
    this.hand = this.hand === counter ? null : counter;
    if (this.hand) this.spokenLine = this.text("entry-in-hand", { unit: this.name(this.hand) });
  }

  put(place: string | null): void {
    if (!this.hand) return;
    this.write(situation.moved(this.written, this.hand, place, this.fields));
    this.spokenLine = place === null ? "" : `${this.name(this.hand)}: ${this.name(place)}`;
    this.hand = null;
  }

  /** What is dragged is there now. */
  carry(counter: string, x: number, y: number): void {
    if (!this.drag) {
      this.hand = this.tool = null;
      this.drag = { counter, x, y, over: null };
    }
    const on = this.hit(x, y);
    const place = on === "board" ? this.placeUnder(x, y) : null;
    this.drag = { counter, x, y, over: on === "tray" ? "tray" : place ? { place } : null };
  }

  /** What is dragged is let go: on a place it stays there, in the tray it leaves the board, elsewhere nothing happens. */
  drop(): void {
    const drag = this.drag;
    this.drag = null;
    if (!drag?.over) return;
    if (drag.over === "tray") {
      if (this.isOnBoard(drag.counter)) this.remove(drag.counter);
      return;
    }
    const { place } = drag.over;
    if (this.counters.get(drag.counter)?.place === place) return;
    this.hand = drag.counter;
    this.touch(place);
  }

  putAboard(carrier: string): void {
    this.put(`aboard ${carrier}`);
  }

  remove(counter: string): void {
    this.write(situation.moved(this.written, counter, null, this.fields));
    this.spokenLine = this.text("entry-removed", { unit: this.name(counter) });
  }

  flip(counter: string, state: string): void {
    this.write(situation.flipped(this.written, counter, state));
  }

  has(counter: string, state: string): boolean {
    return situation.found(this.written, counter)?.states.includes(state) ?? false;
  }

  value(key: string): string | null {
    return situation.valueOf(this.written, key);
  }

  setValue(key: string, value: string | null): void {
    this.write(situation.withValue(this.written, key, value, this.fields));
  }

  /** Add a place to a list or take it away, by whichever name the text has it. */
  togglePlace(key: string, place: string): void {
    const called = this.places?.byId.get(place)?.name;
    const listed = (this.value(key) ?? "").split(" ").find((word) => word === place || (called !== undefined && this.name(word) === called));
    this.write(situation.toggled(this.written, key, listed ?? place, this.fields));
  }

  /** A tap on the board. */
  private touch(place: string): void {
    if (this.tool) return this.togglePlace(this.tool, place);
    const carriers = (this.stackAt.get(place)?.counters ?? []).filter((one) => this.infos.get(one.id)?.carries && one.id !== this.hand);
    this.selected = place;
    this.tapped++;
    if (this.hand && carriers.length === 0) this.put(place);
  }

  /** Show where a flaw is on the board. */
  go(flaw: Flaw): void {
    if (flaw.place && this.places?.byId.has(flaw.place)) {
      this.selected = flaw.place;
      pointAt(this, [flaw.place]);
    }
  }

  /** Begin the game; where it is played. None where players who roll have to roll for the set-up first. */
  async begin(): Promise<string | null> {
    const seats = playersOf(this.seats, this.title ? seatsIn(this.title, this.options) : []);
    const begun = await api.create({
      game: this.game,
      scenario: this.scenario,
      options: this.options,
      seats,
      rolling: this.rolling,
      rolls: this.rolls,
      position: this.written,
    });
    this.die = "id" in begun ? null : begun;
    return "id" in begun ? opened(begun.id, seats) : null;
  }
}

/** A scene in which nobody is asked. */
function sceneOf(survey: Survey): Scene {
  return {
    eyes: null,
    orders: 0,
    view: survey.view,
    asked: [],
    undo: { undo: null, redo: null, why_not: null, back: null },
    pending: null,
    rest: null,
    takeback: null,
    outcome: null,
    seats: [],
    log: [],
    log_before: 0,
    chat: [],
    standing: [],
    branches: [],
  };
}
