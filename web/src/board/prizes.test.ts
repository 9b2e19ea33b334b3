import { expect, test } from "vitest";

import { placed, type Prize } from "./prizes";

const at = (x: number, points: number, name = "Name"): Prize => ({ x, y: 0, points, name, held: null });
const wide = (name: string) => name.length * 6;

test("what is worth most keeps its sign and its name where there is room for one", () => {
  const shown = placed([at(0, 9), at(1, 1)], 10, wide);
  expect(shown.map(({ prize, named }) => [prize.points, named])).toEqual([[9, true]]);
});

test("a name gives way to a sign, and a sign is shown without it", () => {
  const shown = placed([at(2, 9), at(0, 1)], 15, wide);
  expect(shown.map(({ prize, named }) => [prize.points, named])).toEqual([
    [9, true],
    [1, false],
  ]);
});

test("near by the board names its places itself", () => {
  expect(placed([at(0, 9)], 60, wide)).toEqual([{ prize: at(0, 9), named: false }]);
});
