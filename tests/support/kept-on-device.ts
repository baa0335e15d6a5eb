import type { Page } from '@playwright/test';

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

/** Waits until a worker holds this release and the device the answers of some addresses: from then on both do without network. */
export async function untilKept(page: Page, ...addresses: string[]): Promise<void> {
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  const missing = async () => {
    const kept = await keptAnswers(page);
    return addresses.filter((address) => !kept.includes(address));
  };
  const deadline = Date.now() + 20_000;
  while ((await missing()).length > 0) {
    if (Date.now() > deadline) throw new Error(`The device does not hold ${(await missing()).join(', ')}.`);
    await page.waitForTimeout(50);
  }
}
