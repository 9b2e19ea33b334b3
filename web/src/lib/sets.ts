// A set of attacks: counters, each with the place it goes against, put together as a whole before it is given as one order.

import { allOrders, ask } from "./asking";
import type { Value } from "./notation";
import type { Play } from "./play.svelte";
import type { OrderPart, Spelled } from "./protocol";
import { orderOf, partsOf, type SetPlan } from "./setparts";

function pairsOf(value: Value | undefined): [string, string][] {
  return value?.kind === "placement" ? value.pairs : [];
}

/** Lay out an empty set where the decision asks for one. */
export async function prepareSet(play: Play): Promise<void> {
  const asked = play.asked;
  const verb = asked?.set;
  const field = play.title?.verbs.find((one) => one.id === verb)?.fields[0]?.id;
  if (!asked || !verb || !field || play.replay) {
    play.set = null;
    return;
  }
  const isSame = play.set?.verb === verb && play.setFor === asked.prompt.id;
  const orders = await allOrders(play);
  if (play.asked !== asked) return;
  const candidates = new Map<string, string[]>();
  for (const one of orders.filter(({ draft }) => draft.verb === verb))
    for (const [who, at] of pairsOf(one.draft.fields.get(field))) {
      const there = candidates.get(at) ?? [];
      if (!there.includes(who)) candidates.set(at, [...there, who]);
    }
  if (candidates.size === 0) {
    play.set = null;
    return;
  }
  // What was put together stays, as far as it is still possible.
  const pairs = isSame ? play.set!.pairs.filter(([who, at]) => candidates.get(at)?.includes(who)) : [];
  play.setFor = asked.prompt.id;
  play.set = { verb, field, pairs, candidates, open: isSame ? play.set!.open : null, explained: null };
  await explainSet(play);
}

export function setOrder(play: Play, set: SetPlan): string {
  return orderOf(set, play.title?.verbs ?? []);
}

/** Who could still join against a place: what the rules say of them, or everybody who can. */
export function couldJoin(play: Play, set: SetPlan, part: OrderPart): { who: string; note: Spelled | null }[] {
  const told = new Map(part.could ?? []);
  const all = [...new Set([...told.keys(), ...(set.candidates.get(part.at) ?? [])])];
  return all.filter((who) => !part.who.includes(who) && play.counters.has(who)).map((who) => ({ who, note: told.get(who) ?? null }));
}

/** Send counters against a place, and no longer against others. */
export async function join(play: Play, at: string, who: string[]): Promise<void> {
  const set = play.set;
  if (!set) return;
  const able = who.filter((one) => set.candidates.get(at)?.includes(one) || partsOf(set).some((part) => part.at === at && part.could?.some(([could]) => could === one)));
  const others = set.pairs.filter(([one]) => !able.includes(one));
  await change(play, { ...set, pairs: [...others, ...able.map((one): [string, string] => [one, at])], open: at });
}

export async function leave(play: Play, who: string): Promise<void> {
  const set = play.set;
  if (set) await change(play, { ...set, pairs: set.pairs.filter(([one]) => one !== who) });
}

export async function clearSet(play: Play): Promise<void> {
  if (play.set) await change(play, { ...play.set, pairs: [], open: null });
}

export function unfold(play: Play, at: string | null): void {
  if (play.set) play.set = { ...play.set, open: at };
}

/** A place was clicked that can be attacked: those in hand go against it, or its card is unfolded. */
export async function aimSet(play: Play, at: string): Promise<boolean> {
  const set = play.set;
  if (!set?.candidates.has(at)) return false;
  play.tab = "orders";
  const able = play.picked.filter((who) => set.candidates.get(at)!.includes(who));
  if (able.length > 0) await join(play, at, able);
  else unfold(play, at);
  return true;
}

async function change(play: Play, set: SetPlan): Promise<void> {
  play.set = { ...set, explained: play.set?.explained ?? null };
  await explainSet(play);
}

async function explainSet(play: Play): Promise<void> {
  const set = play.set;
  if (!set || !play.asked) return;
  const reply = await ask(play, { ask: "explain", seat: play.asked.seat, order: setOrder(play, set) });
  if (reply.reply === "explained" && play.set === set) play.set = { ...set, explained: reply };
}

/** Arrows on the board for what is planned. */
export function setArrows(play: Play): { from: string[]; to: string }[] {
  const arrows = new Map<string, string[]>();
  for (const [who, at] of play.set?.pairs ?? []) {
    const from = play.counters.get(who)?.place;
    if (from) arrows.set(at, [...(arrows.get(at) ?? []), from]);
  }
  return [...arrows].map(([to, from]) => ({ to, from: [...new Set(from)] }));
}
