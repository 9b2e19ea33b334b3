// Keys by their Latin letters, whatever the layout of the keyboard.

/** The key that was pressed: on a layout without Latin letters the letter that stands there on an English one. */
export function latinKey(event: Pick<KeyboardEvent, "key" | "code">): string {
  const foreign = event.key.length === 1 && event.key.charCodeAt(0) > 0x7f;
  const letter = /^Key([A-Z])$/.exec(event.code)?.[1];
  return foreign && letter ? letter.toLowerCase() : event.key;
}
