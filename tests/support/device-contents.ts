import type { Page } from '@playwright/test';
import { PROTOCOL } from '#contract/messages';
import { storage } from '#contract/storage';

const PATIENCE_MS = 30_000;
const POLL_MS = 100;

/** A page of any engine, in which a function can run. */
export interface Evaluating {
  evaluate<Result, Argument>(work: (argument: Argument) => Result | Promise<Result>, argument: Argument): Promise<Result>;
}

/** A stored response. */
export interface StoredResponse {
  address: string;
  text: string;
}

/** The contents of one store of the device's database: its keys and values, in their order. */
async function readStore(page: Evaluating, name: string): Promise<[key: unknown, value: unknown][]> {
  return page.evaluate(
    (store) =>
      new Promise<[unknown, unknown][]>((resolve, reject) => {
        const request = indexedDB.open('perigee');
        request.onerror = () => reject(new Error('no database'));
        request.onsuccess = () => {
          const opened = request.result.transaction(store).objectStore(store);
          const [keys, values] = [opened.getAllKeys(), opened.getAll()];
          values.onsuccess = () => {
            request.result.close();
            resolve(keys.result.map((key, at) => [key, values.result[at] as unknown]));
          };
        };
      }),
    name,
  );
}

/** The last-known responses on the device. */
export async function lastKnownResponses(page: Evaluating): Promise<StoredResponse[]> {
  const entries = (await readStore(page, 'last-known')) as [[number, string, string, string], { text: string }][];
  return entries.map(([[, , , address], { text }]) => ({ address, text }));
}

/** The calls in the outbox, in their order. */
export async function waitingCalls(page: Evaluating): Promise<string[]> {
  const entries = (await readStore(page, 'outbox')) as [number, { call: string }][];
  return entries.map(([, { call }]) => call);
}

/**
 * Whether the device has the cursor of a player's live stream. Until then, the stream's first event triggers a refetch
 * of everything, since earlier reads may be stale.
 */
export async function hasStreamCursor(page: Evaluating, player: number): Promise<boolean> {
  return (await readStore(page, storage.stores.pending)).some(([key]) => key === `cursor:${player}`);
}

/** The addresses with last-known responses on the device. */
export async function lastKnownAddresses(page: Evaluating): Promise<string[]> {
  return (await lastKnownResponses(page)).map(({ address }) => address);
}

/** Makes the worker fetch the remaining files, as a page does some seconds after its start; waits until all are stored. */
export async function untilComplete(page: Evaluating): Promise<void> {
  const isComplete = await page.evaluate(async (protocol) => {
    await navigator.serviceWorker.ready;
    while (!navigator.serviceWorker.controller) await new Promise((resolve) => setTimeout(resolve, 50));
    const { port1, port2 } = new MessageChannel();
    const response = new Promise((resolve) => (port1.onmessage = ({ data }) => resolve(data)));
    navigator.serviceWorker.controller.postMessage({ protocol, kind: 'complete' }, [port2]);
    return (await response) === true;
  }, PROTOCOL);
  if (!isComplete) throw new Error('The device could not fetch the whole release.');
}

/**
 * Waits until a worker has this release and the device has the responses of some addresses (strings or patterns); from
 * then on both work offline. Returns the addresses that were found.
 */
export async function untilStored(page: Page, ...addresses: (string | RegExp)[]): Promise<string[]> {
  await untilComplete(page);
  let found: string[] = [];
  const missing = async () => {
    found = await lastKnownAddresses(page);
    return addresses.filter((address) => !found.some((kept) => (typeof address === 'string' ? kept === address : address.test(kept))));
  };
  const deadline = Date.now() + PATIENCE_MS;
  while ((await missing()).length > 0) {
    if (Date.now() > deadline) throw new Error(`The device does not hold ${(await missing()).join(', ')}.`);
    await page.waitForTimeout(POLL_MS);
  }
  return found;
}

/**
 * Waits until a worker has this release and the device knows its player: until then, a push shows the neutral notification. The player's
 * notifications are stored apart from responses, so a stored response is no sign of that.
 */
export async function untilPlayerKnown(page: Page, player: number): Promise<void> {
  await untilComplete(page);
  const known = async () => (await readStore(page, storage.stores.session)).find(([key]) => key === 'session')?.[1];
  const deadline = Date.now() + PATIENCE_MS;
  while (((await known()) as { player: number | null } | undefined)?.player !== player) {
    if (Date.now() > deadline) throw new Error(`The device does not know player ${player}.`);
    await page.waitForTimeout(POLL_MS);
  }
}

/** Lets the device prefetch even if a busy machine responds slowly: turns data-saver mode off. */
export async function forcePrefetching(page: Page): Promise<void> {
  await page.addInitScript((name) => localStorage.setItem(name, 'off'), storage.local.light);
}
