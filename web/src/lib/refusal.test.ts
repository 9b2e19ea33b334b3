import { expect, test } from "vitest";

import { complaint, Refused } from "./refusal";
import { Words } from "./words";

const words = new Words("ru");
words.add("gone = Стола «{ $table }» нет.\nunreachable = Сервер молчит.");

test("a refusal is said in the reader's language, with what it names", () => {
  const refusal = { id: "gone", args: [["table", { text: "abc" }]] as [string, { text: string }][] };
  expect(complaint(words, new Refused({ reason: "there is no table", refusal }))).toBe("Стола «abc» нет.");
});

test("where the words for a refusal are not there, the reason is said", () => {
  expect(complaint(words, new Refused({ reason: "too new", refusal: { id: "unheard-of" } }))).toBe("too new");
  expect(complaint(words, new Refused({ reason: "plain" }))).toBe("plain");
});

test("a response that is no JSON is known by its status", async () => {
  const refused = await Refused.by(new Response("<html>", { status: 502, statusText: "Bad Gateway" }));
  expect(complaint(words, refused)).toBe("502 Bad Gateway");
});

test("when nobody answers, the page says so in its own words", () => {
  expect(complaint(words, new TypeError("Failed to fetch"))).toBe("Сервер молчит.");
  expect(complaint(words, new Error("else"))).toBe("else");
});
