/** Reads what the window keeps until it is closed; null where there is nothing, or where it is broken. */
export function readSession(name: string): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(name) ?? 'null');
  } catch {
    return null;
  }
}

/** Keeps something until the window is closed, where the browser lets us. */
export function writeSession(name: string, value: unknown): void {
  try {
    sessionStorage.setItem(name, JSON.stringify(value));
  } catch {
    // Private windows keep nothing; the app works without.
  }
}
