import { describe, expect, test } from "vitest";

import type { Board, Margin, Region, RiverName } from "../lib/protocol";
import { extent, pointAlong, riverSetting, setting, strength } from "./overprint";
import { boardFor } from "./area";

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
    const box: Margin = { id: "b", name: "", note: "", x: 2, y: 10.4, width: 6, height: 1.5, arrows: [[[5, 10.4], [5, 10]]], spots: [[3, 11]] };
    const plain: Board = { width: 20, height: 10, outlines: [], places: [], margins: [box] };
    const board = boardFor(plain, "");
    expect(extent(board)).toEqual({ left: 0, top: 0, right: 20, bottom: 10.4 + 1.5 + 0.3 });
    expect(extent({ ...board, margins: undefined })).toEqual({ left: 0, top: 0, right: 20, bottom: 10 });
  });
});

describe("names of rivers", () => {
  const river: RiverName = { name: "Vaga", size: 0.2, spaced: 0.3, line: [[0, 0], [0.6, 0], [0.6, 0.8]] };

  test("run along their line", () => {
    expect(pointAlong(river.line, 0.3)).toEqual({ x: 0.3, y: 0, angle: 0 });
    const further = pointAlong(river.line, 1);
    expect(further.x).toBeCloseTo(0.6);
    expect(further.y).toBeCloseTo(0.4);
    expect(further.angle).toBeCloseTo(Math.PI / 2);
    expect(pointAlong(river.line, 1.4).y).toBeCloseTo(0.8);
  });

  test("keep their size from near, grow into the room between letters from far, and are left out from farther", () => {
    expect(riverSetting(river, 4, 2, 96)).toEqual({ size: 0.2, gap: 0.06 });
    const far = riverSetting(river, 4, 4, 32);
    expect(far?.size).toBeCloseTo(9.5 / 32);
    expect(far!.gap).toBeLessThan(0.3 * far!.size);
    expect(riverSetting(river, 4, 4.6, 32)).toBe(null);
    expect(riverSetting(river, 4, 2, 20)).toBe(null);
  });
});
