// Which clauses players are refused by: positions of games that the computer plays, and what a newcomer would try in them.
// `STAVKA_SERVER=… node --experimental-websocket tests/refusals.mjs GAME [GAMES] [LANGUAGE]` lists clauses by how often they
// refused, and whether the rulebook has them in the language. What is translated first is chosen by it.

import * as stage from "./browser/stage.mjs";

const [wanted, games = "100", language = "fr"] = process.argv.slice(2);
/** Tries in a position, and decisions of the computer between two of them. */
const TRIES = 8;
const APART = 5;

const server = await stage.startServer();
const titles = await (await fetch(`${server.base}/api/games`)).json();
const title = titles.find(({ id }) => id === wanted);
const board = await (await fetch(`${server.base}/api/games/${wanted}/board`)).json();
const { clause: rules } = await (await fetch(`${server.base}/api/games/${wanted}/rules?language=${language}`)).json();
const counts = new Map();
const count = (clause) => clause && counts.set(clause, (counts.get(clause) ?? 0) + 1);

let seed = 1;
/** The same tries every time. */
function below(most) {
  seed = (seed * 1103515245 + 12345) % 2147483648;
  return Math.floor((seed / 2147483648) * most);
}

/** What somebody new would try: a far place, a near one, what another can do, everybody together. */
async function tryThings(line, asked, view) {
  const ready = asked.ready.length > 0 ? asked.ready : [null];
  const { orders } = await line.ask({ ask: "orders", seat: asked.seat, who: [] });
  for (let tries = 0; tries < TRIES; tries++) {
    const who = ready[below(ready.length)];
    if (who !== null) {
      const at = board.places.find(({ id }) => id === view.counters.find((one) => one.id === who)?.place);
      const near = at ? board.places.filter(({ x, y }) => Math.hypot(x - at.x, y - at.y) < 4) : board.places;
      const some = below(2) ? near : board.places;
      const reply = await line.ask({ ask: "why_not", seat: asked.seat, who: [who], place: some[below(some.length)].id });
      count(reply.why?.[0]?.clause);
    }
    const order = orders[below(orders.length)];
    const other = view.counters[below(view.counters.length)]?.id;
    if (!order || !other) continue;
    // The same order of somebody else, or at another place.
    const words = order.split(" ");
    const at = words.findIndex((word, index) => index > 0 && (view.counters.some(({ id }) => id === word) || board.places.some(({ id }) => id === word)));
    if (at > 0) words[at] = view.counters.some(({ id }) => id === words[at]) ? other : board.places[below(board.places.length)].id;
    const judged = await line.ask({ ask: "judge", seat: asked.seat, order: words.join(" ") });
    if (judged.reply === "breach") count(judged.breach.clause);
  }
}

for (let game = 0; game < Number(games); game++) {
  const scenario = title.scenarios[game % title.scenarios.length].id;
  const table = await stage.newTable(server.base, { title }, ["person"], { scenario, seed: game + 1 });
  let decisions = 0;
  await stage.playUntil(server.base, table, async (asked, line) => {
    if (decisions++ % APART === 0) {
      const { scene } = await line.ask({ ask: "look", seat: asked.seat });
      await tryThings(line, asked, scene.view);
    }
    return decisions > 400;
  });
  process.stderr.write(`${game + 1} of ${games}\n`);
}
const all = [...counts].sort(([, a], [, b]) => b - a);
for (const [id, times] of all) {
  const clause = rules.find((one) => one.id === id);
  console.log(`${String(times).padStart(6)}  ${id.padEnd(14)} ${clause?.language === language ? "+" : "-"}  ${clause?.title ?? ""}`);
}
await server.stop();
server.clean();
