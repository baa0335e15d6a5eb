/** Reads a small switch; null where the browser keeps nothing for us. */
export function readLocal(name: string): string | null {
  try {
    return localStorage.getItem(name);
  } catch {
    return null;
  }
}

/** Reads what was kept as JSON; null where there is none, or where it is broken. */
export function readLocalJson(name: string): unknown {
  try {
    return JSON.parse(readLocal(name) ?? 'null');
  } catch {
    return null;
  }
}

/** Keeps a small switch, where the browser lets us. */
export function writeLocal(name: string, value: string): void {
  try {
    localStorage.setItem(name, value);
  } catch {
    // Private windows keep nothing; the app works without.
  }
}
