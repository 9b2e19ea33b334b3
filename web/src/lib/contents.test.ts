import { expect, test } from "vitest";

import { chapterOf, chaptersOf, search } from "./contents";
import type { Clause } from "./protocol";
import { Words } from "./words";

const clause = (id: string, title = "", text = ""): Clause => ({ id, title, text, kind: "constraint", edition: "", original: "", ruling: "", checks: [], unplayed: "" });

const RULES = [clause("7.6.a", "Losses", "see 7.6"), clause("17.6"), clause("7.61"), clause("7.6", "Results"), clause("8.0", "Retreat", "after losses")];

function words(): Words {
  const words = new Words("en");
  words.add("game-chapter-7 = Combat\ngame-chapter-8 = Retreats\n");
  return words;
}

test("a search for a number finds that clause first, then those under it", () => {
  expect(search(RULES, "7.6").map(({ id }) => id)).toEqual(["7.6", "7.6.a", "7.61", "17.6"]);
});

test("a word in a title comes before one in a text", () => {
  expect(search(RULES, "losses").map(({ id }) => id)).toEqual(["7.6.a", "8.0"]);
});

test("a clause is in the chapter that its number begins with", () => {
  expect(chapterOf("7.6.a", "game", words())).toBe("7");
  expect(chapterOf("17.6", "game", words())).toBeNull();
  expect(chaptersOf(RULES, "game", words())).toEqual([
    { id: "7", title: "Combat", first: "7.6.a" },
    { id: "8", title: "Retreats", first: "8.0" },
  ]);
});
