import { expect, test } from "vitest";

import type { Shown } from "../board/area";
import { Places } from "../board/geometry";
import { choice } from "./choices";
import { orderTo } from "./picking";
import { Play } from "./play.svelte";
import type { Ask, Board, Reply, Scene, Title } from "./protocol";
import { whyNot } from "./whynot";

const place = (id: string, x: number) => ({ id, x, y: 0, outline: 0 });

/** A counter in hand on a row of places, of which it can reach the next; the rules have nothing against any order. */
function marching(places: Board["places"]): Play {
  const play = new Play("table", "key");
  const board = { width: 9, height: 1, outlines: [[[0, 0]]], places } as unknown as Shown;
  const fields = [{ id: "who", kind: "several", need: "required" }, { id: "path", kind: "path", need: "required" }];
  play.title = { id: "game", verbs: [{ id: "march", fields }], seats: [], sides: [] } as unknown as Title;
  play.boards = [{ board, places: new Places(board) }];
  play.company.you = { name: "", seats: ["x"], keeper: true };
  const counter = { id: "a", face: "a", place: places[0]!.id, faction: "f", values: [], states: [] };
  const asked = { seat: "x", prompt: { id: "march" }, orders: [], ready: ["a"] };
  play.setScene({ asked: [asked], orders: 3, view: { counters: [counter] } } as unknown as Scene);
  play.selected = places[0]!.id;
  play.picked = ["a"];
  const reply = ({ ask }: Ask): Reply => (ask === "judge" ? { reply: "legal" } : { reply: "barred", why: [], instead: [] });
  play.wire = { ask: async (asked: Ask) => reply(asked) } as unknown as Play["wire"];
  return play;
}

test("an order that names who goes one by one is judged whole", async () => {
  const play = marching([place("1", 0), place("2", 1), place("3", 2)]);
  const fields = [{ id: "leader", kind: "one", need: "required" }, { id: "path", kind: "path", need: "required" }];
  play.title = { ...play.title!, verbs: [{ id: "ride", fields }] } as unknown as Title;
  play.choices = [choice("ride a 2", play.situation!)];
  expect(orderTo(play, "3")?.text).toBe("ride a 2>3");
});

test("what can be reached in another way than straight says so", async () => {
  const play = marching([place("1", 0), place("2", 1), place("3", 2)]);
  await whyNot(play, "3");
  expect(play.note?.text).toMatch(/^by-another-way/);
});

test("of a place that a guess does not lead to nothing is said that may be wrong", async () => {
  const play = marching([place("1", 0), place("2", 1), place("far", 6)]);
  await whyNot(play, "far");
  expect(play.note).toBeNull();
  expect(play.selected).toBe("far");
});
