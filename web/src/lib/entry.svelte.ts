// A position that is being entered from a real table: the text, what lies on the board by it, what is wrong with it,
// and what is in the hand. It is a table that nobody plays at yet.

import { api, opened, playersOf } from "./api";
import { learn } from "./following";
import { pointAt } from "./looking";
import { Play } from "./play.svelte";
import type { Counter, Flaw, Form, FormCounter, Scene, Survey } from "./protocol";
import { complaint } from "./refusal";
import { settings } from "./settings.svelte";
import * as situation from "./situation";

/** What is kept in this browser, so that nothing is lost. */
interface Draft {
  scenario: string;
  options: Record<string, string>;
  seats: Record<string, string>;
  text?: string;
}

/** How many changes can be taken back. */
const MOST_BEFORE = 200;

const keyOf = (game: string) => `stavka.draft.${game}`;

function draftOf(game: string): Draft | null {
  try {
    return JSON.parse(localStorage.getItem(keyOf(game)) ?? "null") as Draft | null;
  } catch {
    return null;
  }
}

/** What was chosen on the start page, unless a position is being entered already. */
export function suggest(game: string, chosen: Omit<Draft, "text">): void {
  if (draftOf(game)?.text === undefined) localStorage.setItem(keyOf(game), JSON.stringify(chosen));
}

export class Entry extends Play {
  form = $state.raw<Form | null>(null);
  scenario = $state("");
  options = $state<Record<string, string>>({});
  seats = $state<Record<string, string>>({});
  rolling = $state<"seeded" | "typed">("seeded");
  written = $state("");
  survey = $state.raw<Survey | null>(null);
  /** The text before each change. */
  before = $state.raw<string[]>([]);
  /** The scenario's set-up, to begin with. */
  pattern = "";
  /** The counter that the next tap puts down. */
  hand = $state.raw<string | null>(null);
  /** The field to which the next tap adds a place. */
  tool = $state.raw<string | null>(null);
  judging = $state(false);
  /** How often a place was tapped to look at it. */
  tapped = $state(0);

  private waiting: ReturnType<typeof setTimeout> | undefined;
  private judged = 0;

  fields = $derived((this.form?.fields ?? []).map((field) => field.key));
  infos = $derived(new Map((this.form?.counters ?? []).map((one) => [one.id, one])));
  /** Counters that are not on the board, as the tray shows them. */
  aside = $derived.by<Counter[]>(() => {
    const shown = this.counters;
    const onBoard = (id: string) => {
      const place = shown.get(id)?.place;
      return place !== undefined && this.places?.byId.has(place) === true;
    };
    return (this.form?.counters ?? []).filter((one) => !onBoard(one.id)).map((one) => shown.get(one.id) ?? this.blank(one));
  });
  sound = $derived(this.survey !== null && this.survey.flaws.length === 0 && !this.judging);

  constructor(readonly game: string) {
    super(`enter-${game}`, "");
    this.tap = (place) => this.touch(place);
  }

  private blank(one: FormCounter): Counter {
    const place = situation.found(this.written, one.id)?.key ?? "";
    return { id: one.id, face: one.face, place, faction: one.side, values: [], states: [] };
  }

  async load(): Promise<void> {
    try {
      await learn(this, this.game, settings.language);
      const title = this.title!;
      const kept = draftOf(this.game);
      this.scenario = kept?.scenario ?? title.scenarios[0]?.id ?? "";
      const standard = Object.fromEntries(title.options.map((option) => [option.id, option.values[0] ?? ""]));
      this.options = { ...standard, ...kept?.options };
      this.seats = kept?.seats ?? Object.fromEntries(title.seats.map((seat, index) => [seat.id, index === 0 ? "person" : "greedy"]));
      this.written = kept?.text ?? "";
      await this.choose();
      if (kept?.text === undefined) this.written = this.pattern;
      await this.judge();
    } catch (error) {
      this.fault = complaint(this.words, error);
    }
  }

  private keep(): void {
    const draft: Draft = { scenario: this.scenario, options: this.options, seats: this.seats, text: this.written };
    localStorage.setItem(keyOf(this.game), JSON.stringify(draft));
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
    if (text !== this.written) this.before = [...this.before.slice(-MOST_BEFORE), this.written];
    this.become(text);
  }

  /** Take back the last change. */
  takeBack(): void {
    const text = this.before.at(-1);
    this.before = this.before.slice(0, -1);
    if (text !== undefined) this.become(text);
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

  putAboard(carrier: string): void {
    this.put(`aboard ${carrier}`);
  }

  remove(counter: string): void {
    this.write(situation.moved(this.written, counter, null, this.fields));
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
    const carriers = (this.stackAt.get(place)?.counters ?? []).filter((one) => this.infos.get(one.id)?.carries);
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

  /** Begin the game; where it is played. */
  async begin(): Promise<string> {
    const seats = playersOf(this.seats);
    const { id } = await api.create({
      game: this.game,
      scenario: this.scenario,
      options: this.options,
      seats,
      rolling: this.rolling,
      position: this.written,
    });
    return opened(id, seats);
  }
}

/** A scene in which nobody is asked. */
function sceneOf(survey: Survey): Scene {
  return {
    eyes: null,
    orders: 0,
    view: survey.view,
    asked: [],
    undo: { undo: null, redo: null, why_not: null },
    pending: null,
    rest: null,
    takeback: null,
    outcome: null,
    seats: [],
    log: [],
    chat: [],
    standing: [],
  };
}
