import { afterEach, expect, test, vi } from "vitest";

import { drop, keep, recall } from "./memory";

afterEach(() => vi.unstubAllGlobals());

/** A store of the browser, with room or without. */
function store(isFull: boolean, kept = new Map<string, string>()): void {
  const setItem = (key: string, value: string) => {
    if (isFull) throw new Error("QuotaExceededError");
    kept.set(key, value);
  };
  vi.stubGlobal("localStorage", { getItem: (key: string) => kept.get(key) ?? null, setItem, removeItem: (key: string) => kept.delete(key) });
}

test("what is kept is recalled, and dropped it is forgotten", () => {
  store(false);
  expect(recall("a")).toBeNull();
  expect(keep("a", "1")).toBe(true);
  expect(recall("a")).toBe("1");
  drop("a");
  expect(recall("a")).toBeNull();
});

test("where the store is full the new is remembered for now, and not the old", () => {
  store(true, new Map([["b", "old"]]));
  expect(keep("b", "new")).toBe(false);
  expect(recall("b")).toBe("new");
  drop("b");
  expect(recall("b")).toBeNull();
});

test("where nothing may be kept at all, nothing fails", () => {
  vi.stubGlobal("localStorage", undefined);
  expect(recall("c")).toBeNull();
  expect(keep("c", "1")).toBe(false);
  expect(recall("c")).toBe("1");
  drop("c");
  expect(recall("c")).toBeNull();
});
