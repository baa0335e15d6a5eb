import { isServer } from '../context/is-server';
import { SECONDARY_READS_MS } from '../timing';

/**
 * Waits for a page's secondary data: in a browser only briefly, because reads may be retried for long on a dead connection; the data
 * appears when it arrives. Server rendering waits for all of it.
 */
export async function waitBriefly(reading: Promise<unknown>): Promise<void> {
  const over = reading.then(
    () => undefined,
    () => undefined,
  );
  const late = isServer ? [] : [new Promise<void>((resolve) => setTimeout(resolve, SECONDARY_READS_MS))];
  await Promise.race([over, ...late]);
}
