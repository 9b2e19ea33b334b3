import { expect, test } from "vitest";

import type { Board, Margin } from "../lib/protocol";
import { boardFor, isWithin } from "./area";

const box = (id: string, x: number, width: number): Margin => ({ id, name: id, note: "", x, y: -3, width, height: 2, arrows: [[[x, -1], [x, 0]]], spots: [[x + 0.5, -1.5]] });
const square: [number, number][] = [[2, 2], [6, 2], [6, 6], [2, 6]];
const board = {
  width: 10,
  height: 10,
  outlines: [[]],
  places: [
    { id: "in", x: 3, y: 3, outline: 0 },
    { id: "out", x: 8, y: 3, outline: 0 },
    { id: "near", x: 1, y: -2, outline: 0 },
    { id: "far", x: 8, y: -2, outline: 0 },
  ],
  margins: [box("near", 0, 2), box("far", 7, 2)],
  links: [{ line: [[2, -2], [7, -2]], sea: false }],
  regions: [],
  areas: [{ scenario: "south", x: 2, y: 2, width: 4, height: 4, rings: [square], margins: [{ ...box("near", 2, 2), y: 6.6 }] }],
} as unknown as Board;

test("a scenario without an area shows the whole board", () => {
  const whole = boardFor(board, "campaign");
  expect(whole.places).toHaveLength(4);
  expect(whole.frame).toEqual({ left: 0, top: 0, right: 10, bottom: 10 });
});

test("an area shows its places, and its boxes where they lie beside it", () => {
  const part = boardFor(board, "south");
  expect(part.places.map((place) => place.id)).toEqual(["in", "near"]);
  expect(part.margins!.map((one) => [one.id, one.x, one.y])).toEqual([["near", 2, 6.6]]);
  expect(part.links).toEqual([]);
  expect(part.places[1]).toMatchObject({ x: 3, y: 7.6 });
});

test("a ring within another is a hole", () => {
  const hole: [number, number][] = [[3, 3], [5, 3], [5, 5], [3, 5]];
  expect([isWithin([square], { x: 4, y: 4 }), isWithin([square, hole], { x: 4, y: 4 }), isWithin([square, hole], { x: 2.5, y: 4 })]).toEqual([true, false, true]);
});
