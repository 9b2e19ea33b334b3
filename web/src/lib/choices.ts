// Orders as a page offers them: who acts, where one clicks for it, and what it is called.

import type { Places } from "../board/geometry";
import { parse, type Draft, type Value } from "./notation";
import type { Asked, Counter, Verb } from "./protocol";
import { namesIn, type Words } from "./words";

export interface Choice {
  text: string;
  draft: Draft;
  /** The counters that act. */
  who: string[];
  /** The place where one clicks for it; none for a plain button. */
  target: string | null;
  /** The way there, where the order has one. */
  path: string[];
  /** Whether it is worth planning: several counters may take part, and an enemy or a thing is its target. */
  isPlan: boolean;
}

export interface Situation {
  game: string;
  verbs: Verb[];
  places: Places;
  counters: Map<string, Counter>;
  /** Whether an enemy of whoever decides stands in a place. */
  isHostile: (place: string) => boolean;
}

function namesOf(value: Value): string[] {
  switch (value.kind) {
    case "one":
    case "text":
      return [value.name];
    case "several":
    case "path":
      return value.names;
    case "placement":
    case "assignment":
      return value.pairs.map(([what]) => what);
    case "amount":
      return [];
  }
}

/** A name like `bridge-3112/NE`: a thing and where it is. */
function thingAt(name: string): [string, string] | null {
  const dash = name.indexOf("-");
  return dash > 0 ? [name.slice(0, dash), name.slice(dash + 1)] : null;
}

/** The place on the board that a name stands for: itself, where a counter is, or where a thing is. */
function placeOf(name: string, situation: Situation): string | null {
  if (situation.places.byId.has(name)) return name;
  const thing = thingAt(name);
  if (thing && situation.places.byId.has(thing[1])) return thing[1];
  const at = situation.counters.get(name)?.place;
  return at !== undefined && situation.places.byId.has(at) ? at : null;
}

/** Orders of a list, each once. */
export function choicesOf(texts: string[], situation: Situation): Choice[] {
  return [...new Set(texts)].map((text) => choice(text, situation));
}

export function choice(text: string, situation: Situation): Choice {
  const draft = parse(situation.verbs, text);
  const verb = situation.verbs.find((one) => one.id === draft.verb);
  const fields = (verb?.fields ?? []).flatMap((field) => {
    const value = draft.fields.get(field.id);
    return value ? [{ field, value }] : [];
  });
  const isCounter = (name: string) => situation.counters.has(name);
  const ACTING = ["one", "several", "assignment", "placement"];
  const actors = fields.find(({ value }) => ACTING.includes(value.kind) && namesOf(value).some(isCounter));
  const rest = fields.filter((one) => one !== actors);
  const path = rest.flatMap(({ value }) => (value.kind === "path" ? value.names : []));
  let target: string | null = path.at(-1) ?? null;
  for (const { value } of rest) if (value.kind === "one") target ??= placeOf(value.name, situation);
  const who = actors ? namesOf(actors.value) : [];
  const aimsAtThing = rest.some(({ value }) => value.kind === "one" && !situation.places.byId.has(value.name) && !isCounter(value.name));
  const isAimed = target !== null && (aimsAtThing || situation.isHostile(target));
  const isPlan = actors?.value.kind === "several" && path.length === 0 && isAimed;
  return { text, draft, who, target, path, isPlan };
}

/** What is asked of whom, and of what; what only counts down in it makes no other question. Empty where nothing is asked. */
export function questionOf(asked: Pick<Asked, "seat" | "prompt"> | null): string {
  return asked ? [asked.seat, asked.prompt.id, ...namesIn(asked.prompt)].join(" ") : "";
}

/** From so many ways of the same counters on, a list names them once. */
const MANY_WAYS = 3;

/** The rows of a list: what leads nowhere first, then ways; many ways of the same counters are one row. */
export function gathered(choices: Choice[]): { one: Choice; ways: number }[] {
  const rows = new Map<string, Choice[]>();
  for (const one of choices) {
    const key = one.path.length > 0 ? `${one.draft.verb} ${one.who.join("+")}` : one.text;
    rows.set(key, [...(rows.get(key) ?? []), one]);
  }
  const all = [...rows.values()].flatMap((some) => (some.length >= MANY_WAYS ? [{ one: some[0]!, ways: some.length }] : some.map((one) => ({ one, ways: 1 }))));
  const leads = (row: { one: Choice }) => row.one.path.length > 0;
  return [...all.filter((row) => !leads(row)), ...all.filter(leads)];
}

/** Who would be left behind by an order that leads somewhere: those of the same place who can act, but whom no order of the
 * list takes along without one of those who go. */
export function leftBehind(choices: Choice[], counters: Map<string, Counter>, ready: Set<string>): Map<string, string[]> {
  const left = new Map<string, string[]>();
  const placeOf = (id: string | undefined) => counters.get(id ?? "")?.place;
  const mates = new Map<string, string[]>();
  for (const id of ready) {
    const place = placeOf(id);
    if (place !== undefined) mates.set(place, [...(mates.get(place) ?? []), id]);
  }
  const isGoing = (one: Choice) => one.path.length > 0 && one.who.length > 0;
  for (const one of choices.filter(isGoing)) {
    const others = (mates.get(placeOf(one.who[0]) ?? "") ?? []).filter((id) => !one.who.includes(id));
    const goesAlone = (id: string) => choices.some((other) => isGoing(other) && other.who.includes(id) && !other.who.some((who) => one.who.includes(who)));
    const stay = others.filter((id) => !goesAlone(id));
    if (stay.length > 0) left.set(one.text, stay);
  }
  return left;
}

/** What leads nearer to a place than the usual means do: of each kind of order the one that leads nearest. The usual means are the
 * first that a game names among its orders: on foot before by rail. */
export function otherMeans(choices: Choice[], from: string, place: string, places: Places, verbs: string[]): Choice[] {
  const to = places.byId.get(place);
  const far = (id: string | null) => {
    const at = id === null ? undefined : places.byId.get(id);
    return at && to ? Math.hypot(at.x - to.x, at.y - to.y) : Infinity;
  };
  const kinds = new Map<string, Choice[]>();
  for (const one of choices) {
    if (one.target === null || one.isPlan) continue;
    kinds.set(one.draft.verb, [...(kinds.get(one.draft.verb) ?? []), one]);
  }
  const nearest = (some: Choice[]) => some.reduce((best, one) => (far(one.target) < far(best.target) ? one : best));
  const usual = verbs.map((verb) => kinds.get(verb)).find((some) => some?.some((one) => one.path.length > 0));
  const goal = Math.min(far(from), usual ? far(nearest(usual).target) : Infinity);
  const others = [...kinds.values()].filter((some) => some !== usual).map(nearest);
  return others.filter((one) => far(one.target) < goal).sort((a, b) => far(a.target) - far(b.target));
}

/** What an order is called: its verb. */
export function verbName(words: Words, game: string, verb: string, prompt?: string): string {
  const plain = verb.charAt(0).toUpperCase() + verb.slice(1);
  return words.first([...(prompt ? [`${prompt}-${verb}`] : []), `${game}-order-${verb}`], plain);
}

function spoken(value: Value, words: Words, game: string): string {
  const all = (names: string[]) => names.map((name) => words.name(name)).join(", ");
  switch (value.kind) {
    case "one": {
      const thing = thingAt(value.name);
      const word = (id: string) => words.first([`${game}-word-${id}`, `word-${id}`], words.name(id));
      return thing && words.has(`${game}-word-${thing[0]}`) ? `${word(thing[0])} ${words.name(thing[1])}` : word(value.name);
    }
    case "several":
      return value.names.length === 0 ? words.text("nobody") : all(value.names);
    case "path":
      return `→ ${words.name(value.names.at(-1) ?? "")}`;
    case "placement":
      return value.pairs.map(([what, where]) => `${words.name(what)} → ${words.name(where)}`).join(", ");
    case "assignment":
      return value.pairs.map(([what, to]) => (/^\d+$/.test(to) ? `${words.name(what)} (${to})` : `${words.name(what)}: ${words.name(to)}`)).join(", ");
    case "amount":
      return String(value.number);
    case "text":
      return value.name;
  }
}

/** An order in words: its verb, who and where. Who is left out where everybody sees it: `picked`, these counters. */
export function sentence(one: Choice, words: Words, game: string, prompt?: string, picked: string[] = []): string {
  // Whoever is named besides those who act is said, even if they are in the hand.
  const isActing = (value: Value) =>
    (value.kind === "several" || value.kind === "one") && namesOf(value).length === one.who.length && namesOf(value).every((name) => one.who.includes(name));
  const isPicked = one.who.length === picked.length && picked.length > 0 && one.who.every((name) => picked.includes(name));
  const values = [...one.draft.fields].filter(([, value]) => !(isPicked && isActing(value)));
  // A field that a game has words for is said with them; a way begins with an arrow; other things are set apart.
  const fields = values.map(([field, value], at) => {
    const id = `${game}-field-${one.draft.verb}-${field}`;
    if (words.has(id)) return words.text(id, { value: spoken(value, words, game) });
    return `${at > 0 && value.kind !== "path" ? "· " : ""}${spoken(value, words, game)}`;
  });
  const ways = one.path.length > 1 ? ` (${words.text("by-way-of", { way: one.path.slice(0, -1).map((place) => words.name(place)).join(", ") })})` : "";
  const deed = verbName(words, game, one.draft.verb, prompt);
  // A way and words of the game's own follow the deed as they are.
  const isNamed = values.length > 0 && values[0]![1].kind !== "path" && !words.has(`${game}-field-${one.draft.verb}-${values[0]![0]}`);
  return (isNamed ? inWords(words, deed, fields.join(" ")) : [deed, ...fields].join(" ")) + ways;
}

/** A deed and who or what is named with it; one that ends with a colon has said how it goes on. */
export function inWords(words: Words, deed: string, what: string): string {
  return /[:：]$/.test(deed) ? `${deed} ${what}` : words.text("order-named", { deed, what });
}
