type Opening = typeof import('./opening');

let opening: Opening | null = null;

/** Loads what a press on a game starts, which isn't part of the first load. */
export async function preparePress(): Promise<Opening> {
  opening = await import('./opening');
  return opening;
}

/**
 * A game was pressed. What it needs is requested in the same task, before the page changes: that keeps a slow phone busy for some hundred
 * milliseconds.
 */
export function press(...pressed: Parameters<Opening['startOpening']>): void {
  if (opening) opening.startOpening(...pressed);
  // Whatever can't be loaded now is requested again by the page.
  else
    void preparePress().then(
      ({ startOpening }) => startOpening(...pressed),
      () => undefined,
    );
}
