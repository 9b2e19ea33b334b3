// Keys by their Latin letters, whatever the layout of the keyboard, and what they do.

/** The key that was pressed: on a layout without Latin letters the letter that stands there on an English one. */
export function latinKey(event: Pick<KeyboardEvent, "key" | "code">): string {
  const foreign = event.key.length === 1 && event.key.charCodeAt(0) > 0x7f;
  const letter = /^Key([A-Z])$/.exec(event.code)?.[1];
  return foreign && letter ? letter.toLowerCase() : event.key;
}

type Press = Pick<KeyboardEvent, "key" | "code" | "ctrlKey" | "metaKey" | "shiftKey" | "altKey" | "repeat">;

/** What goes on for as long as its key is held: the others do their work once. */
const GOES_ON = ["+", "=", "-"];

/** What a press does, of actions by their keys: capitals do what small letters do, and with Ctrl a key is called `ctrl z` or
 * `ctrl shift z`. */
export function actionOf(event: Press, actions: Record<string, () => void>): (() => void) | undefined {
  const pressed = latinKey(event);
  if (event.altKey || (event.repeat && !GOES_ON.includes(pressed))) return undefined;
  const letter = pressed.toLowerCase();
  if (event.ctrlKey || event.metaKey) return actions[`ctrl ${event.shiftKey ? "shift " : ""}${letter}`];
  return actions[pressed] ?? actions[letter];
}
