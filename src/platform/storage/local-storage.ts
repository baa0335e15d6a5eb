/** Reads a small value; null if the browser stores nothing for us. */
export function readLocal(name: string): string | null {
  try {
    return localStorage.getItem(name);
  } catch {
    return null;
  }
}

/** Reads a stored JSON value; null if there isn't one, or if it's broken. */
export function readLocalJson(name: string): unknown {
  try {
    return JSON.parse(readLocal(name) ?? 'null');
  } catch {
    return null;
  }
}

/** Stores a small value, if the browser lets us. */
export function writeLocal(name: string, value: string): void {
  try {
    localStorage.setItem(name, value);
  } catch {
    // Private windows store nothing; the app works without it.
  }
}
