// How likely something is, as it is read best: so many in so many where that can be imagined, else in hundredths.

import type { Words } from "./words";

/** Three dice: fractions of more than that say nothing to anybody. */
const MOST = 216;

export function share(words: Words, weight: number, of: number): string {
  if (of <= MOST) return words.text("in-of", { weight, of });
  const part = weight / of;
  // What can happen is neither impossible nor certain.
  const near = Math.min(0.999, Math.max(0.001, part));
  const digits = near < 0.01 || near > 0.99 ? 1 : 0;
  return new Intl.NumberFormat(words.language, { style: "percent", minimumFractionDigits: digits, maximumFractionDigits: digits }).format(near);
}
