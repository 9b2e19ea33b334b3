// What a lesson points at on this page, and what that asks of the hand.

import { ask, complain } from "./asking";
import { selectPlace } from "./picking";
import type { Play } from "./play.svelte";
import { stopReplay } from "./replay";

/** Go on in a lesson, or back, or have done what is to be done. */
export async function goInLesson(play: Play, go: "on" | "back" | "done"): Promise<void> {
  const seat = play.scene?.lesson?.seat;
  if (!seat || play.busy) return;
  if (play.replay) stopReplay(play);
  play.busy = true;
  const reply = await ask(play, { ask: "lesson", seat, go });
  play.busy = false;
  play.note = null;
  // Who only reads on may still look at a plan.
  if (go !== "on") play.plan = play.menu = null;
  complain(play, reply);
}

/** Whether the lesson points at a control of the page. */
export function pointsAt(play: Play, control: string): boolean {
  return (play.scene?.lesson?.point ?? []).some((spot) => "control" in spot && spot.control === control);
}

/** Whether the lesson points at an order in the list. */
function pointsAtOrder(play: Play): boolean {
  return (play.scene?.lesson?.point ?? []).some((spot) => "control" in spot && spot.control.startsWith("order "));
}

/** Controls that a lesson points at and that are in the panel: a plan, its button, an order of the list or of a form, a row of that. */
const IN_PANEL = /^(plan|give|(order|row) .+)$/;

/** Whether the lesson points at something in the panel. */
export function pointsIntoPanel(play: Play): boolean {
  return (play.scene?.lesson?.point ?? []).some((spot) => "control" in spot && IN_PANEL.test(spot.control));
}

/** The places that the lesson points at. */
export function pointedPlaces(play: Play): string[] {
  if (play.replay) return [];
  return (play.scene?.lesson?.point ?? []).flatMap((spot) => {
    const at = "place" in spot ? spot.place : "counter" in spot ? play.counters.get(spot.counter)?.place : undefined;
    return at !== undefined && play.places?.byId.has(at) ? [at] : [];
  });
}

/** Whether the lesson wants what lies in a place picked up, and it is not: then a click there means that. */
export function isWantedInHand(play: Play, place: string): boolean {
  if (play.scene?.lesson === undefined || pointedPlaces(play)[0] !== place || play.selected === place) return false;
  const ready = play.able;
  return play.stackAt.get(place)?.counters.some((counter) => ready.has(counter.id)) ?? false;
}

/** Put down what is picked up, where the lesson wants something else picked up first, or an order from the list. */
export function makeRoom(play: Play): void {
  if (pointsAtOrder(play) && play.picked.length > 0) return selectPlace(play, null);
  const first = pointedPlaces(play)[0];
  if (first === undefined || play.picked.length === 0 || first === play.selected) return;
  const ready = play.able;
  if (play.stackAt.get(first)?.counters.some((counter) => ready.has(counter.id))) selectPlace(play, null);
}

/** The step of a lesson that has been shown its arithmetic. */
const shown = new WeakMap<Play, string>();

/** The lines of a plan are in sight when a lesson speaks of them; whoever scrolls on after that is left alone. */
export function linesOf(play: Play): (lines: HTMLElement) => void {
  return (lines) => {
    const step = pointsAt(play, "plan") ? (play.scene?.lesson?.text ?? "") : "";
    if (step === "" || shown.get(play) === step) return;
    shown.set(play, step);
    lines.scrollIntoView({ block: "start" });
  };
}
