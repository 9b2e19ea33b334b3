import { expect, test } from "vitest";

import { bar, filled, flawedRows, puts, verbsOf, withAmount } from "./forms";
import type { FormTray, Gauge, Verb } from "./protocol";

const VERBS: Verb[] = [
  { id: "buy", fields: [{ id: "part", kind: "one", need: "required" }, { id: "unit", kind: "one", need: "required" }, { id: "stands", kind: "amount", need: "required" }] },
  { id: "place", fields: [{ id: "stands", kind: "assignment", need: "required" }, { id: "at", kind: "one", need: "required" }] },
  { id: "post", fields: [{ id: "leader", kind: "one", need: "required" }, { id: "at", kind: "one", need: "required" }] },
];

test("a blank gives the order with its field, wherever that stands in the notation", () => {
  expect(filled(VERBS, { order: "buy on rifles", field: "stands" }, 0)).toBe("buy on rifles 0");
  expect(filled(VERBS, { order: "place at=21", field: "stands" }, [["rifles", 4], ["guns", 0]])).toBe("place rifles:4 21");
});

test("of things with amounts one changes and the others stay", () => {
  const items = [{ id: "a", label: { id: "a" }, value: 2, most: 3 }, { id: "b", label: { id: "b" }, value: 1, most: 1 }];
  expect(withAmount({ kind: "amounts", items, blank: { order: "divide", field: "x" } }, "b", 0)).toEqual([["a", 2], ["b", 0]]);
});

test("counters that are counted go into a tray together, others one by one, and those it does not take stay", () => {
  const counter = (of: string, amount: number, kind: string) => ({ of, amount, kind, label: { id: of }, piece: { face: of, faction: "f" } });
  const tray: FormTray = {
    id: "21",
    label: { id: "x" },
    counters: [],
    puts: [{ kind: "stands", blank: { order: "place at=21", field: "stands" } }, { kind: "leader", blank: { order: "post at=21", field: "leader" } }],
  };
  const held = [counter("rifles", 4, "stands"), counter("rifles", 2, "stands"), counter("leader1", 1, "leader"), counter("leader2", 1, "leader"), counter("ship", 1, "later")];
  expect(puts(VERBS, tray, held)).toEqual(["place rifles:6 21", "post leader1 21", "post leader2 21"]);
});

test("a share stops at its limit and what is beyond stands out", () => {
  const gauge: Gauge = { kind: "share", label: { id: "x" }, value: 20, whole: 100, most: 15, holds: false };
  expect(bar(gauge)).toEqual({ full: 15, over: 5, tick: 15 });
  expect(bar({ ...gauge, value: 15, holds: true })).toEqual({ full: 15, over: 0, tick: 15 });
  expect(bar({ kind: "share", label: { id: "x" }, value: 0, whole: 0, least: 50, holds: true })).toEqual({ full: 0, over: 0, tick: 50 });
});

test("what is left is drawn as what is spent, and never beyond its whole", () => {
  const left: Gauge = { kind: "left", label: { id: "x" }, value: 1, whole: 200, holds: true };
  expect(bar(left).full).toBe(99.5);
  expect(bar({ ...left, value: -4 }).full).toBe(100);
});

test("rows that something is wrong with are named once", () => {
  const form = { id: "f", title: { id: "t" }, pages: [], flaws: [{ what: { id: "a" }, rows: ["x", "y"] }, { what: { id: "b" }, rows: ["y"] }, { what: { id: "c" } }] };
  expect([...flawedRows(form)]).toEqual(["x", "y"]);
});

test("the orders that a form gives are those of its rows and of its deeds", () => {
  const field = { what: { kind: "number" as const, value: 0, least: 0, most: 2, blank: { order: "buy on rifles", field: "stands" } }, fills: "order" as const };
  const rows = [{ id: "rifles", label: { id: "rifles" }, fields: [field] }];
  const pages = [{ label: { id: "page" }, groups: [{ label: { id: "group" }, rows }] }];
  const form = { id: "muster", title: { id: "muster" }, pages, deeds: [{ label: { id: "done" }, order: "done" }] };
  expect([...verbsOf(form)]).toEqual(["buy", "done"]);
});
