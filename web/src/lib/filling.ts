// Filling in a form: what is entered goes to the table, as an order or as a draft that it judges.

import { ask, complain, giveOrder } from "./asking";
import type { Play } from "./play.svelte";
import type { Fills, Flaw } from "./protocol";

/** Which form is filled in, and how far the game is: a draft belongs to one position. */
export function formKey(play: Play): string {
  return `${play.scene?.orders} ${play.asked?.seat} ${play.asked?.form?.id}`;
}

/** What is entered while something else is under way waits for it: nothing is dropped. */
let underWay: Promise<void> = Promise.resolve();

/** Enter something, once all that was entered before is done: give it as an order, or lay it into the form and have it judged. */
export function enter(play: Play, fills: Fills, order: string): Promise<void> {
  const turn = underWay.then(() => entered(play, fills, order));
  underWay = turn.catch(() => {});
  return turn;
}

async function entered(play: Play, fills: Fills, order: string): Promise<void> {
  if (fills === "order") return giveOrder(play, order);
  const seat = play.asked?.seat;
  if (!seat) return;
  const key = formKey(play);
  const reply = await ask(play, { ask: "form", seat, draft: order });
  if (reply.reply !== "form") return complain(play, reply);
  if (key === formKey(play) && reply.form) play.drafted = { key, form: reply.form };
}

/** Longer files are no such thing: they would not go over the line. */
export const MOST_BYTES = 60_000;

/** What is wrong with a file that was to be read into the form, as it is said. */
export interface FileFault {
  line: number | null;
  text: string;
  clause?: string | undefined;
}

/** Read a file into the form: the order that it is, given at once, or all that is wrong with it. */
export async function readFile(play: Play, id: string, file: Blob): Promise<FileFault[]> {
  const seat = play.asked?.seat;
  if (!seat) return [];
  if (file.size > MOST_BYTES) return [{ line: null, text: play.text("form-file-too-long", { most: MOST_BYTES / 1000 }) }];
  const text = (await file.text()).replace(/\r\n?/g, "\n");
  const reply = await ask(play, { ask: "form_file", seat, file: id, text });
  if (reply.reply !== "read") {
    complain(play, reply);
    return [];
  }
  if (reply.order === null) return reply.flaws.map((flaw) => fault(play, flaw));
  await giveOrder(play, reply.order);
  return [];
}

function fault(play: Play, flaw: Flaw): FileFault {
  return { line: flaw.line, text: play.say(flaw.what), clause: flaw.what.clause };
}
