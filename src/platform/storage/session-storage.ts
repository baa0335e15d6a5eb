/** Reads a value that's stored until the window is closed; null if there isn't one, or if it's broken. */
export function readSession(name: string): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(name) ?? 'null');
  } catch {
    return null;
  }
}

/** Stores a value until the window is closed, if the browser lets us. */
export function writeSession(name: string, value: unknown): void {
  try {
    sessionStorage.setItem(name, JSON.stringify(value));
  } catch {
    // Private windows store nothing; the app works without it.
  }
}
