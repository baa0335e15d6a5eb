import type { Page } from '@playwright/test';

const PATIENCE_MS = 30_000;
const LOOK_MS = 100;

/** The addresses whose answers the device holds as last known. */
export function keptAnswers(page: Page): Promise<string[]> {
  return page.evaluate(
    () =>
      new Promise<string[]>((resolve, reject) => {
        const request = indexedDB.open('perigee');
        request.onerror = () => reject(new Error('no database'));
        request.onsuccess = () => {
          const keys = request.result.transaction('last-known').objectStore('last-known').getAllKeys();
          keys.onsuccess = () => {
            request.result.close();
            resolve((keys.result as [number, string, string, string][]).map(([, , , url]) => url));
          };
        };
      }),
  );
}

/** The calls that wait on the device for the network, in their order. */
export function waitingCalls(page: Page): Promise<string[]> {
  return page.evaluate(
    () =>
      new Promise<string[]>((resolve, reject) => {
        const request = indexedDB.open('perigee');
        request.onerror = () => reject(new Error('no database'));
        request.onsuccess = () => {
          const entries = request.result.transaction('outbox').objectStore('outbox').getAll();
          entries.onsuccess = () => {
            request.result.close();
            resolve((entries.result as { call: string }[]).map(({ call }) => call));
          };
        };
      }),
  );
}

/**
 * Waits until a worker holds this release and the device the answers of some addresses, each in full or as a pattern: from
 * then on both do without network. Answers the addresses that were found.
 */
export async function untilKept(page: Page, ...addresses: (string | RegExp)[]): Promise<string[]> {
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  let found: string[] = [];
  const missing = async () => {
    found = await keptAnswers(page);
    return addresses.filter((address) => !found.some((kept) => (typeof address === 'string' ? kept === address : address.test(kept))));
  };
  const deadline = Date.now() + PATIENCE_MS;
  while ((await missing()).length > 0) {
    if (Date.now() > deadline) throw new Error(`The device does not hold ${(await missing()).join(', ')}.`);
    await page.waitForTimeout(LOOK_MS);
  }
  return found;
}
