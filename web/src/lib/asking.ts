// What the page asks of the table and tells it: orders, questions, undo, dice.

import { choicesOf, type Choice } from "./choices";
import { askToGoBack } from "./goingback";
import { makeRoom } from "./lesson";
import type { Link } from "./link";
import type { Note, Play } from "./play.svelte";
import type { Answer, Question, Reply, StandingReply } from "./protocol";
import { namesIn } from "./words";

export function ask(play: Play, ask: Parameters<Link["ask"]>[0]): Promise<Reply> {
  return play.wire ? play.wire.ask(ask) : Promise.resolve({ reply: "refused", refusal: { id: "not-connected" } });
}

export async function askQuestion(play: Play, question: Question): Promise<Answer | null> {
  const seat = play.seat;
  if (!seat) return null;
  const reply = await ask(play, { ask: "question", seat, question });
  return reply.reply === "answer" ? reply.answer : null;
}

/** The decision that a list of all orders belongs to. */
function listKey(play: Play): string {
  return `${play.scene?.orders} ${play.asked?.seat} ${play.asked?.prompt.id}`;
}

/** Every order of the decision. */
export async function allOrders(play: Play): Promise<Choice[]> {
  const asked = play.asked;
  const situation = play.situation;
  if (!asked || !situation) return [];
  if (!asked.more) return play.few;
  const key = listKey(play);
  if (play.listed?.key === key) return play.listed.choices;
  const reply = await ask(play, { ask: "orders", seat: asked.seat, who: [] });
  const choices = reply.reply === "orders" ? choicesOf(reply.orders, situation) : [];
  play.listed = { key, choices };
  return choices;
}

export async function giveOrder(play: Play, order: string, rolls: number[] = []): Promise<void> {
  const seat = play.scene?.pending?.seat ?? play.asked?.seat;
  if (!seat || play.busy || play.replay) return;
  if (warns(play, order)) return;
  play.busy = true;
  play.trails = [];
  play.handedTo = null;
  play.theirs = null;
  const reply = await ask(play, { ask: "order", seat, order, rolls });
  play.busy = false;
  play.manual = [];
  play.plan = null;
  play.menu = null;
  play.cost = null;
  play.aimed = null;
  if (reply.reply === "done" || reply.reply === "die") play.note = null;
  else complain(play, reply);
}

/** What an order that moves on would leave behind: what is filled in and was not given, what could be done before it. */
function undoneBy(play: Play, order: string): Note | null {
  const asked = play.asked;
  if (!asked || order !== asked.onward) return null;
  if (asked.form && play.orderForm !== asked.form) return { text: play.text("form-not-given") };
  const undone = asked.undone;
  return undone ? { text: play.say(undone), names: namesIn(undone), ...(undone.clause ? { clause: undone.clause } : {}) } : null;
}

/** An order that leaves something undone is asked about, once. */
function warns(play: Play, order: string): boolean {
  const undone = undoneBy(play, order);
  const key = listKey(play);
  if (!undone || play.scene?.lesson || play.scene?.pending || play.warned === key) return false;
  play.warned = key;
  const anyway = { label: play.text("all-the-same", { deed: play.label(order) }), take: () => void giveOrder(play, order) };
  play.note = { ...undone, offers: [anyway] };
  play.spokenLine = play.note.text;
  // A second press at once was not meant as an answer.
  play.freshen();
  return true;
}

export function complain(play: Play, reply: Reply): void {
  if (reply.reply === "breach" || reply.reply === "refused") {
    const why = reply.reply === "breach" ? reply.breach : reply.refusal;
    play.note = { text: play.say(why), names: namesIn(why), ...(why.clause ? { clause: why.clause } : {}) };
  } else if (reply.reply === "astray") {
    play.note = { text: play.words.first([`${reply.text}-else`], play.text("lesson-first")) };
    makeRoom(play);
  } else if (reply.reply === "missing") play.note = { text: play.text("half-built") };
  if (play.note) play.spokenLine = play.note.text;
}

/** Take back one's last order; where dice fell or others have answered since, that is going back, and is asked about. */
export async function undo(play: Play): Promise<void> {
  const possible = play.scene?.undo;
  const seat = possible?.undo ?? play.seat;
  if (!seat || play.replay) return;
  if (!possible?.undo && possible?.back) return askToGoBack(play, possible.back.seat, possible.back.to);
  play.trails = [];
  complain(play, await ask(play, { ask: "undo", seat }));
}

export async function redo(play: Play): Promise<void> {
  const seat = play.scene?.undo.redo;
  if (seat && !play.replay) complain(play, await ask(play, { ask: "redo", seat }));
}

export async function consent(play: Play, agree: boolean): Promise<void> {
  const asked = play.scene?.takeback;
  const seat = asked?.waits_for.find((one) => play.held.includes(one));
  if (asked && seat) complain(play, await ask(play, { ask: "consent", seat, agree, to: asked.to, branch: asked.branch }));
}

export async function typeDie(play: Play, face: number): Promise<void> {
  const pending = play.scene?.pending;
  if (pending) await giveOrder(play, pending.order, [...pending.rolls, face]);
}

/** Answer decisions of a kind without asking from now on, or no more. */
export async function answerAlways(play: Play, seat: string, prompt: string, reply: StandingReply | null): Promise<void> {
  complain(play, await ask(play, { ask: "standing", seat, prompt, reply }));
}
