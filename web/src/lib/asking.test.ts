import { expect, test } from "vitest";

import { giveOrder } from "./asking";
import { Play } from "./play.svelte";
import type { Asked, OrderForm, Scene } from "./protocol";

test("whoever would leave something undone is told, and a second press at once is no answer", async () => {
  const play = new Play("table", "key");
  play.company.you = { name: "", seats: ["x"], keeper: true };
  const asked = { seat: "x", prompt: { id: "attack" }, orders: [], ready: [], onward: "done", undone: { id: "left" } } as unknown as Asked;
  play.setScene({ asked: [asked], orders: 3, pending: null, outcome: null, view: { counters: [] } } as unknown as Scene);
  play.isFresh = false;
  await giveOrder(play, "done");
  expect(play.note?.offers).toHaveLength(1);
  expect(play.isFresh).toBe(true);
});

test("what is filled in and was not given is told before it would be lost", async () => {
  const play = new Play("table", "key");
  play.company.you = { name: "", seats: ["x"], keeper: true };
  const form = { id: "missions", groups: [] };
  const asked = { seat: "x", prompt: { id: "missions" }, orders: [], ready: [], onward: "done", form } as unknown as Asked;
  play.setScene({ asked: [asked], orders: 3, pending: null, outcome: null, view: { counters: [] } } as unknown as Scene);
  play.drafted = { key: "3 x missions", form: { ...form } as unknown as OrderForm };
  await giveOrder(play, "done");
  expect(play.note?.text).toMatch(/^form-not-given/);
  expect(play.note?.offers).toHaveLength(1);
});
