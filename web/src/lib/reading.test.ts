import { expect, test } from "vitest";

import { MOST_BYTES, textOf } from "./reading";

const bytes = (text: string) => new TextEncoder().encode(text);

test("a text is read whatever editor wrote it", () => {
  expect(textOf(bytes("\uFEFFturn: 1\r\n12: a\r"))).toEqual({ text: "turn: 1\n12: a\n" });
  expect(textOf(new Uint8Array([0xff, 0xfe, 0x61, 0, 0x3a, 0]))).toEqual({ text: "a:" });
});

test("what is no text is told with its line", () => {
  expect(textOf(new Uint8Array([0x61, 0x0a, 0x0a, 0xff]))).toEqual({ fault: "entry-file-binary", args: { line: 3 } });
  expect(textOf(bytes("a: b\n\0"))).toEqual({ fault: "entry-file-binary", args: { line: 2 } });
});

test("what holds no position at all is not opened", () => {
  expect(textOf(bytes(""))).toEqual({ fault: "entry-file-empty", args: {} });
  expect(textOf(bytes("# a remark\n\n"))).toEqual({ fault: "entry-file-empty", args: {} });
  expect(textOf(bytes("stavka record 1\ngame x\n"))).toEqual({ fault: "entry-file-record", args: {} });
  expect(textOf(new Uint8Array(MOST_BYTES + 1))).toEqual({ fault: "entry-file-too-long", args: { size: 193, most: 192 } });
});
