// The notation of orders, as crates/engine/src/notation.rs writes it: a verb and its fields, one word each.

import type { Field, Kind, Verb } from "./protocol";

export type Value =
  | { kind: "one" | "text"; name: string }
  | { kind: "several" | "path"; names: string[] }
  | { kind: "placement" | "assignment"; pairs: [string, string][] }
  | { kind: "amount"; number: number };

export interface Draft {
  verb: string;
  fields: Map<string, Value>;
}

const SIGNS = /[\s+>@,:="();#]/;
const JOINS: Partial<Record<Kind, string>> = { several: "+", path: ">", placement: ",", assignment: "," };

function quoted(name: string): string {
  return name !== "" && !SIGNS.test(name) ? name : JSON.stringify(name);
}

function printValue(value: Value): string {
  switch (value.kind) {
    case "one":
      return quoted(value.name);
    case "text":
      return JSON.stringify(value.name);
    case "several":
    case "path":
      return value.names.map(quoted).join(JOINS[value.kind]) || "()";
    case "placement":
    case "assignment": {
      const sign = value.kind === "placement" ? "@" : ":";
      return value.pairs.map(([left, right]) => quoted(left) + sign + quoted(right)).join(",") || "()";
    }
    case "amount":
      return String(value.number);
  }
}

/** Write an order. */
export function print(verbs: Verb[], draft: Draft): string {
  const verb = verbs.find((one) => one.id === draft.verb);
  const words = [draft.verb];
  let complete = true;
  for (const field of verb?.fields ?? []) {
    const value = draft.fields.get(field.id);
    if (!value) {
      complete &&= field.need === "optional";
      continue;
    }
    const named = field.need === "optional" || !complete;
    words.push((named ? `${field.id}=` : "") + printValue(value));
  }
  return words.join(" ");
}

/** Cut a text at a sign, but not inside quotes. */
function cut(text: string, sign: string): string[] {
  const parts: string[] = [];
  let part = "";
  let inside = false;
  for (let i = 0; i < text.length; i++) {
    const c = text[i]!;
    if (c === "\\" && inside) {
      part += c + (text[++i] ?? "");
    } else if (c === sign && !inside) {
      parts.push(part);
      part = "";
    } else {
      if (c === '"') inside = !inside;
      part += c;
    }
  }
  parts.push(part);
  return parts;
}

function name(text: string): string {
  if (!text.startsWith('"')) return text;
  return JSON.parse(text.replace(/\\u\{([0-9a-f]+)\}/g, (_, hex: string) => `\\u${hex.padStart(4, "0")}`)) as string;
}

function readValue(field: Field, text: string): Value {
  const list = (sign: string) => (text === "()" ? [] : cut(text, sign));
  switch (field.kind) {
    case "one":
    case "text":
      return { kind: field.kind, name: name(text) };
    case "several":
      return { kind: "several", names: list("+").map(name) };
    case "path":
      return { kind: "path", names: list(">").map(name) };
    case "placement":
    case "assignment": {
      const sign = field.kind === "placement" ? "@" : ":";
      const pair = (part: string): [string, string] => {
        const [left = "", right = ""] = cut(part, sign);
        return [name(left), name(right)];
      };
      return { kind: field.kind, pairs: list(",").map(pair) };
    }
    case "amount":
      return { kind: "amount", number: Number(text) };
  }
}

/** Read an order that the table has written; an unknown verb gives an order without fields. */
export function parse(verbs: Verb[], text: string): Draft {
  const [first = "", ...words] = cut(text, " ").filter((word) => word !== "");
  const verb = verbs.find((one) => one.id === name(first));
  const draft: Draft = { verb: name(first), fields: new Map() };
  const named = (word: string) => verb?.fields.find((field) => word.startsWith(`${field.id}=`));
  const given = new Set(words.map(named).filter((field) => field !== undefined));
  const inPlace = (verb?.fields ?? []).filter((field) => field.need === "required" && !given.has(field));
  for (const word of words) {
    const field = named(word);
    if (field) draft.fields.set(field.id, readValue(field, word.slice(field.id.length + 1)));
    else {
      const next = inPlace.shift();
      if (next) draft.fields.set(next.id, readValue(next, word));
    }
  }
  return draft;
}
