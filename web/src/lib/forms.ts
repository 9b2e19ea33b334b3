// Forms: what is filled in where orders cannot be listed. A change of a field is an order, or the draft of one.

import { parse, print, type Value } from "./notation";
import type { Blank, EntryKind, FormTray, Gauge, OrderForm, TrayCounter, Verb } from "./protocol";

/** What completes a blank: a number, words, or things with their amounts. */
export type Filling = number | string | [string, number][];

function value(verbs: Verb[], verb: string, field: string, filling: Filling): Value {
  const kind = verbs.find((one) => one.id === verb)?.fields.find((one) => one.id === field)?.kind;
  if (typeof filling === "number") return { kind: "amount", number: filling };
  if (typeof filling === "string") return { kind: kind === "text" ? "text" : "one", name: filling };
  return { kind: "assignment", pairs: filling.filter(([, count]) => count !== 0).map(([what, count]) => [what, String(count)]) };
}

/** The order that a blank gives with its field filled. */
export function filled(verbs: Verb[], blank: Blank, filling: Filling): string {
  const draft = parse(verbs, blank.order);
  draft.fields.set(blank.field, value(verbs, draft.verb, blank.field, filling));
  return print(verbs, draft);
}

/** The filling of things with amounts, one of them changed. */
export function withAmount(kind: Extract<EntryKind, { kind: "amounts" }>, id: string, amount: number): Filling {
  return kind.items.map((item) => [item.id, item.id === id ? amount : item.value]);
}

/** The orders that put counters into a tray: those that are counted go together, others one by one. */
export function puts(verbs: Verb[], tray: FormTray, counters: TrayCounter[]): string[] {
  const orders: string[] = [];
  for (const { kind, blank } of tray.puts ?? []) {
    const mine = counters.filter((one) => one.kind === kind);
    if (mine.length === 0) continue;
    const verb = parse(verbs, blank.order).verb;
    const counted = verbs.find((one) => one.id === verb)?.fields.find((one) => one.id === blank.field)?.kind === "assignment";
    if (!counted) {
      orders.push(...mine.map((one) => filled(verbs, blank, one.of)));
      continue;
    }
    const amounts = new Map<string, number>();
    for (const one of mine) amounts.set(one.of, (amounts.get(one.of) ?? 0) + one.amount);
    orders.push(filled(verbs, blank, [...amounts]));
  }
  return orders;
}

/** How a share is drawn, in hundredths of its whole: what holds, what is too much, and where its limit stands. */
export function bar(gauge: Gauge): { full: number; over: number; tick: number | null } {
  const share = gauge.whole > 0 ? (100 * gauge.value) / gauge.whole : 0;
  const tick = gauge.most ?? gauge.least ?? null;
  if (gauge.kind === "left") return { full: gauge.whole > 0 ? Math.min(100, Math.max(0, 100 - share)) : 0, over: 0, tick: null };
  const most = gauge.most ?? 100;
  return { full: Math.min(share, most), over: Math.max(0, share - most), tick };
}

/** The verbs of the orders that a form gives. */
export function verbsOf(form: OrderForm): Set<string> {
  const verbs = new Set<string>();
  JSON.stringify(form, (key: string, value: unknown) => {
    if ((key === "order" || key === "draft") && typeof value === "string") verbs.add(value.split(" ")[0]!);
    return value;
  });
  return verbs;
}

/** The rows that something is wrong with. */
export function flawedRows(form: OrderForm): Set<string> {
  return new Set((form.flaws ?? []).flatMap((flaw) => flaw.rows ?? []));
}
