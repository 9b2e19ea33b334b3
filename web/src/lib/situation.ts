// A position as text, edited line by line: everything that nobody touches stays as it was written.

export interface Item {
  id: string;
  states: string[];
}

interface Row {
  raw: string;
  /** The field or the place; empty for remarks and for what cannot be read. */
  key: string;
  items: Item[];
  remark: string;
}

function row(raw: string): Row {
  const [said = "", ...rest] = raw.split("#");
  const remark = rest.length > 0 ? `#${rest.join("#")}` : "";
  const colon = said.indexOf(":");
  if (colon < 0) return { raw, key: "", items: [], remark };
  const key = said.slice(0, colon).trim().replace(/\s+/g, " ");
  const items = [...said.slice(colon + 1).matchAll(/([^\s,()]+)\s*(?:\(([^()]*)\))?/g)].map((found) => ({
    id: found[1] ?? "",
    states: (found[2] ?? "").split(/[\s,]+/).filter((state) => state !== ""),
  }));
  return { raw, key, items, remark };
}

function print({ key, items, remark }: Row): string {
  const words = items.map(({ id, states }) => (states.length > 0 ? `${id}(${states.join(",")})` : id));
  const said = [`${key}:`, ...words].join(" ");
  return remark === "" ? said : `${said} ${remark}`;
}

function rows(text: string): Row[] {
  return text.split("\n").map(row);
}

/** The text with some rows changed; a row without items goes, unless it is a field. */
function joined(all: Row[]): string {
  return all.map((one) => one.raw).join("\n");
}

function changed(one: Row, items: Item[]): Row {
  const next = { ...one, items };
  return { ...next, raw: print(next) };
}

/** What a position belongs to, by its first lines. */
export interface Head {
  game?: { id: string; line: number };
  scenario?: string;
  options: Record<string, string>;
}

/** The keys of those lines. */
export const HEAD = ["game", "scenario", "options"];

export function headOf(text: string): Head {
  const head: Head = { options: {} };
  for (const [index, { key, items }] of rows(text).entries()) {
    const first = items[0]?.id;
    if (key === "game" && first) head.game = { id: first, line: index + 1 };
    else if (key === "scenario" && first) head.scenario = first;
    else if (key === "options")
      for (const { id } of items) {
        const [option = "", value = ""] = id.split(/=(.*)/s);
        head.options[option] = value;
      }
  }
  return head;
}

/** The text without those lines. */
export function beheaded(text: string): string {
  return joined(rows(text).filter((one) => !HEAD.includes(one.key)));
}

/** The text with those lines: whoever gets it knows what it belongs to. */
export function headed(text: string, game: string, scenario: string, options: Record<string, string>): string {
  const chosen = Object.entries(options).map(([option, value]) => `${option}=${value}`);
  return [`game: ${game}`, `scenario: ${scenario}`, `options: ${chosen.join(" ")}`, beheaded(text)].join("\n");
}

/** The numbers of the lines that say something. */
export function saidLines(text: string): number[] {
  return rows(text).flatMap((one, index) => (one.raw.split("#")[0]?.trim() ? [index + 1] : []));
}

/** What stands in a field, as it is written; null where nothing is said. */
export function valueOf(text: string, key: string): string | null {
  const found = rows(text).filter((one) => one.key === key);
  if (found.length === 0) return null;
  return found.flatMap((one) => one.items.map((item) => item.id)).join(" ");
}

/** A field set to a value, or taken out. New fields come after the last of the others. */
export function withValue(text: string, key: string, value: string | null, fields: string[]): string {
  const all = rows(text);
  const at = all.findIndex((one) => one.key === key);
  if (value === null) return joined(all.filter((one) => one.key !== key));
  const items = value.split(/\s+/).filter((word) => word !== "").map((id) => ({ id, states: [] }));
  if (at >= 0) return joined(all.flatMap((one, index) => (index === at ? [changed(one, items)] : one.key === key ? [] : [one])));
  const fresh = row(print({ raw: "", key, items, remark: "" }));
  const order = fields.indexOf(key);
  const before = all.findLastIndex((one) => one.key !== "" && fields.includes(one.key) && fields.indexOf(one.key) < order);
  const start = before >= 0 ? before + 1 : all.findIndex((one) => one.key !== "");
  return joined(start < 0 ? [...all.filter((one) => one.raw.trim() !== ""), fresh] : all.toSpliced(start, 0, fresh));
}

/** A place put into a list, or taken out of it. */
export function toggled(text: string, key: string, item: string, fields: string[]): string {
  const now = (valueOf(text, key) ?? "").split(" ").filter((word) => word !== "");
  const next = now.includes(item) ? now.filter((one) => one !== item) : [...now, item];
  return withValue(text, key, next.length > 0 ? next.join(" ") : null, fields);
}

/** Where the text has a counter, and with which states; null where it does not name it. */
export function found(text: string, counter: string): { key: string; line: number; states: string[] } | null {
  for (const [index, one] of rows(text).entries()) {
    const item = one.items.find((item) => item.id === counter);
    if (item) return { key: one.key, line: index + 1, states: item.states };
  }
  return null;
}

/** A counter moved to a place with its states, or taken out of the text. Fields that name it keep it. */
export function moved(text: string, counter: string, place: string | null, fields: string[]): string {
  const states = rows(text).find((one) => !fields.includes(one.key) && one.items.some((item) => item.id === counter))?.items.find((item) => item.id === counter)?.states ?? [];
  const rest = rows(text).flatMap((one) => {
    if (fields.includes(one.key) || !one.items.some((item) => item.id === counter)) return [one];
    const items = one.items.filter((item) => item.id !== counter);
    return items.length > 0 || one.remark !== "" ? [changed(one, items)] : [];
  });
  if (place === null) return joined(rest);
  const item = { id: counter, states };
  const at = rest.findIndex((one) => one.key === place);
  if (at >= 0) return joined(rest.map((one, index) => (index === at ? changed(one, [...one.items, item]) : one)));
  while (rest.at(-1)?.raw.trim() === "") rest.pop();
  return `${joined([...rest, row(print({ raw: "", key: place, items: [item], remark: "" }))])}\n`;
}

/** A state given to a counter, or taken from it. */
export function flipped(text: string, counter: string, state: string): string {
  return joined(
    rows(text).map((one) => {
      if (!one.items.some((item) => item.id === counter)) return one;
      const flip = (states: string[]) => (states.includes(state) ? states.filter((word) => word !== state) : [...states, state]);
      return changed(one, one.items.map((item) => (item.id === counter ? { ...item, states: flip(item.states) } : item)));
    }),
  );
}
