// The table of contents of the rules, and the search in them.

import type { Clause } from "./protocol";
import type { Words } from "./words";

/** A chapter: how the ids of its clauses begin, what it is called, the first of them. */
export interface Chapter {
  id: string;
  title: string;
  first: string;
}

/** The chapter of a clause: the longest beginning of its id that has a title. */
export function chapterOf(clause: string, game: string, words: Words): string | null {
  const parts = clause.split(".");
  for (let length = parts.length; length > 0; length--) {
    const id = parts.slice(0, length).join("-");
    if (words.has(`${game}-chapter-${id}`)) return id;
  }
  return null;
}

/** The chapters in the order of their first clauses. */
export function chaptersOf(rules: Clause[], game: string, words: Words): Chapter[] {
  const chapters = new Map<string, Chapter>();
  for (const { id: first } of rules) {
    const id = chapterOf(first, game, words);
    if (id !== null && !chapters.has(id)) chapters.set(id, { id, title: words.text(`${game}-chapter-${id}`), first });
  }
  return [...chapters.values()];
}

/** How well a clause answers to a number: its own, one under it, one that begins so, any other. */
function nearness(id: string, number: string): number {
  if (id === number) return 0;
  if (id.startsWith(`${number}.`)) return 1;
  return id.startsWith(number) ? 2 : 3;
}

/** The clauses that have all these words: a number finds its clause first, a word in a title comes before one in a text. */
export function search(rules: Clause[], wanted: string): Clause[] {
  const words = wanted.toLowerCase().split(/\s+/).filter((word) => word !== "");
  const first = words[0];
  if (first === undefined) return [];
  const found = rules.filter((one) => {
    const text = `${one.id} ${one.title} ${one.text} ${one.ruling}`.toLowerCase();
    return words.every((word) => text.includes(word));
  });
  const rank = (one: Clause) => nearness(one.id.toLowerCase(), first) * 2 + Number(!one.title.toLowerCase().includes(first));
  // A sort is stable: what is equally near stays in the rulebook's order.
  return found.sort((a, b) => rank(a) - rank(b));
}
