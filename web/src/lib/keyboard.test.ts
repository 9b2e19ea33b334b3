import { expect, test } from "vitest";

import { actionOf, latinKey } from "./keyboard";

test("letters are found on a Cyrillic layout, and Latin layouts keep their own", () => {
  expect(latinKey({ key: "д", code: "KeyL" })).toBe("l");
  expect(latinKey({ key: "Я", code: "KeyZ" })).toBe("z");
  expect(latinKey({ key: "y", code: "KeyZ" })).toBe("y");
  expect(latinKey({ key: "?", code: "Slash" })).toBe("?");
});

const end = () => {};
const undo = () => {};
const redo = () => {};
const zoom = () => {};
const actions = { e: end, "ctrl z": undo, "ctrl shift z": redo, "+": zoom };
const held = { ctrlKey: false, metaKey: false, shiftKey: false, altKey: false, repeat: false };
const done = (key: string, also: Partial<typeof held> = {}) => actionOf({ key, code: "", ...held, ...also }, actions);

test("with Caps Lock the letters do what they always do", () => {
  expect(done("e")).toBe(end);
  expect(done("E")).toBe(end);
  expect(done("Z", { ctrlKey: true })).toBe(undo);
});

test("a key that is held does its work once, and zooming goes on", () => {
  expect(done("e", { repeat: true })).toBeUndefined();
  expect(done("z", { repeat: true, ctrlKey: true })).toBeUndefined();
  expect(done("+", { repeat: true })).toBe(zoom);
});

test("with Ctrl, Command or Alt a key is another", () => {
  expect(done("e", { ctrlKey: true })).toBeUndefined();
  expect(done("e", { altKey: true })).toBeUndefined();
  expect(done("z", { metaKey: true })).toBe(undo);
  expect(done("Z", { ctrlKey: true, shiftKey: true })).toBe(redo);
});
