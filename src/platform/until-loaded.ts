const FIRST_MS = 2_000;
const AT_MOST_MS = 60_000;

/** Imports a part of the app; retries with doubling delays, a minute at most, until it has loaded, and reports each failure. */
export async function untilLoaded<Part>(load: () => Promise<Part>, onFailure: (error: unknown) => void, restMs = FIRST_MS): Promise<Part> {
  try {
    return await load();
  } catch (error) {
    onFailure(error);
    await new Promise((resolve) => setTimeout(resolve, restMs));
    return untilLoaded(load, onFailure, Math.min(2 * restMs, AT_MOST_MS));
  }
}
