import { expect, test } from "vitest";

import { inHandAfter, trayOf } from "./hand";

const at = (places: Record<string, string>) => Object.entries(places).map(([id, place]) => ({ id, place }));

test("those who have gone stay in hand, and whoever was left behind does not", () => {
  const before = at({ a: "1", b: "1", c: "1" });
  expect(inHandAfter(["a", "b", "c"], before, at({ a: "2", b: "2", c: "1" }))).toEqual(["a", "b"]);
  expect(inHandAfter(["a", "b"], before, at({ a: "2", b: "2", c: "1" }))).toEqual(["a", "b"]);
  expect(inHandAfter(["a", "b"], before, at({ a: "1", b: "1", c: "2" }))).toEqual(["a", "b"]);
});

test("whoever is lost has not gone anywhere", () => {
  expect(inHandAfter(["a", "b"], at({ a: "1", b: "1" }), at({ b: "1" }))).toEqual(["a", "b"]);
  expect(inHandAfter(["a", "b"], at({ a: "1", b: "1" }), at({ b: "2" }))).toEqual(["b"]);
});

test("nobody is in hand unseen: whoever lies elsewhere on the board lies in the tray too", () => {
  const all = at({ a: "1", b: "1", c: "2", d: "box" });
  const counters = new Map(all.map((one) => [one.id, one]));
  const shown = (picked: string[]) => trayOf(all.slice(0, 2), picked, counters, (place) => place !== "box").map((one) => one.id);
  expect(shown(["a"])).toEqual(["a", "b"]);
  expect(shown(["c", "b", "d", "lost"])).toEqual(["a", "b", "c"]);
});
