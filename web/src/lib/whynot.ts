// Why something cannot be done, and what would help: the reason that would remain, other means, others beside.

import { ask, complain } from "./asking";
import { choice, otherMeans } from "./choices";
import { give, orderTo, pickUp, selectPlace } from "./picking";
import type { Note, Play } from "./play.svelte";
import type { Instead, Spelled } from "./protocol";
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
  // A lesson hears which order is judged, and is about that.
  const reply = play.scene?.lesson ? null : await ask(play, { ask: "why_not", seat, who, place });
  if (play.picked !== who) return;
  const known = reply?.reply === "barred" ? reply : null;
  const offers = () => [...meansOffered(play, place), ...insteadOffered(play, known?.instead ?? [])].slice(0, MOST_OFFERED);
  const [why] = known?.why ?? [];
  if (why) {
    play.note = { ...noteOf(play, why), offers: offers() };
    play.spokenLine = play.note.text;
    return;
  }
  const order = orderTo(play, place);
  if (!order) return selectPlace(play, place);
  const judged = await ask(play, { ask: "judge", seat, order: order.text });
  if (judged.reply !== "legal") {
    complain(play, judged);
    if (play.note) play.note = { ...play.note, offers: offers() };
  } else if (order.path.length > 0) play.note = { text: play.text("by-another-way", { place: play.name(place) }) };
  else await give(play, order);
}

function noteOf(play: Play, why: Spelled): Note {
  return { text: play.say(why), names: namesIn(why), ...(why.clause ? { clause: why.clause } : {}) };
}

/** Why counters can do nothing together, and who of them or with them could. */
export async function whyIdle(play: Play, who: string[]): Promise<void> {
  const seat = play.asked?.seat;
  if (seat === undefined || who.length === 0 || play.replay) return;
  const [scene, selected] = [play.scene, play.selected];
  const reply = await ask(play, { ask: "why_not", seat, who, place: null });
  if (reply.reply !== "barred" || play.scene !== scene || play.selected !== selected) return;
  const [why] = reply.why;
  const offers = reply.instead.map((one) => pickedInstead(play, who, one));
  if (why || offers.length > 0) play.idle = { ...(why ? noteOf(play, why) : { text: "" }), offers };
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
