// Sentences from message ids, in the reader's language: Fluent texts of the page, of the engine and of the game.

import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from "@fluent/bundle";

import type { Line, Spelled, Word } from "./protocol";

const pages = import.meta.glob("../words/*.ftl", { query: "?raw", import: "default" }) as Record<
  string,
  () => Promise<string>
>;

/** Languages that the page has, by their codes. */
export const LANGUAGES = Object.keys(pages).map((path) => path.replace(/^.*\/(.*)\.ftl$/, "$1"));

/** A message with dice, and what came of it. */
export interface Roll {
  what: Spelled;
  then: Spelled | null;
}

export class Words {
  private bundle: FluentBundle;
  private names: Record<string, string> = {};

  constructor(readonly language: string) {
    this.bundle = new FluentBundle(language, { useIsolating: false });
  }

  static async load(language: string): Promise<Words> {
    const words = new Words(language);
    const page = pages[`../words/${language}.ftl`];
    if (page) words.add(await page());
    return words;
  }

  /** Add the texts of a game, and what it calls its counters and places. */
  add(texts: string, names: Record<string, string> = {}): void {
    this.bundle.addResource(new FluentResource(texts), { allowOverrides: true });
    this.names = { ...this.names, ...names };
  }

  has(id: string): boolean {
    return this.bundle.getMessage(id)?.value != null;
  }

  /** A text of the page or a game by its id; the id itself where there is none, so that nothing is lost. */
  text(id: string, args: Record<string, FluentVariable> = {}): string {
    const pattern = this.bundle.getMessage(id)?.value;
    return pattern == null ? id : this.bundle.formatPattern(pattern, args);
  }

  /** The first of these ids that has a text. */
  first(ids: string[], otherwise: string): string {
    const id = ids.find((one) => this.has(one));
    return id === undefined ? otherwise : this.text(id);
  }

  /** The clause that a text is about: its attribute `clause`. */
  clause(id: string): string | undefined {
    const pattern = this.bundle.getMessage(id)?.attributes.clause;
    return pattern == null ? undefined : this.bundle.formatPattern(pattern);
  }

  /** What people call the thing with an id. */
  name(id: string): string {
    return this.names[id] ?? id;
  }

  private word(word: Word): FluentVariable {
    // 1918 is a year, not 1,918.
    if ("int" in word) return new FluentNumber(word.int, { useGrouping: false });
    if ("die" in word) return word.die;
    if ("name" in word) return this.name(word.name);
    return this.text(word.term);
  }

  /** The sentence of a message. */
  say(message: Spelled): string {
    const args = Object.fromEntries((message.args ?? []).map(([key, word]) => [key, this.word(word)]));
    if (this.has(message.id)) return this.text(message.id, args);
    return [message.id, ...Object.values(args).map((arg) => (arg instanceof FluentNumber ? arg.value : arg))].join(" ");
  }
}

/** Two messages as one, where the second goes on from where the first led to: a move told step by step. */
export function joined(first: Spelled, second: Spelled): Spelled | null {
  if (first.id !== second.id || first.clause !== second.clause) return null;
  const get = (message: Spelled, key: string) => message.args?.find(([name]) => name === key)?.[1];
  const to = get(first, "to") ? "to" : "hex";
  const [end, start] = [get(first, to), get(second, "from")];
  if (!end || !start || JSON.stringify(end) !== JSON.stringify(start)) return null;
  const others = (message: Spelled) => (message.args ?? []).filter(([name]) => !["from", to, "cost"].includes(name));
  if (JSON.stringify(others(first)) !== JSON.stringify(others(second))) return null;
  const args = (first.args ?? []).map(([name, word]): [string, Word] => {
    const last = get(second, name);
    if (name === "cost" && last && "int" in word && "int" in last) return [name, { int: word.int + last.int }];
    return [name, name === to && last ? last : word];
  });
  return { ...first, args };
}

/** A log as it is told, with where each line began in it: a move is one line, whatever happened on the way. */
export function told(log: Line[]): { line: Line; at: number }[] {
  const lines: { line: Line; at: number }[] = [];
  log.forEach((line, at) => {
    const before = lines.findLast((one) => one.line.order === line.order && one.line.what.id === line.what.id);
    const one = before && joined(before.line.what, line.what);
    if (before && one) before.line = { ...before.line, what: one };
    else lines.push({ line, at });
  });
  return lines;
}

/** The dice that a message tells of. */
export function diceOf(message: Spelled): number[] {
  return (message.args ?? []).flatMap(([, word]) => ("die" in word ? [word.die] : []));
}

/** The rolls that a log tells of, each with what is told next. */
export function rollsIn(log: Spelled[]): Roll[] {
  return log.flatMap((what, at) => {
    const then = log[at + 1];
    return diceOf(what).length === 0 ? [] : [{ what, then: then && diceOf(then).length === 0 ? then : null }];
  });
}

/** The counters and places that a message names. */
export function namesIn(message: Spelled): string[] {
  return (message.args ?? []).flatMap(([, word]) => ("name" in word ? [word.name] : []));
}
