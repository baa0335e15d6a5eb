import { isServer } from '../context/is-server';
import { SECONDARY_READS_MS } from '../timing';

/**
 * Waits for what stands beside the matter of a page: in a browser not for long, since it may be tried again and again on a
 * line that is dead; it shows itself once it comes. What the platform draws waits for it.
 */
export async function waitBriefly(reading: Promise<unknown>): Promise<void> {
  const over = reading.then(
    () => undefined,
    () => undefined,
  );
  const late = isServer ? [] : [new Promise<void>((resolve) => setTimeout(resolve, SECONDARY_READS_MS))];
  await Promise.race([over, ...late]);
}
