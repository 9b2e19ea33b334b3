// Picking counters up, what can be done with them, and what a click at a place means.

import { allOrders, ask, complain, giveOrder } from "./asking";
import { choice, choicesOf, type Choice } from "./choices";
import { inHandAfter } from "./hand";
import { isWantedInHand, pointedPlaces, pointsAt } from "./lesson";
import { refreshOverlays, refreshTraces } from "./looking";
import { skipMotion } from "./motion";
import { print, type Draft, type Value } from "./notation";
import { explainCost, isWorthTelling, openPlan, priceMenu } from "./plans";
import type { Play } from "./play.svelte";
import type { Scene } from "./protocol";
import { aimSet, prepareSet } from "./sets";
import { sketchOn } from "./sketching";
import { whyIdle, whyNot } from "./whynot";

/** A stack of so many is taken apart one by one; a bigger one by halves. */
const FEW = 6;

export function selectPlace(play: Play, place: string | null): void {
  if (play.tap) {
    play.selected = place;
    return;
  }
  play.menu = null;
  play.plan = null;
  play.manual = [];
  play.selected = place;
  const there = place ? (play.stackAt.get(place)?.counters ?? []) : [];
  const ready = place && !play.replay ? readyAt(play, place) : [];
  pickUp(play, ready, partsOf(play, ready));
  if (place && there.length > 0 && play.picked.length === 0) {
    play.tab = "stack";
    const side = play.sideOfSeat(play.asked?.seat ?? null);
    void whyIdle(play, there.filter((one) => one.side === side).map((one) => one.id));
  }
  if (play.picked.length > 0) play.tab = "orders";
}

/** The counters of a place that can act, the topmost first. */
export function readyAt(play: Play, place: string): string[] {
  const ready = play.able;
  return (play.stackAt.get(place)?.counters ?? []).map((one) => one.id).filter((id) => ready.has(id));
}

/** How alike counters must be: of one faction, with the same kinds of values and in the same state; or with equal values. */
type Likeness = "kind" | "twin";

/** Those of some counters that are like the first. */
function alike(play: Play, who: string[], likeness: Likeness): string[] {
  const look = (id: string) => {
    const counter = play.counters.get(id);
    const values = counter?.values.map(([value, number]) => (likeness === "kind" ? value : `${value} ${number}`));
    return JSON.stringify([counter?.faction, values, [...(counter?.states ?? [])].sort(), counter?.notes]);
  };
  return who.filter((id) => look(id) === look(who[0]!));
}

/** Parts of a stack, for where it can do nothing together: its topmost with all that are like it, then fewer and fewer; and
 * where those can go nowhere, the others, kind by kind. */
function partsOf(play: Play, who: string[]): string[][] {
  const kind = alike(play, who, "kind");
  const twins = alike(play, who, "twin");
  const sizes: number[] = [];
  for (let size = twins.length; size > 0; size = size > FEW ? Math.ceil(size / 2) : size - 1) sizes.push(size);
  const parts = [kind, ...sizes.map((size) => twins.slice(0, size))];
  const fewer = parts.filter((part, index) => part.length < (parts[index - 1] ?? who).length);
  const others: string[][] = [];
  for (let rest = who.filter((id) => !kind.includes(id)); rest.length > 0; ) {
    const next = alike(play, rest, "kind");
    others.push(next);
    rest = rest.filter((id) => !next.includes(id));
  }
  return [...fewer, ...others];
}

export function togglePicked(play: Play, counter: string): void {
  const picked = play.picked.includes(counter)
    ? play.picked.filter((one) => one !== counter)
    : [...play.picked, counter];
  const place = play.counters.get(counter)?.place;
  if (place && play.places?.byId.has(place)) play.selected = place;
  pickUp(play, picked, null);
}

/** Pick up one counter; where it can go nowhere alone, with those of its stack that can act. */
export function pickNamed(play: Play, counter: string): void {
  const place = play.counters.get(counter)?.place ?? "";
  const rest = readyAt(play, place).filter((one) => one !== counter);
  const stack = [counter, ...rest];
  play.selected = play.places?.byId.has(place) ? place : null;
  play.tab = "orders";
  pickUp(play, [counter], rest.length > 0 ? [stack, alike(play, stack, "kind")] : []);
}

/** A counter that was looked for: it is picked up, or lies in its stack with the reason why it can do nothing. */
export function showNamed(play: Play, counter: string): void {
  const found = play.counters.get(counter);
  if (!found || play.able.has(counter)) return pickNamed(play, counter);
  play.selected = found.place;
  pickUp(play, [], null);
  play.tab = "stack";
  if (found.side === play.sideOfSeat(play.asked?.seat ?? null)) void whyIdle(play, [counter]);
}

/** Pick up counters; `otherwise` as in `Play`. */
export function pickUp(play: Play, counters: string[], otherwise: string[][] | null): void {
  play.otherwise = otherwise;
  play.picked = counters;
  play.isLeftover = false;
  play.choices = [];
  play.left = new Map();
  play.manual = [];
  play.menu = null;
  play.plan = null;
  play.cost = null;
  play.aimed = null;
  play.idle = null;
  play.isPart = false;
  play.asking = counters.length > 0;
  play.freshen();
  void refresh(play);
}

/** Nothing is chosen any more. */
export function putDown(play: Play): void {
  play.selected = null;
  play.picked = [];
  play.choices = [];
  play.menu = null;
  play.plan = null;
  play.cost = null;
  play.aimed = null;
  play.idle = null;
  if (play.tab === "stack") play.tab = "orders";
}

/** Counters that have moved since a scene are still held, those who stayed behind are not. */
export function followPicked(play: Play, before: Scene): void {
  const now = inHandAfter(play.picked, before.view.counters, play.scene?.view.counters ?? []);
  if (now !== play.picked) {
    play.picked = now;
    // What the others could do is not theirs.
    play.choices = [];
    play.left = new Map();
    if (play.otherwise) play.otherwise = partsOf(play, now);
  }
  if (play.scene?.orders !== before.orders) play.isLeftover = true;
  showPicked(play);
}

/** What is chosen is where those in hand are. */
function showPicked(play: Play): void {
  const at = new Set(play.picked.map((id) => play.counters.get(id)?.place));
  const [place] = at;
  if (at.size === 1 && place !== undefined && play.places?.byId.has(place)) play.selected = place;
}

/** A set is laid out once for each position. */
async function prepareSetOnce(play: Play): Promise<void> {
  const key = `${play.scene?.orders} ${play.asked?.seat} ${play.asked?.set} ${play.replay !== null}`;
  if (play.set && play.setKey === key) return;
  play.setKey = key;
  await prepareSet(play);
}

/** Ask anew what the picked-up counters can do. */
export async function refresh(play: Play): Promise<void> {
  const turn = ++play.wanted;
  const seat = play.asked?.seat;
  const situation = play.situation;
  const ready = play.able;
  const still = play.picked.filter((id) => ready.has(id) && play.counters.has(id));
  // Whoever can do nothing any more drops out of the hand, and that is explained.
  const out = play.picked.filter((id) => !ready.has(id) && play.counters.has(id));
  if (still.length !== play.picked.length) play.picked = still;
  void refreshOverlays(play);
  void refreshTraces(play);
  if (play.asked?.set || play.set) void prepareSetOnce(play);
  if (!seat || !situation || play.replay || play.picked.length === 0) {
    play.choices = [];
    play.left = new Map();
    play.asking = false;
    if (still.length === 0) void whyIdle(play, out, play.isLeftover);
    return;
  }
  const who = [...play.picked];
  const groups = [who, ...(play.otherwise ?? []).filter((group) => group.every((id) => ready.has(id)))];
  const reply = await ask(play, { ask: "pick_up", seat, groups });
  if (turn !== play.wanted) return;
  play.asking = false;
  if (reply.reply !== "picked_up") return complain(play, reply);
  play.picked = reply.who;
  showPicked(play);
  play.choices = choicesOf(reply.orders, situation);
  play.left = new Map(reply.reach.field ?? []);
  // Once the others have gone, or it has left them, it is no part of anything.
  const there = play.stackAt.get(play.counters.get(reply.who[0] ?? "")?.place ?? "")?.counters.length ?? 0;
  play.isPart = reply.who.length < who.length || (play.isPart && there > reply.who.length);
  if (play.otherwise) play.otherwise = partsOf(play, reply.who);
  play.idle = null;
  // Who can do this or that where they stand, but go nowhere while others go, is told why, too.
  const isStuck = reply.orders.length === 0 || (play.asked?.more && play.choices.every((one) => one.target === null));
  if (out.length > 0) void whyIdle(play, out);
  else if (isStuck && !play.set) void whyIdle(play, reply.who);
}

/** A finger has tapped a place: a way is shown with its price first, and gone when it is tapped again. */
export async function tapOn(play: Play, place: string): Promise<void> {
  const choices = play.byTarget.get(place) ?? [];
  const [only] = choices;
  const isWay = choices.length === 1 && only !== undefined && only.path.length > 0 && !only.isPlan;
  if (play.tap || play.sketching || play.replay || !isWay || play.aimed?.place === place) {
    if (isWay && play.aimed?.place === place) play.isLeftover = false;
    play.aimed = null;
    return act(play, place);
  }
  skipMotion(play);
  play.note = null;
  play.menu = null;
  play.aimed = { place, choice: only };
  await explainCost(play, only.text);
}

/** A finger has tapped an order of a list: what it costs and can bring is shown first, where there is anything to show. */
export async function tapRow(play: Play, one: Choice): Promise<void> {
  if (one.isPlan || play.aimed?.choice.text === one.text || pointsAt(play, `order ${one.text}`)) return give(play, one);
  await explainCost(play, one.text);
  if (play.cost?.text !== one.text || !isWorthTelling(play.cost)) return give(play, one);
  play.note = null;
  play.aimed = { place: one.target ?? play.selected ?? "", choice: one };
}

/** A place was clicked, or chosen with the keyboard. */
export async function act(play: Play, place: string): Promise<void> {
  if (play.tap) return play.tap(place);
  if (play.sketching) return sketchOn(play, place);
  skipMotion(play);
  play.note = null;
  if (play.replay) return selectPlace(play, place);
  if (play.menu && play.menu.place !== place) return dismissMenu(play);
  if (play.manual.length > 0 && play.manual.at(-1) === place) return goManual(play);
  if (isWantedInHand(play, place)) return selectPlace(play, place);
  if (await aimSet(play, place)) return;
  const choices = meantAt(play, place);
  const plans = choices.filter((one) => one.isPlan);
  const direct = choices.filter((one) => !one.isPlan);
  // Where others stand who could be picked up instead, an order that leads nowhere is asked about first; and so is a way of
  // those who were not picked up for it.
  const isMeant = direct[0]?.path.length !== 0 && (!play.isLeftover || pointedPlaces(play).includes(place));
  const isOwn = direct.length === 1 && !isMeant && readyAt(play, place).some((id) => !play.picked.includes(id));
  if (direct.length === 1 && plans.length === 0 && !isOwn) return give(play, direct[0]!);
  if (plans.length > 0 && direct.length === 0) return openPlan(play, place, plans);
  if (choices.length > 1 || isOwn) {
    play.menu = { place, choices, prices: new Map() };
    return priceMenu(play);
  }
  if (play.stackAt.has(place)) {
    // What a lesson wants picked up is not put down by another click.
    const own = play.selected === place && play.picked.length > 0 && !pointedPlaces(play).includes(place);
    return own ? selectPlace(play, null) : selectOrPlan(play, place);
  }
  if (play.picked.length > 0) return whyNot(play, place);
  selectPlace(play, place);
}

/** What a click at a place can mean: where nobody is in hand and somebody there can act, it is nothing that others could do there. */
function meantAt(play: Play, place: string): Choice[] {
  const choices = play.byTarget.get(place) ?? [];
  const picksUp = play.picked.length === 0 && readyAt(play, place).length > 0;
  const actsThere = (one: Choice) => one.who.some((id) => play.counters.get(id)?.place === place);
  return picksUp ? choices.filter(actsThere) : choices;
}

/** A click beside the question what shall be done somewhere: nothing is, and that is said. */
export function dismissMenu(play: Play): void {
  if (!play.menu) return;
  play.note = { text: play.text("nothing-ordered", { place: play.name(play.menu.place) }) };
  play.menu = null;
  play.isLeftover = true;
}

/** An enemy stack may be a target of an order that nobody was picked up for. */
async function selectOrPlan(play: Play, place: string): Promise<void> {
  const ready = play.able;
  const own = play.stackAt.get(place)?.counters.some((counter) => ready.has(counter.id));
  if (!own && play.asked?.more) {
    const all = await allOrders(play);
    const plans = all.filter((one) => one.isPlan && one.target === place);
    if (plans.length > 0) return openPlan(play, place, plans);
  }
  if (!own && play.picked.length > 0) return whyNot(play, place);
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
  // What else such an order names it names here, too.
  const like = play.choices.find((one) => one.draft.verb === verb && one.path.length > 0);
  const draft: Draft = { verb, fields: new Map(like?.draft.fields) };
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

/** The order that would bring what is picked up to a place, legal or not; none where they are taken nowhere. */
export function orderTo(play: Play, place: string): Choice | null {
  const situation = play.situation;
  if (!situation) return null;
  const like = play.choices.find((one) => one.path.length === 0 && one.target !== null && isNamed(one, one.target));
  const verb = like && play.choices.every((one) => one.path.length === 0) ? null : pathVerb(play);
  if (verb && play.selected) return choice(pathOrder(play, verb, wayTowards(play, place)), situation);
  return like ? choice(print(situation.verbs, leadTo(like, place)), situation) : null;
}

/** Whether an order names a place, and not only what is there. */
function isNamed(one: Choice, place: string): boolean {
  return [...one.draft.fields.values()].some(
    (value) => (value.kind === "one" && value.name === place) || (value.kind === "placement" && value.pairs.some(([, where]) => where === place)),
  );
}

/** The same order, for another place. */
function leadTo(one: Choice, place: string): Choice["draft"] {
  const there = (name: string) => (name === one.target ? place : name);
  const led = (value: Value): Value => {
    if (value.kind === "one") return { ...value, name: there(value.name) };
    return value.kind === "placement" ? { ...value, pairs: value.pairs.map(([what, where]) => [what, there(where)]) } : value;
  };
  return { ...one.draft, fields: new Map([...one.draft.fields].map(([field, value]) => [field, led(value)])) };
}

export async function give(play: Play, one: Choice): Promise<void> {
  play.menu = null;
  if (one.isPlan) return openPlan(play, one.target!, [one]);
  await giveOrder(play, one.text);
}
