// An order that is being put together: who takes part, how it is reckoned, what a way costs.

import { allOrders, ask, listKey } from "./asking";
import type { Choice } from "./choices";
import { print } from "./notation";
import type { Plan, Play } from "./play.svelte";
import type { Answer, Spelled } from "./protocol";

/** Plan what can be done against a place; `verb` where there are several kinds of it. */
export async function openPlan(play: Play, target: string, plans: Choice[], verb?: string): Promise<void> {
  const there = (await allOrders(play)).filter((one) => one.isPlan && one.target === target);
  const kinds = [...new Set([...plans, ...there].map((one) => one.draft.verb))];
  const kind = verb ?? plans[0]!.draft.verb;
  await planOf(play, kind, kinds, target, [...plans, ...there].filter((one) => one.draft.verb === kind));
}

async function planOf(play: Play, verb: string, kinds: string[], target: string, plans: Choice[]): Promise<void> {
  const candidates = [...new Set(plans.flatMap((one) => one.who))];
  const field = play.title?.verbs.find((one) => one.id === verb)?.fields.find((one) => one.kind === "several")?.id ?? "";
  const widest = plans.reduce((best, one) => (one.who.length > best.who.length ? one : best));
  play.menu = null;
  play.tab = "orders";
  const plan = { verb, kinds, field, target, candidates, explained: null };
  // Who chose nobody begins with everybody, where that is legal.
  const chosen = play.wholeStack || play.picked.length === 0 ? candidates : widest.who;
  play.plan = { ...plan, chosen };
  await explainPlan(play);
  if (play.plan?.explained?.breach && play.plan.chosen === chosen && chosen !== widest.who) {
    play.plan = { ...plan, chosen: widest.who };
    await explainPlan(play);
  }
}

export function planOrder(play: Play, plan: Plan): string {
  const all = play.listed?.key === listKey(play) ? play.listed.choices : play.few;
  const like = [...all, ...play.choices].find((one) => one.isPlan && one.target === plan.target && one.draft.verb === plan.verb);
  const fields = new Map(like?.draft.fields ?? []);
  fields.set(plan.field, { kind: "several", names: plan.chosen });
  return print(play.title?.verbs ?? [], { verb: plan.verb, fields });
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
  if (order === null) {
    play.cost = null;
    return;
  }
  const at = play.scene?.orders;
  const explained = await explainOrder(play, order);
  // An order that was given in the meantime has moved them.
  if (explained && play.scene?.orders === at && !play.busy) play.cost = { text: order, why: explained.why, odds: explained.odds };
}
