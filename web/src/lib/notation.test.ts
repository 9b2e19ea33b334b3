import { describe, expect, test } from "vitest";

import { parse, print } from "./notation";
import type { Verb } from "./protocol";

const VERBS: Verb[] = [
  {
    id: "march",
    fields: [
      { id: "who", kind: "several", need: "required" },
      { id: "path", kind: "path", need: "required" },
    ],
  },
  { id: "lose", fields: [{ id: "steps", kind: "assignment", need: "required" }] },
  {
    id: "support",
    fields: [
      { id: "who", kind: "several", need: "required" },
      { id: "hex", kind: "one", need: "required" },
      { id: "load", kind: "one", need: "optional" },
    ],
  },
  { id: "done", fields: [] },
];

describe("orders", () => {
  test.each([
    "march a+b 3112>3111",
    "lose a:1,b:2",
    "support a 3112 load=gas",
    "done",
    'march "A 1"+b 3112',
    "lose ()",
    "march path=3112",
  ])("%s comes back as it was written", (text) => {
    expect(print(VERBS, parse(VERBS, text))).toBe(text);
  });

  test("fields are read by their kind", () => {
    const order = parse(VERBS, "support a+b 3112 load=gas");
    expect(order.fields.get("who")).toEqual({ kind: "several", names: ["a", "b"] });
    expect(order.fields.get("load")).toEqual({ kind: "one", name: "gas" });
  });

  test("signs inside quotes do not cut a name", () => {
    const order = parse(VERBS, String.raw`march "a+b \"c\""+d 1>2`);
    expect(order.fields.get("who")).toEqual({ kind: "several", names: ['a+b "c"', "d"] });
  });

  test("an unknown verb loses nothing but its fields", () => {
    expect(parse(VERBS, "fly away")).toEqual({ verb: "fly", fields: new Map() });
  });
});
