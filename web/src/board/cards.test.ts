// Counters on cards: on the bank that they are on, and those of two sides apart.

import { expect, test } from "vitest";

import { titleIn } from "../lib/api";
import type { Counter, Pictured, Title } from "../lib/protocol";
import { Cards } from "./cards";
import type { Places } from "./geometry";

const place = { id: "15", x: 3, y: 2, outline: 0 };
const counter = (id: string, side: string, part?: string): Counter => ({ id, face: id, place: "15", faction: "f", side, values: [], states: [], ...(part ? { part } : {}) });
const card: Pictured = { place: "15", picture: "p", parts: [{ id: "near", x: 0, y: -24 }, { id: "far", x: 0, y: 24 }] };
const cards = new Cards(null as never, null as unknown as Places, null as never, null as never);
const spots = (counters: Counter[], laid = [card]) =>
  cards.spread({ place, counters }, laid).map((stack) => [stack.counters.map((one) => one.id).join("+"), stack.place.x, stack.place.y]);

test("those of each bank stand on their side of the river, those on both in the middle", () => {
  expect(spots([counter("a", "one", "near"), counter("b", "one", "far"), counter("c", "one"), counter("d", "one", "near")])).toEqual([
    ["a+d", 3, 1.76],
    ["b", 3, 2.24],
    ["c", 3, 2],
  ]);
});

test("two sides in one place stand apart", () => {
  expect(spots([counter("a", "two"), counter("b", "one")], [{ place: "15", picture: "p" }])).toEqual([
    ["a", 3.3, 2],
    ["b", 2.7, 2],
  ]);
});

test("seats and sides are called as a scenario calls them, and in a lesson as in its scenario", () => {
  const title = {
    seats: [{ id: "one", name: "First", side: 0 }, { id: "judge", name: "Judge", side: null }],
    sides: [{ id: "one", name: "First", pattern: "hatched" }],
    scenarios: [{ id: "war", name: "War", about: "", called: [{ id: "one", name: "Reds", pattern: "solid" }] }],
    lessons: [{ id: "drill", scenario: "war" }],
    options: [{ id: "fog" }, { id: "winter", scenarios: ["peace"] }],
  } as unknown as Title;
  const called = titleIn(title, "war");
  expect(called.seats.map(({ name }) => name)).toEqual(["Reds", "Judge"]);
  expect(called.sides).toEqual([{ id: "one", name: "Reds", pattern: "solid" }]);
  expect(titleIn(title, "drill")).toEqual(called);
  expect(titleIn(title, "peace").seats[0]!.name).toBe("First");
  const offered = (scenario: string) => titleIn(title, scenario).options.map(({ id }) => id);
  expect([offered("war"), offered("peace")], "what decides nothing there is not offered").toEqual([["fog"], ["fog", "winter"]]);
});

test("a marker bears its letters, and a counter that looks like others a tag at its corner", () => {
  const told: [string, number, number][] = [];
  const context = new Proxy({}, { get: (_, name) => (name === "fillText" ? (words: string) => told.push([words, 0, 0]) : name === "measureText" ? () => ({ width: 1 }) : () => {}), set: () => true });
  const drawn = new Cards(context as never, null as unknown as Places, null as never, null as never);
  drawn.letters({ large: "B", small: "12" }, { x: 0, y: 0 }, 1, "#000");
  drawn.letters({ large: "", small: "D3" }, { x: 0, y: 0 }, 1, "#000");
  expect(told.map(([words]) => words)).toEqual(["B", "12", "D3"]);
});
