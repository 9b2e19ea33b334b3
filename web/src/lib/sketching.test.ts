import { expect, test } from "vitest";

import { Play } from "./play.svelte";
import type { Asked, Reply, Scene, Sketch } from "./protocol";
import { clearSketches } from "./sketching";

test("what was drawn and is taken away at one press is put back at another", async () => {
  const play = new Play("table", "key");
  play.company.you = { name: "", seats: ["x"], keeper: true };
  const asked = { seat: "x", prompt: { id: "march" }, orders: [], ready: [] } as unknown as Asked;
  play.setScene({ asked: [asked], view: { counters: [] } } as unknown as Scene);
  play.wire = { ask: async () => ({ reply: "done" }) as unknown as Reply } as unknown as Play["wire"];
  const drawn: Sketch[] = [{ places: ["1", "2"], text: "" }, { places: ["1"], text: "here" }];
  play.sketches = drawn;
  await clearSketches(play);
  expect(play.sketches).toEqual([]);
  play.note!.offers![0]!.take();
  expect(play.sketches).toEqual(drawn);
});
