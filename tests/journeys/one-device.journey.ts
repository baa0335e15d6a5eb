import { signUp } from '#contract/calls/account';
import { addFavoriteGame } from '#contract/calls/games/player-games';
import { expect, test } from '../support/journey';
import { send, signUpPlayer } from '../support/player';
import { overtakenReads, signInThere } from './acts/doors';
import { depositSheet, payByCard } from './acts/cashbox';
import { houseSlot } from './acts/games';

/** Everything that the browser keeps of this origin, as one text: databases, caches, storage, cookies that scripts can read. */
async function keptOnDevice(): Promise<string> {
  const open = (name: string) =>
    new Promise<IDBDatabase>((resolve, reject) => {
      const request = indexedDB.open(name);
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(new Error(`cannot open ${name}`));
    });
  const all = (store: IDBObjectStore) =>
    new Promise<unknown[]>((resolve) => {
      const request = store.getAll();
      request.onsuccess = () => resolve(request.result as unknown[]);
    });
  const kept: unknown[] = [{ ...localStorage }, { ...sessionStorage }, document.cookie];
  for (const { name } of await indexedDB.databases()) {
    const database = await open(name!);
    for (const store of database.objectStoreNames) kept.push(await all(database.transaction(store).objectStore(store)));
    database.close();
  }
  for (const name of await caches.keys()) {
    const cache = await caches.open(name);
    for (const request of await cache.keys()) {
      const type = (await cache.match(request))?.headers.get('content-type') ?? '';
      kept.push(request.url, /json|html/.test(type) ? await (await cache.match(request))!.text() : '');
    }
  }
  return JSON.stringify(kept);
}

test('of two players in turn on one device neither sees anything of the other, with network or without [OFF-005] [AUTH-008]', { tag: '@phone' }, async ({ page, player, baseURL, dataDir, playwright, goOffline }) => {
  const elsewhere = await playwright.request.newContext({ baseURL });
  const second = await signUpPlayer(elsewhere, baseURL!, dataDir, { first_name: 'Second', city: 'Trondheim' });
  await elsewhere.dispose();
  await send(page.request, baseURL!, addFavoriteGame, { params: { id: houseSlot.identifier }, body: { game: houseSlot.identifier } });
  await page.goto('/deposit');
  const sheet = await payByCard(page, 'succeeds', '33');
  await sheet.getByRole('button', { name: 'Done' }).click();
  await expect(depositSheet(page)).toBeHidden();
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  for (const own of ['/favorite-games', '/notifications', '/profile/limits', '/vip', '/profile']) {
    await page.goto(own);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  await expect(page.getByRole('textbox', { name: 'City' })).toHaveValue(signUp.example.body.user.city);
  expect(await page.evaluate(keptOnDevice)).toContain(player.email);

  expect(await page.evaluate(keptOnDevice)).toContain('€33.00 is in your account.');

  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByRole('link', { name: 'Sign up' }).first()).toBeVisible();
  await expect.poll(() => page.evaluate(keptOnDevice)).not.toContain(player.email);
  expect(await page.evaluate(keptOnDevice)).not.toContain('€33.00 is in your account.');

  await page.goto('/sign-in');
  await signInThere(page, second);
  await page.goto('/favorite-games');
  await expect(page.getByText('No favourite yet')).toBeVisible();
  await page.goto('/notifications');
  await expect(page.getByText('Nothing new in the last two hours.')).toBeVisible();
  await page.goto('/profile');
  await expect(page.getByRole('textbox', { name: 'City' })).toHaveValue('Trondheim');
  await goOffline();
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'City' })).toHaveValue('Trondheim');
  await expect(page.getByRole('textbox', { name: 'First name' })).toHaveValue('Second');
  expect(await page.evaluate(keptOnDevice)).toContain(second.email);
  expect(await page.evaluate(keptOnDevice)).not.toContain(player.email);
});

test('who signs out in one window is signed out in the other', { tag: '@phone' }, async ({ page, player, context, guard }) => {
  expect(player.id).toBeGreaterThan(0);
  guard.allow(overtakenReads);
  await page.goto('/vip');
  const other = await context.newPage();
  await other.goto('/profile');
  await expect(page.getByRole('link', { name: /^Balance / })).toBeVisible();
  await other.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByRole('link', { name: 'Sign up' }).first()).toBeVisible();
});
