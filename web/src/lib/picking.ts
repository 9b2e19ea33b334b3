// Picking counters up, what can be done with them, and what a click at a place means.

import { allOrders, ask, complain, giveOrder } from "./asking";
import { choice, type Choice } from "./choices";
import { isWantedInHand, pointedPlaces } from "./lesson";
import { refreshOverlays, refreshTraces } from "./looking";
import { skipMotion } from "./motion";
import { print } from "./notation";
import { explainCost, openPlan } from "./plans";
import type { Play } from "./play.svelte";

export function selectPlace(play: Play, place: string | null): void {
  if (play.tap) {
    play.selected = place;
    return;
  }
  play.menu = null;
  play.plan = null;
  play.manual = [];
  play.selected = place;
  const ready = new Set(play.asked?.ready ?? []);
  const there = place ? (play.stackAt.get(place)?.counters ?? []) : [];
  const first = there.find((counter) => ready.has(counter.id));
  // What shares a hex may still be of different kinds: begin with those that can act.
  play.wholeStack = true;
  pickUp(play, first && !play.replay ? there.filter((counter) => ready.has(counter.id)).map((one) => one.id) : []);
  if (place && there.length > 0 && play.picked.length === 0) play.tab = "stack";
  if (play.picked.length > 0) play.tab = "orders";
}

export function togglePicked(play: Play, counter: string): void {
  play.wholeStack = false;
  const picked = play.picked.includes(counter)
    ? play.picked.filter((one) => one !== counter)
    : [...play.picked, counter];
  const place = play.counters.get(counter)?.place;
  if (place && play.places?.byId.has(place)) play.selected = place;
  pickUp(play, picked);
}

export function pickUp(play: Play, counters: string[]): void {
  play.picked = counters;
  play.choices = [];
  play.left = new Map();
  play.manual = [];
  play.menu = null;
  play.plan = null;
  play.asking = counters.length > 0;
  void refresh(play);
}

/** Nothing is chosen any more. */
export function putDown(play: Play): void {
  play.selected = null;
  play.picked = [];
  play.choices = [];
  play.menu = null;
  play.plan = null;
}

/** Counters that have moved are still held: what is chosen is where they are now. */
export function followPicked(play: Play): void {
  const at = new Set(play.picked.map((id) => play.counters.get(id)?.place));
  const [place] = at;
  if (at.size === 1 && place !== undefined && play.places?.byId.has(place)) play.selected = place;
}

/** Ask anew what the picked-up counters can do. */
export async function refresh(play: Play): Promise<void> {
  const turn = ++play.wanted;
  const seat = play.asked?.seat;
  const situation = play.situation;
  const ready = new Set(play.asked?.ready ?? []);
  const still = play.picked.filter((id) => ready.has(id) && play.counters.has(id));
  if (still.length !== play.picked.length) play.picked = still;
  void refreshOverlays(play);
  void refreshTraces(play);
  if (!seat || !situation || play.replay || play.picked.length === 0 || play.curtain) {
    play.choices = [];
    play.left = new Map();
    play.asking = false;
    return;
  }
  const who = [...play.picked];
  // A stack that can do nothing together: the topmost alone, to begin with.
  const groups = play.wholeStack && who.length > 1 ? [who, who.slice(0, 1)] : [who];
  const reply = await ask(play, { ask: "pick_up", seat, groups });
  if (turn !== play.wanted) return;
  play.asking = false;
  if (reply.reply !== "picked_up") return complain(play, reply);
  play.picked = reply.who;
  play.choices = reply.orders.map((text) => choice(text, situation));
  play.left = new Map(reply.reach.field ?? []);
}

/** A place was clicked, or chosen with the keyboard. */
export async function act(play: Play, place: string): Promise<void> {
  if (play.tap) return play.tap(place);
  skipMotion(play);
  play.note = null;
  if (play.replay) return selectPlace(play, place);
  if (play.manual.length > 0 && play.manual.at(-1) === place) return goManual(play);
  if (isWantedInHand(play, place)) return selectPlace(play, place);
  const choices = play.byTarget.get(place) ?? [];
  const plans = choices.filter((one) => one.isPlan);
  const direct = choices.filter((one) => !one.isPlan);
  if (direct.length === 1 && plans.length === 0) return give(play, direct[0]!);
  if (plans.length > 0 && direct.length === 0) return openPlan(play, place, plans);
  if (choices.length > 1) {
    play.menu = { place, choices };
    return;
  }
  if (play.stackAt.has(place)) {
    // What a lesson wants picked up is not put down by another click.
    const own = play.selected === place && play.picked.length > 0 && !pointedPlaces(play).includes(place);
    return own ? selectPlace(play, null) : selectOrPlan(play, place);
  }
  if (play.picked.length > 0) return whyNot(play, place);
  selectPlace(play, place);
}

/** An enemy stack may be a target of an order that nobody was picked up for. */
async function selectOrPlan(play: Play, place: string): Promise<void> {
  const ready = new Set(play.asked?.ready ?? []);
  const own = play.stackAt.get(place)?.counters.some((counter) => ready.has(counter.id));
  if (!own && play.asked && play.asked.orders.length === 0 && play.asked.count > 0) {
    const all = await allOrders(play);
    const plans = all.filter((one) => one.isPlan && one.target === place);
    if (plans.length > 0) return openPlan(play, place, plans);
  }
  selectPlace(play, place);
}

/** Lead the way of the picked-up counters on to a place; without any, the same as a plain click. */
export async function leadWay(play: Play, place: string): Promise<void> {
  if (play.replay || play.picked.length === 0) return act(play, place);
  skipMotion(play);
  play.note = null;
  const from = play.manual.at(-1) ?? play.selected;
  const verb = pathVerb(play);
  if (!from || !verb || !play.title || !play.asked) return;
  const way = [...play.manual, ...(play.places?.straight(from, place) ?? [])];
  const order = pathOrder(play, verb, way);
  const reply = await ask(play, { ask: "judge", seat: play.asked.seat, order });
  if (reply.reply === "legal") {
    play.manual = way;
    await explainCost(play, order);
  } else complain(play, reply);
}

async function goManual(play: Play): Promise<void> {
  const verb = pathVerb(play);
  if (!verb) return;
  await giveOrder(play, pathOrder(play, verb, play.manual));
}

/** The kind of order that leads somewhere: that of most choices, or the first that a game has. */
function pathVerb(play: Play): string | null {
  const withPath = play.choices.find((one) => one.path.length > 0)?.draft.verb;
  const known = play.title?.verbs.find(
    (verb) => verb.fields.some((field) => field.kind === "path") && verb.fields.some((field) => field.kind === "several"),
  );
  return withPath ?? known?.id ?? null;
}

function pathOrder(play: Play, verb: string, path: string[]): string {
  const fields = play.title?.verbs.find((one) => one.id === verb)?.fields ?? [];
  const draft = { verb, fields: new Map() };
  for (const field of fields) {
    if (field.kind === "several") draft.fields.set(field.id, { kind: "several", names: play.picked });
    if (field.kind === "path") draft.fields.set(field.id, { kind: "path", names: path });
  }
  return print(play.title?.verbs ?? [], draft);
}

/** The likeliest way to a place: as far as one can go towards it, and straight on from there. */
function wayTowards(play: Play, place: string): string[] {
  const to = play.places?.byId.get(place);
  if (!to || !play.selected) return [];
  const far = (id: string) => {
    const at = play.places?.byId.get(id);
    return at ? Math.hypot(at.x - to.x, at.y - to.y) : Infinity;
  };
  const ways = [[], ...play.choices.map((one) => one.path).filter((path) => path.length > 0)];
  const end = (way: string[]) => way.at(-1) ?? play.selected!;
  const best = ways.reduce((near, way) => (far(end(way)) < far(end(near)) ? way : near));
  return [...best, ...(play.places?.straight(end(best), place) ?? [])];
}

/** Say why a place cannot be reached. */
async function whyNot(play: Play, place: string): Promise<void> {
  const verb = pathVerb(play);
  if (!verb || !play.selected || !play.asked) return selectPlace(play, place);
  const reply = await ask(play, { ask: "judge", seat: play.asked.seat, order: pathOrder(play, verb, wayTowards(play, place)) });
  if (reply.reply === "legal") play.note = { text: play.text("by-another-way", { place: play.name(place) }) };
  else complain(play, reply);
}

export async function give(play: Play, one: Choice): Promise<void> {
  play.menu = null;
  if (one.isPlan) return openPlan(play, one.target!, [one]);
  await giveOrder(play, one.text);
}
