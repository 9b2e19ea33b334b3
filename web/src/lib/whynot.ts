// Why something cannot be done, and what would help: the reason that would remain, other means, others beside.

import { ask, complain } from "./asking";
import { choice, otherMeans, type Choice } from "./choices";
import { give, orderTo, pickUp, selectPlace } from "./picking";
import type { Note, Play } from "./play.svelte";
import type { Instead, Reply, Spelled } from "./protocol";
import { namesIn } from "./words";

/** Something that is offered beside a refusal. */
export interface Offer {
  label: string;
  take: () => void;
}

/** So many ways round are offered. */
const MOST_OFFERED = 3;

/** Say why what is picked up cannot be brought to a place, and what would help. */
export async function whyNot(play: Play, place: string): Promise<void> {
  const seat = play.asked?.seat;
  if (seat === undefined) return selectPlace(play, place);
  const who = play.picked;
  // A lesson hears which order is judged. What leads it on is said in the judge's words, which its texts speak of.
  const step = play.scene?.lesson?.text;
  const judged = step === undefined ? null : await judge(play, seat, place);
  if (judged && (judged.reply.reply === "legal" || (await isPast(play, step!)))) return settle(play, place, judged, []);
  const reply = await ask(play, { ask: "why_not", seat, who, place });
  if (play.picked !== who) return;
  const known = reply.reply === "barred" ? reply : null;
  // What a lesson teaches next is in its text, and nothing else is offered.
  const offers = () => (step === undefined ? [...meansOffered(play, place), ...insteadOffered(play, known?.instead ?? [])].slice(0, MOST_OFFERED) : []);
  const [why] = known?.why ?? [];
  if (why) {
    play.note = { ...noteOf(play, why), offers: offers() };
    play.spokenLine = play.note.text;
    return;
  }
  return settle(play, place, judged ?? (await judge(play, seat, place)), offers());
}

interface Judged {
  order: Choice;
  reply: Reply;
}

/** What the rules say of the order that would lead to a place; none where there is none. */
async function judge(play: Play, seat: string, place: string): Promise<Judged | null> {
  const order = orderTo(play, place);
  return order ? { order, reply: await ask(play, { ask: "judge", seat, order: order.text }) } : null;
}

/** Whether a lesson has gone on from a step. */
async function isPast(play: Play, step: string): Promise<boolean> {
  const now = await ask(play, { ask: "at", order: play.scene?.orders ?? 0 });
  return now.reply === "scene" && now.scene.lesson?.text !== step;
}

/** What the rules said is done, or told with what would help. */
async function settle(play: Play, place: string, judged: Judged | null, offers: Offer[]): Promise<void> {
  if (!judged) return selectPlace(play, place);
  const { order, reply } = judged;
  if (reply.reply !== "legal") {
    complain(play, reply);
    if (play.note) play.note = { ...play.note, offers };
  } else if (order.path.length === 0) await give(play, order);
  // A guess that ends elsewhere says nothing of the place.
  else if (order.path.at(-1) !== place) selectPlace(play, place);
  else play.note = { text: play.text("by-another-way", { place: play.name(place) }) };
}

function noteOf(play: Play, why: Spelled): Note {
  return { text: play.say(why), names: namesIn(why), ...(why.clause ? { clause: why.clause } : {}) };
}

/** Why counters can do nothing together, and who of them or with them could. Of those who have just done what they were told it is
 * said without alarm. */
export async function whyIdle(play: Play, who: string[], hasActed = false): Promise<void> {
  const seat = play.asked?.seat;
  if (seat === undefined || who.length === 0 || play.replay) return;
  const [scene, selected] = [play.scene, play.selected];
  const reply = await ask(play, { ask: "why_not", seat, who, place: null });
  if (reply.reply !== "barred" || play.scene !== scene || play.selected !== selected) return;
  const [why] = reply.why;
  const offers = reply.instead.map((one) => pickedInstead(play, who, one));
  if (!why && offers.length === 0) return;
  // It comes up where something else was: whoever was about to click sees it first.
  play.freshen();
  play.idle = { ...(why ? noteOf(play, why) : { text: "" }), offers, isCalm: hasActed };
}

/** Those who could go instead: they are picked up, and what they can do is seen. */
function pickedInstead(play: Play, who: string[], instead: Instead): Offer {
  return { label: company(play, who, instead.who), take: () => pickUp(play, instead.who, null) };
}

/** Who is added to those in hand, or left out, in words. */
function company(play: Play, who: string[], others: string[]): string {
  const named = (ids: string[]) => ids.map((id) => play.name(id)).join(", ");
  const more = others.filter((id) => !who.includes(id));
  const fewer = who.filter((id) => !others.includes(id));
  return more.length > 0 ? play.text("offer-with", { who: named(more) }) : play.text("offer-without", { who: named(fewer) });
}

function insteadOffered(play: Play, instead: Instead[]): Offer[] {
  const situation = play.situation;
  if (!situation) return [];
  return instead.map((one) => {
    const order = choice(one.order, situation);
    const deed = play.text("offer-deed", { deed: play.label(order.draft.verb), place: play.name(order.target ?? "") });
    return { label: `${company(play, play.picked, one.who)}: ${deed}`, take: () => void give(play, order) };
  });
}

function meansOffered(play: Play, place: string): Offer[] {
  const from = play.selected;
  if (!from || !play.places) return [];
  const verbs = (play.title?.verbs ?? []).map(({ id }) => id);
  return otherMeans(play.choices, from, place, play.places, verbs).map((one) => ({
    label: play.text("offer-deed", { deed: play.label(one.draft.verb), place: play.name(one.target ?? "") }),
    take: () => void give(play, one),
  }));
}
