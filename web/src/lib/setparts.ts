// A set of attacks as it is shown: a part for each target.

import { print } from "./notation";
import type { Answer, OrderPart, Spelled, Verb } from "./protocol";

export interface SetPlan {
  verb: string;
  field: string;
  /** Who goes against which place. */
  pairs: [string, string][];
  /** Who can go against each place. */
  candidates: Map<string, string[]>;
  /** The place whose card is unfolded. */
  open: string | null;
  explained: { breach: Spelled | null; why: Answer; odds: Answer | null } | null;
}

/** The places that are attacked, in the order in which they were chosen, and those whose duty is open. */
export function partsOf(set: SetPlan): OrderPart[] {
  const told = [...(set.explained?.odds?.parts ?? []), ...(set.explained?.why.parts ?? [])];
  const parts = new Map<string, OrderPart>();
  for (const [who, at] of set.pairs) {
    const part = parts.get(at) ?? { at, who: [] };
    parts.set(at, { ...part, who: [...part.who, who] });
  }
  if (set.open && !parts.has(set.open)) parts.set(set.open, { at: set.open, who: [] });
  for (const part of told) parts.set(part.at, { ...parts.get(part.at), ...part, who: parts.get(part.at)?.who ?? [] });
  return [...parts.values()];
}

/** The order that gives a set as a whole. */
export function orderOf(set: SetPlan, verbs: Verb[]): string {
  return print(verbs, { verb: set.verb, fields: new Map([[set.field, { kind: "placement", pairs: set.pairs }]]) });
}
