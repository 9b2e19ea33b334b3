// How the game is won and how it stands, and the charts: asked for when somebody looks at them, for the position shown.

import { ask } from "./asking";
import type { Play } from "./play.svelte";
import type { Answer, MarkedChart, WinningAim } from "./protocol";

/** The order before which the position shown stands. */
function order(play: Play): number {
  return play.replay?.order ?? play.scene?.orders ?? 0;
}

export async function refreshWinning(play: Play): Promise<void> {
  const at = order(play);
  const reply = await ask(play, { ask: "winning", order: at });
  // Somebody has acted meanwhile.
  if (at !== order(play)) return refreshWinning(play);
  if (reply.reply === "winning") play.winning = reply.winning;
}

/** Write what places are worth on the board, or no more. Where none counts that is said. */
export async function togglePrizes(play: Play): Promise<void> {
  play.prizesShown = !play.prizesShown;
  if (!play.prizesShown) return;
  await refreshWinning(play);
  if (play.winning?.places.length !== 0) return;
  play.prizesShown = false;
  play.note = { text: play.text("winning-no-places") };
}

/** Whether a game has charts to look at. */
export function hasCharts(play: Play): boolean {
  return (play.title?.prints ?? []).some((part) => part === "charts" || part === "cards");
}

export async function refreshCharts(play: Play): Promise<void> {
  const at = order(play);
  const [reply, rolled] = await Promise.all([ask(play, { ask: "charts", order: at }), rolledFor(play)]);
  if (at !== order(play)) return refreshCharts(play);
  if (reply.reply === "charts") play.charts = { charts: reply.charts, marked: reply.marked, rolled };
}

/** What the dice decide that an order waits for, where it is one's own to know. */
async function rolledFor(play: Play): Promise<Answer | null> {
  const pending = play.replay ? null : play.scene?.pending;
  if (!pending?.order) return null;
  const reply = await ask(play, { ask: "explain", seat: pending.seat, order: pending.order });
  return reply.reply === "explained" ? reply.odds : null;
}

/** What wins for each side, one's own first, and for both last. */
export function aimsBySide(play: Play): { side: string | null; aims: WinningAim[] }[] {
  const own = play.sideOfSeat(play.seat);
  const sides = (play.title?.sides ?? []).map(({ id }) => id);
  const sorted: (string | null)[] = [...sides.filter((id) => id === own), ...sides.filter((id) => id !== own), null];
  const aims = play.winning?.aims ?? [];
  return sorted.map((side) => ({ side, aims: aims.filter((aim) => (aim.side ?? null) === side) })).filter((one) => one.aims.length > 0);
}

/** Where the battles in hand stand in the charts: those of a plan, of a set of attacks, of an order that is looked at or that
 * waits for its dice. */
export function battleMarks(play: Play): MarkedChart[] {
  const answers = [play.plan?.explained?.odds, play.set?.explained?.odds, play.cost?.odds, play.charts?.rolled];
  const open = play.set?.open;
  return answers.flatMap((answer) => {
    const parts = answer?.parts ?? [];
    const meant = parts.filter((part) => part.at === open);
    return [...(answer?.marked ?? []), ...(meant.length > 0 ? meant : parts).flatMap((part) => part.marked ?? [])];
  });
}
