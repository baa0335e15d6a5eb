const FIRST_MS = 2_000;
const AT_MOST_MS = 60_000;

/** Loads a part of the app, and retries with doubling delays of at most a minute until it succeeds; each failure is reported. */
export async function loadWithRetry<Part>(
  load: () => Promise<Part>,
  onFailure: (error: unknown) => void,
  restMs = FIRST_MS,
): Promise<Part> {
  try {
    return await load();
  } catch (error) {
    onFailure(error);
    await new Promise((resolve) => setTimeout(resolve, restMs));
    return loadWithRetry(load, onFailure, Math.min(2 * restMs, AT_MOST_MS));
  }
}
