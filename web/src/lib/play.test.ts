import { expect, test } from "vitest";

import { Play } from "./play.svelte";
import type { Asked, Scene } from "./protocol";

const asked: Asked = { seat: "x", prompt: { id: "attack" }, urgency: "asked", orders: [], more: false, ready: [], onward: "done" } as unknown as Asked;

/** A table at which the page is asked for a decision. */
function playing(): Play {
  const play = new Play("table", "key");
  play.company.you = { name: "", seats: ["x", "y"], keeper: true };
  play.setScene({ asked: [asked], orders: 3, eyes: null, pending: null, outcome: null, view: { counters: [] } } as unknown as Scene);
  return play;
}

test("nothing is decided, and no phase ended, behind the curtain of somebody else or in the past", () => {
  const play = playing();
  expect(play.gold).toBe("done");
  play.curtain = "x";
  expect(play.asked).toBeNull();
  expect(play.gold).toBeNull();
  expect(play.due).toEqual(asked);
  play.curtain = null;
  play.replay = { order: 1, scene: play.scene!, playing: false };
  expect(play.gold).toBeNull();
});

test("a marker is called by its letter, and a way is measured as its game does", () => {
  const play = playing();
  const marker = { id: "21.1", lettered: { large: "B", small: "40" } } as never;
  expect(play.called(marker)).toBe(`B · ${play.name("21.1")}`);
  expect(play.called({ id: "21.1", lettered: { large: "", small: "D3" } } as never)).toBe(play.name("21.1"));
  play.title = { id: "war" } as never;
  play.words.has = (id: string) => id === "war-word-points-left";
  play.words.text = (id: string) => id;
  expect([play.counted("points-left", 2), play.counted("way-costs", 2)]).toEqual(["war-word-points-left", "way-costs"]);
});
