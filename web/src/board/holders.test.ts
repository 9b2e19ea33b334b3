import { expect, test } from "vitest";

import { headOf } from "./holders";

const end = (side: string, x: number) => ({ at: { x: 0, y: 0 }, inner: { x, y: 0 }, side, held: { colour: side } as never });

test("where a line goes over to the enemy each flag flies towards its own", () => {
  const head = headOf([end("white", -1), end("white", -1), end("red", 1)]);
  expect(head?.flags.map(({ held, way }) => [(held as { colour: string }).colour, way])).toEqual([["white", -1], ["red", 1]]);
});

test("where friends meet there is no flag", () => {
  expect(headOf([end("white", -1), end("white", 1)])).toBeNull();
  expect(headOf([])).toBeNull();
});
