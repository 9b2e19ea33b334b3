import { describe, expect, test } from "vitest";

import type { Board } from "../lib/protocol";
import { Places, rim } from "./geometry";

const SQUARE: [number, number][] = [
  [-0.5, -0.5],
  [0.5, -0.5],
  [0.5, 0.5],
  [-0.5, 0.5],
];
const SMALL = SQUARE.map(([x, y]) => [x / 4, y / 4] as [number, number]);

function board(): Places {
  const places = [];
  for (let x = 0; x < 4; x++) for (let y = 0; y < 3; y++) places.push({ id: `${x}${y}`, x, y, outline: 0 });
  places.push({ id: "ford", x: 1.5, y: 1, outline: 1 });
  const all: Board = { width: 4, height: 3, outlines: [SQUARE, SMALL], places };
  return new Places(all);
}

describe("places", () => {
  test("a point finds its place, the smaller one first", () => {
    expect(board().at({ x: 2.1, y: 1.2 }).map((place) => place.id)).toEqual(["21"]);
    expect(board().at({ x: 1.45, y: 1.05 }).map((place) => place.id)).toEqual(["ford", "11"]);
    expect(board().at({ x: 9, y: 9 })).toEqual([]);
  });

  test("the nearest place of a kind is found beside a point, and none far away", () => {
    expect(board().nearest({ x: 1.3, y: 1.2 }, [1])?.id).toBe("ford");
    expect(board().nearest({ x: 1.45, y: 1.05 }, [0])?.id).toBe("11");
    expect(board().nearest({ x: 3, y: 2 }, [1])).toBe(undefined);
  });

  test("arrows lead to the next place in their direction, of the same kind", () => {
    const places = board();
    const from = places.byId.get("11")!;
    expect(places.towards(from, { x: 1, y: 0 })?.id).toBe("21");
    expect(places.towards(from, { x: 0, y: -1 })?.id).toBe("10");
    expect(places.towards(places.byId.get("00")!, { x: -1, y: 0 })).toBeUndefined();
  });

  test("a line leads from neighbour to neighbour, and ends where it can come no nearer", () => {
    expect(board().straight("00", "30")).toEqual(["10", "20", "30"]);
    expect(board().straight("00", "00")).toEqual([]);
    expect(board().straight("00", "nowhere")).toEqual([]);
  });

  test("the rim of an area leaves its inner edges out", () => {
    expect(rim(board(), ["00", "10"])).toHaveLength(6);
    expect(rim(board(), ["00", "10", "nowhere"])).toHaveLength(6);
    expect(rim(board(), ["00", "20"])).toHaveLength(8);
  });

  test("a box beside the board is found anywhere in it, and arrows lead to it and back", () => {
    const plain = board().board;
    const wide = SQUARE.map(([x, y]) => [x * 4, y] as [number, number]);
    const box = { id: "box", name: "", note: "", x: -0.5, y: 3, width: 4, height: 1, arrows: [[[1, 3], [1, 2.5]] as [[number, number], [number, number]]] as [[number, number], [number, number]][], spots: [] };
    const places = new Places({
      ...plain,
      outlines: [...plain.outlines, wide],
      places: [...plain.places, { id: "box", x: 1.5, y: 3.5, outline: 2 }],
      margins: [box],
    });
    expect(places.at({ x: 3.4, y: 3.4 }).map((place) => place.id)).toEqual(["box"]);
    expect(places.towards(places.byId.get("12")!, { x: 0, y: 1 })?.id).toBe("box");
    expect(places.towards(places.byId.get("box")!, { x: 0, y: -1 })?.id).toBe("12");
  });
});
