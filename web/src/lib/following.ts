// Opening a table and following it: the line, the game's words and board, changes and the moves they show.

import { boardFor } from "../board/area";
import { Places } from "../board/geometry";
import { api, idOf, scenarioOf, tableUrl, titleIn, wordsOf } from "./api";
import { ask } from "./asking";
import { changed } from "./changes";
import { forget, isAtHome, remember as rememberLink } from "./keys";
import { Link } from "./link";
import { keep, recall } from "./memory";
import { showMoves, shownMoves, takeIn } from "./motion";
import { followPicked, putDown, refresh } from "./picking";
import type { Play } from "./play.svelte";
import type { Asked, Change, Line, Scene, Spelled, Welcome } from "./protocol";
import { complaint } from "./refusal";
import { endReplay } from "./replay";
import { settings } from "./settings.svelte";
import { rememberRead } from "./talk";
import { lastTold, rollsIn, tellingFirst, told, Words } from "./words";

export function connect(play: Play): void {
  // Until the game's own words are there, the page has its own.
  void Words.load(settings.language).then((words) => play.title === null && (play.words = words));
  play.wire = new Link(() => tableUrl(play.id, play.key, settings.kept.name), {
    hello: (hello) => void greeted(play, hello),
    change: (change) => enqueue(play, change),
    here: (here) => (play.company.here = here),
    state: (state, reason) => {
      play.link = state;
      play.isUnknown = state === "broken" && reason === "link-gone";
      if (state === "ended") void end(play, reason);
    },
  }, (farewell) => farewell === "link-gone" && !play.key && isAtHome());
}

/** There is no coming back: say why. */
async function end(play: Play, reason: string): Promise<void> {
  if (reason === "link-gone") forget(play.key);
  if (play.title === null) play.words = await Words.load(settings.language);
  play.fault = play.text(reason);
}

export function leave(play: Play): void {
  play.wire?.close();
}

export function retry(play: Play): void {
  play.wire?.retry();
}

async function greeted(play: Play, hello: Welcome): Promise<void> {
  // A game that could not be learned is learned when the line is there again.
  const first = play.title === null;
  play.fault = null;
  play.table = hello.table;
  // What was being tried belonged to a line that is no more.
  const lost = play.trial !== null;
  if (lost) {
    play.trial = null;
    await ask(play, { ask: "end_trial" });
  }
  play.company.you = hello.you;
  play.company.here = hello.here;
  // What changes while the page still learns the game is added to this.
  play.queue = [];
  play.positions.clear();
  if (play.replay && play.replay.order > hello.scene.orders) endReplay(play);
  play.setScene(hello.scene);
  try {
    if (first) await learn(play, hello.table.game, settings.language);
  } catch (error) {
    play.fault = complaint(play.words, error);
    return;
  }
  play.choices = [];
  if (first) rememberRead(play);
  if (play.key) rememberLink(play.id, play.key, hello.table.name || play.title?.name || "");
  wasAway(play, hello.scene);
  await chooseEyes(play);
  await refresh(play);
  if (lost) play.note = { text: play.text("trial-lost") };
}

/** Learn a game: its board, its rules, its words. */
export async function learn(play: Play, game: string, language: string): Promise<void> {
  const [titles, board, rules, words] = await Promise.all([
    api.games(language),
    api.board(game, language),
    api.rules(game, language),
    wordsOf([game], language),
  ]);
  const found = titles.find((one) => one.id === idOf(game));
  const title = found && titleIn(found, play.table?.scenario ?? "");
  if (!title) throw new Error(words.text("no-such-game", { game }));
  if (language !== settings.language) return learn(play, game, settings.language);
  words.add("", Object.fromEntries([...title.seats, ...title.sides].map(({ id, name }) => [id, name])));
  play.words = words;
  play.title = title;
  play.rules = rules.clause;
  const scenario = scenarioOf(title, play.table?.scenario ?? "");
  const boards = [board, ...(board.others ?? [])].map((one) => boardFor(one, scenario));
  if (play.boards.length > 0) {
    // They never change but for the names on them.
    boards.forEach(({ places, regions, margins, rivers }, at) => {
      const known = play.boards[at]!;
      for (const { id, name } of places) if (name !== undefined) known.places.byId.get(id)!.name = name;
      Object.assign(known.board, { regions, margins, rivers });
    });
  } else play.boards = boards.map((one) => ({ board: one, places: new Places(one) }));
}

/** Go on in another language. What is on the screen for a moment only is put away. */
export async function speakIn(play: Play, language: string): Promise<void> {
  if (!play.table || !play.board || play.words.language === language) return;
  try {
    await learn(play, play.table.game, language);
    play.note = null;
    play.spokenLine = "";
  } catch (error) {
    play.note = { text: complaint(play.words, error) };
  }
}

function seenKey(play: Play): string {
  return `stavka.seen.${play.id}.${play.held.join("+")}`;
}

/** What others ordered since one looked last can be watched. */
function wasAway(play: Play, scene: Scene): void {
  const seen = Number(recall(seenKey(play)) ?? scene.orders);
  const others = scene.log.some((line) => (line.order ?? -1) >= seen && line.seat !== null && !play.held.includes(line.seat));
  if (scene.orders > seen && others) play.away = { from: seen, to: scene.orders };
  else remember(play);
}

/** What happened meanwhile need not be watched. */
export function notNow(play: Play): void {
  play.away = null;
  remember(play);
}

export function remember(play: Play): void {
  if (play.scene && !play.replay && !play.trial) keep(seenKey(play), String(play.scene.orders));
}

/** For how long a standing reply is waited for, in milliseconds. */
const PATIENCE = 2000;

function isAnswered(scene: Scene, asked: Asked): boolean {
  return scene.standing.some(([seat, prompt]) => seat === asked.seat && prompt === asked.prompt.id);
}

/** At a table of one screen the eyes follow the decision. Where hands are secret, a curtain falls before a decision to which
 * they matter; all others are made with the eyes of everybody. */
export async function chooseEyes(play: Play, late = false): Promise<void> {
  const scene = play.scene;
  const seat = play.due?.seat ?? play.held[0] ?? null;
  if (!scene || seat === null) return;
  // Whoever tries something is alone.
  const isShared = play.hasSecrets && play.held.length > 1 && !play.trial;
  if (isShared && play.due?.open) {
    play.lifted = null;
    if (scene.eyes !== null) await lookThrough(play, null);
    return;
  }
  const isUnseen = isShared && play.lifted !== seat;
  // What is answered by a standing reply need not be looked at; unless it is not, because orders were taken back.
  if (isUnseen && play.due && isAnswered(scene, play.due) && !late) {
    const due = play.due;
    if (scene.eyes !== null) await lookThrough(play, null);
    setTimeout(() => isSame(play.due, due) && void chooseEyes(play, true), PATIENCE);
    return;
  }
  if (scene.eyes === seat && !(isUnseen && play.due)) return;
  if (isUnseen) {
    play.curtain = seat;
    keepTold(play, []);
    if (scene.eyes !== null) await lookThrough(play, null);
    return;
  }
  await lookThrough(play, seat);
}

export async function liftCurtain(play: Play): Promise<void> {
  const seat = play.curtain;
  play.curtain = null;
  play.lifted = seat;
  await lookThrough(play, seat);
  await refresh(play);
}

/** Look through other eyes; the number by which they know the position before an order of the eyes until now. */
export async function lookThrough(play: Play, seat: string | null, before?: number): Promise<number | undefined> {
  const reply = await ask(play, { ask: "look", seat, before });
  if (reply.reply !== "scene") return before;
  if (reply.scene.eyes !== play.scene?.eyes) keepTold(play, reply.scene.log);
  play.setScene(reply.scene);
  return reply.before;
}

/** So many lines of a log are looked through for what is still announced. */
const RECENT = 40;

/** What is announced was told to the eyes until now: only what others are told too stays. */
function keepTold(play: Play, log: Line[]): void {
  const recent = log.slice(-RECENT);
  const known = new Set(recent.map((line) => JSON.stringify(line.what)));
  const isKnown = (what: Spelled | null) => what === null || known.has(JSON.stringify(what));
  if (!play.dice?.rolls.every(({ what, then }) => isKnown(what) && isKnown(then))) play.dice = null;
  if (!told(recent).some(({ line }) => play.say(line.what) === play.spokenLine)) play.spokenLine = "";
  play.note = null;
  play.traces = null;
  play.cost = null;
}

function enqueue(play: Play, change: Change): void {
  play.queue.push(change);
  if (!play.running) void drain(play);
}

/** Changes one after the other. What others do is shown along its path and at a pace that can be read. */
async function drain(play: Play): Promise<void> {
  play.running = true;
  const asked = play.due;
  const run = Date.now();
  // What others did without a pause in between is one run, also where it came in parts.
  let theirs = play.theirs && play.theirs.to === play.scene?.orders ? play.theirs : null;
  while (play.queue.length > 0) {
    const change = play.queue.shift()!;
    const before = play.scene;
    if (!before) continue;
    const seat = change.given && !play.held.includes(change.given.seat) ? change.given.seat : null;
    const animate = !play.hurry && !play.replay && !document.hidden;
    const moves = animate ? shownMoves(play, before, change) : [];
    play.others = seat;
    if (seat) theirs = { from: theirs?.from ?? before.orders, to: change.orders };
    const [first] = moves;
    if (seat && first) play.follow = { points: [first.path[0]!, first.path.at(-1)!], run };
    const question = play.due;
    applyChange(play, change);
    // Where somebody went on one board is nowhere on another.
    if (play.scene?.view.board !== before.view.board) play.follow = null;
    if (!isSame(question, play.due)) forgetReach(play);
    if (moves.length > 0 && settings.motion) await showMoves(play, moves);
    if (seat && animate) await takeIn(play, change, moves.length > 0);
  }
  play.running = false;
  play.others = null;
  if (theirs && theirs.to === play.scene?.orders) play.theirs = theirs;
  if (!play.replay) play.follow = null;
  play.hurry = false;
  remember(play);
  if (asked && play.due && play.due.seat !== asked.seat) play.handedTo = play.due.seat;
  // Another question: what was chosen for the last one is put down.
  if (!isSame(play.due, asked)) putDown(play);
  await chooseEyes(play);
  await refresh(play);
}

function isSame(one: Asked | null, other: Asked | null): boolean {
  return one?.seat === other?.seat && one?.prompt.id === other?.prompt.id;
}

/** What could be reached for a question that is answered is no longer shown, while others act. */
function forgetReach(play: Play): void {
  play.choices = [];
  play.left = new Map();
  play.cost = null;
  play.hover = null;
}

function forgetPast(play: Play): void {
  play.positions.clear();
  if (play.replay) endReplay(play);
}

function applyChange(play: Play, change: Change): void {
  const scene = play.scene;
  if (!scene) return;
  // Positions of a line of play that was left are no longer those of the game.
  if (change.orders < scene.orders || change.log_from < scene.log_before + scene.log.length) forgetPast(play);
  // Counters that are lost now had a side before.
  const side = play.sideOfSeat(play.seat);
  const own = new Set(scene.view.counters.filter((one) => one.side === side).map((one) => one.id));
  const now = changed(scene, change);
  play.setScene(now);
  // What is no longer kept need not be read any more.
  if (change.chat_from !== undefined) play.company.read = Math.min(play.company.read, Math.max(0, now.chat.length - 1));
  const fresh = change.log ?? [];
  const rolls = tellingFirst(rollsIn(fresh.map((line) => line.what)), (name) => own.has(name));
  if (!play.replay) play.dice = rolls.length > 0 ? { rolls, key: change.orders } : change.given ? null : play.dice;
  followPicked(play, scene);
  // Before the game's words are there it can only be spelled.
  const last = play.title ? lastTold(fresh) : undefined;
  if (last) play.spokenLine = play.say(last);
}
