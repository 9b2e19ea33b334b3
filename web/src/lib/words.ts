// Sentences from message ids, in the reader's language: Fluent texts of the page, of the engine and of the game.

import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from "@fluent/bundle";

import type { Line, Spelled, Word } from "./protocol";

const pages = import.meta.glob("../words/*.ftl", { query: "?raw", import: "default" }) as Record<
  string,
  () => Promise<string>
>;

/** The language that everything is written in first, and that stands in where a translation is missing. */
export const ENGLISH = "en";

/** Languages that the page has, by their codes. */
export const LANGUAGES = Object.keys(pages).map((path) => path.replace(/^.*\/(.*)\.ftl$/, "$1"));

/** A message with dice, and what came of it. */
export interface Roll {
  what: Spelled;
  then: Spelled | null;
}

/** What a language calls itself. */
export function ownName(language: string): string {
  const name = new Intl.DisplayNames([language], { type: "language" }).of(language) ?? language;
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
}

/** The first of the languages that a reader likes which the page has. */
export function liked(languages: readonly string[]): string {
  const codes = languages.map((one) => one.toLowerCase().split("-")[0]!);
  return codes.find((one) => LANGUAGES.includes(one)) ?? ENGLISH;
}

export class Words {
  /** The reader's language first, then English. */
  private bundles: FluentBundle[];
  private names: Record<string, string> = {};

  constructor(readonly language: string) {
    this.bundles = this.languages.map((one) => new FluentBundle(one, { useIsolating: false }));
  }

  /** The languages that texts are taken from. */
  get languages(): string[] {
    return [...new Set([this.language, ENGLISH])];
  }

  static async load(language: string): Promise<Words> {
    const words = new Words(language);
    const texts = words.languages.map(async (one) => [one, await pages[`../words/${one}.ftl`]?.()] as const);
    for (const [one, text] of await Promise.all(texts)) if (text !== undefined) words.add(text, {}, one);
    return words;
  }

  /** Add texts, in the reader's language or in English, and what counters and places are called. */
  add(texts: string, names: Record<string, string> = {}, language = this.language): void {
    const bundle = this.bundles.find((one) => one.locales.includes(language));
    bundle?.addResource(new FluentResource(texts), { allowOverrides: true });
    this.names = { ...this.names, ...names };
  }

  private speaker(id: string): FluentBundle | undefined {
    return this.bundles.find((one) => one.getMessage(id)?.value != null);
  }

  has(id: string): boolean {
    return this.speaker(id) !== undefined;
  }

  /** A text of the page or a game by its id; the id itself where there is none, so that nothing is lost. */
  text(id: string, args: Record<string, FluentVariable> = {}): string {
    const bundle = this.speaker(id);
    const pattern = bundle?.getMessage(id)?.value;
    return bundle && pattern != null ? bundle.formatPattern(pattern, args) : id;
  }

  /** The first of these ids that has a text. */
  first(ids: string[], otherwise: string): string {
    const id = ids.find((one) => this.has(one));
    return id === undefined ? otherwise : this.text(id);
  }

  /** The clause that a text is about: its attribute `clause`. */
  clause(id: string): string | undefined {
    return this.attribute(id, "clause");
  }

  /** The kind of question that a prompt asks, whatever its arguments: its attribute `kind`, or all of it. */
  kind(id: string): string {
    return this.attribute(id, "kind") ?? this.text(id);
  }

  /** What a button says that gives an order, where that is more than the order's name: its attribute `give`. */
  give(id: string): string | undefined {
    return this.attribute(id, "give");
  }

  private attribute(id: string, name: string): string | undefined {
    for (const bundle of this.bundles) {
      const pattern = bundle.getMessage(id)?.attributes[name];
      if (pattern != null) return bundle.formatPattern(pattern);
    }
    return undefined;
  }

  /** The sentence of a message where there is little room: the attribute `short` of its text and of the words in it. */
  short(message: Spelled): string {
    for (const bundle of this.bundles) {
      const found = bundle.getMessage(message.id);
      if (!found) continue;
      // What a language has no shorter word for is said in full, and not in another one.
      const pattern = found.attributes.short;
      if (pattern == null) break;
      return bundle.formatPattern(pattern, this.args(message, (term) => this.short({ id: term })));
    }
    return this.say(message);
  }

  /** What people call the thing with an id. */
  name(id: string): string {
    return this.names[id] ?? id;
  }

  private args(message: Spelled, term: (id: string) => string): Record<string, FluentVariable> {
    return Object.fromEntries((message.args ?? []).map(([key, word]) => [key, this.word(word, term)]));
  }

  private word(word: Word, term: (id: string) => string): FluentVariable {
    // 1918 is a year, not 1,918.
    if ("int" in word) return new FluentNumber(word.int, { useGrouping: false });
    if ("die" in word) return word.die;
    if ("name" in word) return this.name(word.name);
    if ("text" in word) return word.text;
    return term(word.term);
  }

  /** The sentence of a message. */
  say(message: Spelled): string {
    const args = this.args(message, (term) => this.text(term));
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

/** What was told last: a move from its beginning to its end, whatever happened on the way. */
export function lastTold(log: Line[]): Spelled | undefined {
  const last = log.at(-1);
  const move = told(log).findLast(({ line }) => line.order === last?.order && line.what.id === last.what.id);
  return move?.line.what;
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

/** So many rolls are shown at once. */
export const MOST_ROLLS = 4;

/** Where there are more rolls than can be shown, those first that cost something, one's own before others. */
export function tellingFirst(rolls: Roll[], isOwn: (name: string) => boolean): Roll[] {
  if (rolls.length <= MOST_ROLLS) return rolls;
  const worth = ({ what, then }: Roll): number => {
    const names = namesIn(what);
    const cost = then !== null && namesIn(then).some((name) => names.includes(name));
    return (cost ? 2 : 0) + (names.some(isOwn) ? 1 : 0);
  };
  return [...rolls].sort((a, b) => worth(b) - worth(a));
}

/** The counters and places that a message names. */
export function namesIn(message: Spelled): string[] {
  return (message.args ?? []).flatMap(([, word]) => ("name" in word ? [word.name] : []));
}
