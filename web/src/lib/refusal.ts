// What the server refuses: a message that is said in the reader's language, and the reason in English behind it.

import type { Spelled, HttpRefusal } from "./protocol";
import type { Words } from "./words";

/** What the server says of something that it does not do; what is no answer of its own has a reason alone. */
type Told = HttpRefusal | { reason: string };

/** What there is to say of it in the reader's language. */
function messageOf(told: Told): Spelled | null {
  if ("refusal" in told) return told.refusal;
  return "breach" in told ? told.breach : null;
}

export class Refused extends Error {
  constructor(readonly trouble: Told) {
    super(trouble.reason);
  }

  /** What a response says; its status where it says nothing. */
  static async by(response: Response): Promise<Refused> {
    try {
      return new Refused((await response.json()) as HttpRefusal);
    } catch {
      return new Refused({ reason: `${response.status} ${response.statusText}` });
    }
  }
}

/** The trouble in the reader's language, or in English where the words for it are not there. */
export function said(words: Words, trouble: Told): string {
  const message = messageOf(trouble);
  return message && words.has(message.id) ? words.say(message) : trouble.reason;
}

/** What went wrong, in the reader's language as far as it can be said. */
export function complaint(words: Words, error: unknown): string {
  if (error instanceof Refused) return said(words, error.trouble);
  // A browser that reaches nobody says so in words of its own.
  if (error instanceof TypeError && words.has("unreachable")) return words.text("unreachable");
  return error instanceof Error ? error.message : String(error);
}
