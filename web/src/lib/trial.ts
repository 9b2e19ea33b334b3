// What if: a branch of one's own to try things on, from here or from a position of the replay. Nobody else sees it.

import { ask, complain } from "./asking";
import { chooseEyes } from "./following";
import { putDown, refresh } from "./picking";
import type { Play } from "./play.svelte";
import type { Scene, You } from "./protocol";
import { endReplay, goTo } from "./replay";
import { saveText } from "./saving";

/** A trial, and what it is gone back to from it. */
export interface Trial {
  /** The order before which it begins. */
  from: number;
  you: You;
}

/** So many orders of the computer follow each other until it is one's own turn, at most. */
const MOST_ORDERS = 400;

function randomSeed(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(32)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Whether the position that is shown can be tried: by those who play, or where the game is over. */
export function canTry(play: Play): boolean {
  return play.scene !== null && !play.scene.lesson && (play.held.length > 0 || play.scene.outcome !== null);
}

export async function beginTrial(play: Play): Promise<void> {
  const scene = play.scene;
  if (!scene) return;
  // Where a game has ended nothing can be done any more: what came before can be tried.
  if (scene.outcome && !play.replay && !play.trial) {
    await goTo(play, scene.orders - 1);
    play.note = { text: play.text("what-if-choose") };
    return;
  }
  const order = play.replay?.order ?? scene.orders;
  const eyes = play.shown?.eyes ?? null;
  const seat = eyes ?? play.due?.seat ?? play.held[0] ?? null;
  const reply = await ask(play, { ask: "suppose", seat, order, seed: randomSeed() });
  if (reply.reply !== "trial") return complain(play, reply);
  const from = play.trial?.from ?? order;
  const you = play.trial?.you ?? play.company.you;
  play.company.you = reply.you;
  play.trial = { from, you };
  await show(play, reply.scene);
}

/** Throw it away: the table is as it was. */
export async function endTrial(play: Play): Promise<void> {
  const trial = play.trial;
  const reply = await ask(play, { ask: "end_trial" });
  if (!trial || reply.reply !== "scene") return;
  play.company.you = trial.you;
  play.trial = null;
  await show(play, reply.scene);
}

async function show(play: Play, scene: Scene): Promise<void> {
  if (play.replay) endReplay(play);
  play.queue = [];
  play.positions.clear();
  play.listed = null;
  play.note = null;
  play.dice = null;
  play.handedTo = null;
  play.curtain = null;
  putDown(play);
  play.setScene(scene);
  await chooseEyes(play);
  await refresh(play);
}

/** Keep it: its record is an ordinary one, and opens as a table of its own. */
export async function keepTrial(play: Play): Promise<void> {
  const reply = await ask(play, { ask: "record" });
  if (reply.reply !== "record") return complain(play, reply);
  saveText(`${play.table?.name || play.title?.id || "game"} - ${play.text("what-if")}.stavka`, reply.text);
}

/** Let the computer play the others until somebody of one's own is asked; where one is asked already, let it answer once. */
export async function computerPlays(play: Play): Promise<void> {
  const own = new Set(play.trial?.you.seats ?? []);
  const isOwn = () => (play.scene?.asked ?? []).some((one) => one.urgency !== "may" && own.has(one.seat));
  const once = isOwn();
  play.computing = true;
  for (let count = 0; count < MOST_ORDERS && play.trial && play.computing; count++) {
    const reply = await ask(play, { ask: "computer" });
    if (reply.reply !== "done") {
      complain(play, reply);
      break;
    }
    // Changes come before the answer to what was asked next.
    await new Promise((resolve) => setTimeout(resolve, 0));
    if (once || isOwn() || play.scene?.outcome) break;
  }
  play.computing = false;
}
