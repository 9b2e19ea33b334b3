import { describe, expect, test } from "vitest";

import type { Board, Margin, Region } from "../lib/protocol";
import { extent, setting, strength } from "./overprint";

const region: Region = { name: "TOTMA", x: 1, y: 1, size: 0.5, spaced: 0.6, angle: 0, water: false };

describe("names of regions", () => {
  test("are there from far away and gone from near", () => {
    expect(strength(region, 15)).toBe(0.5);
    expect(strength(region, 64)).toBeCloseTo(0.25);
    expect(strength(region, 90)).toBe(0);
  });

  test("of waters stay", () => {
    expect(strength({ water: true }, 200)).toBeGreaterThan(0.5);
  });

  test("keep their length when their letters grow", () => {
    const wide = 3.5;
    const length = (scale: number) => {
      const { size, gap } = setting(region, 5, wide, scale)!;
      return wide * size + 5 * gap;
    };
    expect(setting(region, 5, wide, 15)!.size).toBeGreaterThan(region.size);
    expect(length(15)).toBeCloseTo(length(60));
  });

  test("are left out where their letters would touch or be too small to read", () => {
    expect(setting(region, 5, 3.5, 8)).toBeNull();
    expect(setting({ ...region, size: 0.2 }, 5, 3.5, 30)).toBeNull();
  });
});

describe("the whole board", () => {
  test("holds the boxes beside it", () => {
    const box: Margin = { id: "b", name: "", note: "", x: 2, y: 10.4, width: 6, height: 1.5, arrow: [[5, 10.4], [5, 10]], spots: [[3, 11]] };
    const board: Board = { width: 20, height: 10, outlines: [], places: [], margins: [box] };
    expect(extent(board)).toEqual({ left: 0, top: 0, right: 20, bottom: 10.4 + 1.5 + 0.3 });
    expect(extent({ ...board, margins: undefined })).toEqual({ left: 0, top: 0, right: 20, bottom: 10 });
  });
});
