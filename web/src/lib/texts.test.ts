import { FluentResource } from "@fluent/bundle";
import { expect, test } from "vitest";

const texts = import.meta.glob("../words/*.ftl", { query: "?raw", import: "default", eager: true }) as Record<string, string>;
const sources = import.meta.glob(["../**/*.svelte", "./*.ts", "!./*.test.ts"], { query: "?raw", import: "default", eager: true }) as Record<string, string>;

/** Labels that are made up from ids: settings, what printing offers, overlays, states and words that most games share. */
const MADE_UP = /^(theme|motion|state|word|print-(paper|flip|hex|size|part)|row|overlay)-|^(zones|held|threat)$/;

const ENGLISH = texts["../words/en.ftl"]!;
/** The forms that whole numbers take, where they are not those of English. */
const FORMS: Record<string, string[]> = { ja: ["other"], ru: ["one", "few", "many"] };

function keys(text: string): string[] {
  return [...text.matchAll(/^([a-z][\w-]*) =/gm)].map((match) => match[1]!);
}

/** The texts of a file: what each relies on, and the forms of its plurals. */
function read(text: string): Map<string, { args: string[]; plurals: string[][] }> {
  const all = new Map<string, { args: string[]; plurals: string[][] }>();
  for (const message of new FluentResource(text).body) {
    const args = new Set<string>();
    const plurals: string[][] = [];
    const visit = (part: unknown): void => {
      if (part === null || typeof part !== "object") return;
      const node = part as { type?: string; name?: string; variants?: { key: { type: string; value: unknown } }[] };
      if (node.type === "var") args.add(node.name!);
      const forms = node.type === "select" ? node.variants!.filter((one) => one.key.type === "str").map((one) => String(one.key.value)) : [];
      if (forms.length > 1) plurals.push(forms);
      for (const inner of Object.values(part)) visit(inner);
    };
    visit(message.value);
    all.set(message.id, { args: [...args].sort(), plurals });
  }
  return all;
}

test("every text of the page is used, and every text that it asks for is there", () => {
  const code = Object.values(sources).join("\n");
  for (const [file, text] of Object.entries(texts)) {
    const here = keys(text);
    expect(here.length, file).toBeGreaterThan(50);
    expect(here.filter((key) => !MADE_UP.test(key) && !code.includes(`"${key}"`)), `${file}: unused`).toEqual([]);
    const asked = [...code.matchAll(/(?:play\.text|entry\.text|this\.text|words\.text|\bt)\("([\w-]+)"/g)].map((match) => match[1]!);
    expect(asked.filter((key) => !here.includes(key)), `${file}: missing`).toEqual([]);
  }
});

test("every language has every text of English, whole and with the same arguments", () => {
  const english = read(ENGLISH);
  const wrong: string[] = [];
  for (const [file, text] of Object.entries(texts)) {
    const theirs = read(text);
    expect(theirs.size, `${file}: a text cannot be read`).toBe(keys(text).length);
    for (const [id, { args }] of english) {
      const other = theirs.get(id);
      if (!other) wrong.push(`${file}: ${id} is missing`);
      else if (other.args.join() !== args.join()) wrong.push(`${file}: ${id} has [${other.args}], English [${args}]`);
    }
    for (const id of theirs.keys()) if (!english.has(id)) wrong.push(`${file}: ${id} is not in English`);
  }
  expect(wrong, wrong.join("\n")).toEqual([]);
});

test("every plural has all forms of its language", () => {
  const wrong: string[] = [];
  for (const [file, text] of Object.entries(texts)) {
    const needed = FORMS[file.replace(/^.*\/(.*)\.ftl$/, "$1")] ?? ["one", "other"];
    for (const [id, { plurals }] of read(text))
      for (const forms of plurals) if (needed.some((form) => !forms.includes(form))) wrong.push(`${file}: ${id} has only ${forms}`);
  }
  expect(wrong, wrong.join("\n")).toEqual([]);
});
