import { expect, test } from "vitest";

const texts = import.meta.glob("../words/*.ftl", { query: "?raw", import: "default", eager: true }) as Record<string, string>;
const sources = import.meta.glob(["../**/*.svelte", "./*.ts", "!./*.test.ts"], { query: "?raw", import: "default", eager: true }) as Record<string, string>;

/** Labels that are made up from ids: settings, overlays, states and words that most games share. */
const MADE_UP = /^(theme|motion|state|word)-|^(zones|held|threat)$/;

test("every text of the page is used, and every text that it asks for is there", () => {
  const code = Object.values(sources).join("\n");
  for (const [file, text] of Object.entries(texts)) {
    const keys = [...text.matchAll(/^([a-z][\w-]*) =/gm)].map((match) => match[1]!);
    expect(keys.length, file).toBeGreaterThan(50);
    expect(keys.filter((key) => !MADE_UP.test(key) && !code.includes(`"${key}"`)), `${file}: unused`).toEqual([]);
    const asked = [...code.matchAll(/(?:play\.text|entry\.text|this\.text|words\.text|\bt)\("([\w-]+)"/g)].map((match) => match[1]!);
    expect(asked.filter((key) => !keys.includes(key)), `${file}: missing`).toEqual([]);
  }
});
