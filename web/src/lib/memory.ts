// What this browser remembers. Where it lets nothing be kept, or has no room left, it is remembered until the page is closed.

const unkept = new Map<string, string>();

export function recall(key: string): string | null {
  try {
    return unkept.get(key) ?? localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Remember something; whether it outlasts the page. */
export function keep(key: string, value: string): boolean {
  try {
    localStorage.setItem(key, value);
    unkept.delete(key);
    return true;
  } catch {
    unkept.set(key, value);
    return false;
  }
}

export function drop(key: string): void {
  unkept.delete(key);
  try {
    localStorage.removeItem(key);
  } catch {
    // Nothing was kept there.
  }
}
