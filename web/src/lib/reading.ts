// A file that is said to hold a position: its text, or what is wrong with it and what to do.

import { saidLines } from "./situation";

/** No position is longer, in bytes. */
export const MOST_BYTES = 192 * 1024;
const RECORD = "stavka record";

/** The text; or the message that says why there is none, with its arguments. */
export type Read = { text: string } | { fault: string; args: Record<string, string | number> };

export function textOf(bytes: Uint8Array): Read {
  if (bytes.length > MOST_BYTES) return tooLong(bytes.length);
  const text = new TextDecoder(encoding(bytes)).decode(bytes).replace(/\r\n?/g, "\n");
  const broken = /[\0\uFFFD]/.exec(text);
  if (broken) return { fault: "entry-file-binary", args: { line: text.slice(0, broken.index).split("\n").length } };
  if (text.startsWith(RECORD)) return { fault: "entry-file-record", args: {} };
  if (saidLines(text).length === 0) return { fault: "entry-file-empty", args: {} };
  return { text };
}

export function tooLong(bytes: number): Read {
  const kilobytes = (count: number) => Math.ceil(count / 1024);
  return { fault: "entry-file-too-long", args: { size: kilobytes(bytes), most: kilobytes(MOST_BYTES) } };
}

/** Some editors write two bytes for each sign, and say so in the first two. */
function encoding(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return "utf-16le";
  return bytes[0] === 0xfe && bytes[1] === 0xff ? "utf-16be" : "utf-8";
}
