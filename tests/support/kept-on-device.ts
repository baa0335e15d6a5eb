import type { Page } from '@playwright/test';

const PATIENCE_MS = 30_000;
const LOOK_MS = 100;

/** A page of any engine, in which something is run. */
export interface Evaluating {
  evaluate<Result>(work: () => Result | Promise<Result>): Promise<Result>;
}

/** An answer that the device holds. */
export interface Kept {
  address: string;
  text: string;
}

/** The answers that the device holds as last known. */
export function keptTexts(page: Evaluating): Promise<Kept[]> {
  return page.evaluate(
    () =>
      new Promise<Kept[]>((resolve, reject) => {
        const request = indexedDB.open('perigee');
        request.onerror = () => reject(new Error('no database'));
        request.onsuccess = () => {
          const store = request.result.transaction('last-known').objectStore('last-known');
          const [keys, values] = [store.getAllKeys(), store.getAll()];
          values.onsuccess = () => {
            request.result.close();
            const addresses = (keys.result as [number, string, string, string][]).map(([, , , url]) => url);
            resolve((values.result as { text: string }[]).map(({ text }, at) => ({ address: addresses[at]!, text })));
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

/** The addresses whose answers the device holds as last known. */
export async function keptAnswers(page: Evaluating): Promise<string[]> {
  return (await keptTexts(page)).map(({ address }) => address);
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
