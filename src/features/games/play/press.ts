type Opening = typeof import('./opening');

let opening: Opening | null = null;

/** Loads the code for a press on a game, which isn't part of the first load. */
export async function preparePress(): Promise<Opening> {
  opening = await import('./opening');
  return opening;
}

/**
 * A game was pressed. Its requests start in the same task, before the page change, which keeps a slow phone busy for some hundred
 * milliseconds.
 */
export function press(...pressed: Parameters<Opening['startOpening']>): void {
  if (opening) opening.startOpening(...pressed);
  // The page repeats failed requests.
  else
    void preparePress().then(
      ({ startOpening }) => startOpening(...pressed),
      () => undefined,
    );
}
