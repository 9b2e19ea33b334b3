// An order that is being put together: who takes part, how it is reckoned, what a way costs.

import { allOrders, ask } from "./asking";
import { share } from "./chances";
import type { Choice } from "./choices";
import { print } from "./notation";
import type { Plan, Play } from "./play.svelte";
import type { Answer, Spelled } from "./protocol";

/** What an order does, whoever takes part: all but its counters. */
function kindOf(one: Choice): string {
  const rest = [...one.draft.fields].filter(([, value]) => value.kind !== "several");
  return JSON.stringify([one.draft.verb, rest]);
}

/** Plan what can be done against a place: what `kind` does, or the first of the plans. */
export async function openPlan(play: Play, target: string, plans: Choice[], kind = plans[0]!): Promise<void> {
  const there = (await allOrders(play)).filter((one) => one.isPlan && one.target === target);
  const all = [...plans, ...there];
  const kinds = [...new Map(all.toReversed().map((one) => [kindOf(one), one])).values()].toReversed();
  await planOf(play, kind, kinds, target, all.filter((one) => kindOf(one) === kindOf(kind)));
}

/** Whether a plan is of this kind. */
export function isOfKind(plan: Plan, kind: Choice): boolean {
  return kindOf(plan.kind) === kindOf(kind);
}

/** How many counters are tried, one after the other, for a plan that not everybody can take part in. */
const MOST_TRIED = 24;

async function planOf(play: Play, kind: Choice, kinds: Choice[], target: string, plans: Choice[]): Promise<void> {
  const candidates = [...new Set(plans.flatMap((one) => one.who))];
  const field = play.title?.verbs.find((one) => one.id === kind.draft.verb)?.fields.find((one) => one.kind === "several")?.id ?? "";
  const widest = plans.reduce((best, one) => (one.who.length > best.who.length ? one : best));
  play.menu = null;
  play.tab = "orders";
  const plan: Plan = { kind, kinds, field, target, candidates, chosen: widest.who, explained: null };
  play.plan = plan;
  // Who chose nobody begins with everybody, or with as many as the rules allow.
  const isOpen = play.otherwise !== null || play.picked.length === 0;
  const chosen = isOpen ? await mostOf(play, plan) : widest.who;
  if (play.plan !== plan) return;
  play.plan = { ...plan, chosen };
  await explainPlan(play);
}

/** As many of the candidates as can take part together: everybody, or one after the other added where it stays legal. */
async function mostOf(play: Play, plan: Plan): Promise<string[]> {
  const seat = play.asked?.seat;
  if (seat === undefined) return plan.chosen;
  const isLegal = async (chosen: string[]): Promise<boolean> =>
    (await ask(play, { ask: "judge", seat, order: planOrder(play, { ...plan, chosen }) })).reply === "legal";
  if (await isLegal(plan.candidates)) return plan.candidates;
  let chosen = plan.chosen;
  for (const one of plan.candidates.slice(0, MOST_TRIED)) {
    if (play.plan !== plan) break;
    if (!chosen.includes(one) && (await isLegal([...chosen, one]))) chosen = [...chosen, one];
  }
  return chosen;
}

export function planOrder(play: Play, plan: Plan): string {
  const fields = new Map(plan.kind.draft.fields);
  fields.set(plan.field, { kind: "several", names: plan.chosen });
  return print(play.title?.verbs ?? [], { verb: plan.kind.draft.verb, fields });
}

export async function togglePlan(play: Play, counter: string): Promise<void> {
  const plan = play.plan;
  if (!plan) return;
  const chosen = plan.chosen.includes(counter) ? plan.chosen.filter((one) => one !== counter) : [...plan.chosen, counter];
  play.plan = { ...plan, chosen };
  await explainPlan(play);
}

async function explainPlan(play: Play): Promise<void> {
  const plan = play.plan;
  if (!plan || !play.asked) return;
  if (plan.chosen.length === 0) {
    play.plan = { ...plan, explained: null };
    return;
  }
  const reply = await ask(play, { ask: "explain", seat: play.asked.seat, order: planOrder(play, plan) });
  if (reply.reply === "explained" && play.plan === plan) play.plan = { ...plan, explained: reply };
}

async function explainOrder(play: Play, order: string): Promise<{ breach: Spelled | null; why: Answer; odds: Answer | null } | null> {
  if (!play.seat) return null;
  const reply = await ask(play, { ask: "explain", seat: play.seat, order });
  return reply.reply === "explained" ? reply : null;
}

/** What the way under the pointer costs, step by step. */
export async function explainCost(play: Play, order: string | null): Promise<void> {
  play.cost = null;
  if (order === null) return;
  const [at, who] = [play.scene?.orders, play.picked];
  const explained = await explainOrder(play, order);
  // An order that was given in the meantime has moved them, and others may have been picked up.
  const isStale = play.scene?.orders !== at || play.picked !== who || play.busy;
  if (explained && !isStale && !explained.breach) play.cost = { text: order, why: explained.why, odds: explained.odds };
}

/** Whether there is more to tell of an order than that it is legal. */
export function isWorthTelling(cost: Play["cost"]): boolean {
  return (cost?.odds?.outcomes ?? []).length > 0 || (cost?.why.derivation ?? []).length > 0;
}

/** How many ways to share something out, or to spend it, are explained. */
const MOST_SHARED = 24;

/** What follows from each way to share something out or to spend it, line by line, and what follows from all of them. */
export interface Following {
  each: Map<string, string[]>;
  all: string[];
}

export async function consequences(play: Play, choices: Choice[]): Promise<Following> {
  const isShare = (one: Choice) => [...one.draft.fields.values()].some((value) => value.kind === "assignment" || value.kind === "amount");
  const shares = choices.filter(isShare);
  const told = shares.slice(0, MOST_SHARED);
  const lines = await Promise.all(told.map(async (one) => (await explainOrder(play, one.text))?.why.derivation?.map((step) => play.say(step.what)) ?? []));
  const all = told.length > 1 && told.length === shares.length ? lines[0]!.filter((line) => lines.every((other) => other.includes(line))) : [];
  return { each: new Map(told.map((one, at) => [one.text, lines[at]!.filter((line) => !all.includes(line))])), all };
}

/** How many rows of a menu are priced. */
const MOST_PRICED = 8;

/** What each thing costs that can be done at a place: its sum, or in words what is special about it. */
export async function priceMenu(play: Play): Promise<void> {
  const menu = play.menu;
  if (!menu) return;
  const rows = menu.choices.filter((one) => !one.isPlan).slice(0, MOST_PRICED);
  const priced = await Promise.all(rows.map(async (one) => [one.text, priceOf(play, one, await explainOrder(play, one.text))] as const));
  if (play.menu === menu) play.menu = { ...menu, prices: new Map(priced) };
}

function priceOf(play: Play, one: Choice, explained: { why: Answer; odds: Answer | null } | null): string {
  const outcomes = explained?.odds?.outcomes ?? [];
  // Of two outcomes the first says enough; of more, each could be the one that decides.
  const told = outcomes.length > 2 ? outcomes : outcomes.slice(0, outcomes.length - 1);
  const chances = told.map((one) => play.text("chance-of", { what: play.say(one.result), share: share(play.words, one.weight, one.of) }));
  if (chances.length > 0) return chances.join("\n");
  const last = explained?.why.derivation?.at(-1);
  if (!last) return "";
  if (last.sum <= 0) return play.say(last.what);
  return one.path.length > 0 ? play.counted("way-costs", last.sum) : play.text("costs", { points: last.sum });
}
