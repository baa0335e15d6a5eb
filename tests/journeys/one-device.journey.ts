import { signUp } from '#contract/calls/account';
import { storage } from '#contract/storage';
import { addFavoriteGame } from '#contract/calls/games/player-games';
import { expect, test } from '../support/journey';
import { revokeSessions } from '../support/operator';
import { send, signUpPlayer } from '../support/player';
import { overtakenReads, signInThere } from './acts/sign-in';
import { depositSheet, payByCard } from './acts/cashbox';
import { houseSlot } from './acts/games';

/** Everything that the browser stores for this origin, as one string: databases, caches, storage and cookies readable by scripts. */
async function deviceContents(): Promise<string> {
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

test('two players who take turns on one device see none of each other’s data, online or offline [OFF-005a, OFF-005b, AUTH-008a, AUTH-008c]', {
  tag: '@phone',
}, async ({ page, player, baseURL, dataDir, playwright, goOffline }) => {
  const elsewhere = await playwright.request.newContext({ baseURL });
  const second = await signUpPlayer(elsewhere, baseURL!, dataDir, { first_name: 'Second', city: 'Trondheim' });
  await elsewhere.dispose();
  await send(page.request, baseURL!, addFavoriteGame, { params: { id: houseSlot.identifier }, body: { game: houseSlot.identifier } });
  await page.goto('/deposit');
  const sheet = await payByCard(page, 'Successful', '33');
  await sheet.getByRole('button', { name: 'Done' }).click();
  await expect(depositSheet(page)).toBeHidden();
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  for (const own of ['/favorite-games', '/notifications', '/profile/limits', '/vip', '/profile']) {
    await page.goto(own);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  await expect(page.getByRole('textbox', { name: 'City' })).toHaveValue(signUp.example.body.user.city);
  expect(await page.evaluate(deviceContents)).toContain(player.email);

  expect(await page.evaluate(deviceContents)).toContain('€33.00 was added to your account.');

  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByRole('link', { name: 'Sign up' }).first()).toBeVisible();
  await expect.poll(() => page.evaluate(deviceContents)).not.toContain(player.email);
  expect(await page.evaluate(deviceContents)).not.toContain('€33.00 was added to your account.');

  await page.goto('/sign-in');
  await signInThere(page, second);
  await page.goto('/favorite-games');
  await expect(page.getByText('No favourites yet')).toBeVisible();
  await page.goto('/notifications');
  await expect(page.getByRole('main').getByText('New sign-in')).toBeVisible();
  await expect(page.getByText('€33.00 was added to your account.')).toHaveCount(0);
  await page.goto('/profile');
  await expect(page.getByRole('textbox', { name: 'City' })).toHaveValue('Trondheim');
  await goOffline();
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'City' })).toHaveValue('Trondheim');
  await expect(page.getByRole('textbox', { name: 'First name' })).toHaveValue('Second');
  expect(await page.evaluate(deviceContents)).toContain(second.email);
  expect(await page.evaluate(deviceContents)).not.toContain(player.email);
});

test('a session that ends while no window is open leaves none of its player’s data for a guest or the next player [OFF-005a, OFF-005b, AUTH-009a]', {
  tag: '@phone',
}, async ({ page, player, baseURL, dataDir, playwright, guard }) => {
  guard.allow(overtakenReads);
  const elsewhere = await playwright.request.newContext({ baseURL });
  const second = await signUpPlayer(elsewhere, baseURL!, dataDir, { first_name: 'Second' });
  await elsewhere.dispose();
  const canary = 'CANARY where is my withdrawal of 900 euro';
  const message = page.getByRole('dialog').getByRole('textbox');
  await page.goto('/?modal=support');
  await message.fill(canary);
  await page.evaluate((key) => sessionStorage.setItem(key, JSON.stringify({ session: 'CANARY', since: 1 })), storage.session.timer);
  await expect.poll(() => page.evaluate(deviceContents)).toContain(player.email);
  expect(await page.evaluate(deviceContents)).toContain(canary);
  await page.goto('about:blank');
  await revokeSessions(dataDir, player.id);

  await page.goto('/?modal=support');
  await expect(message).toHaveValue('');
  await expect(page.getByText('You’ve been signed out.')).toBeVisible();
  await expect.poll(() => page.evaluate(deviceContents)).not.toContain(player.email);
  const kept = await page.evaluate(deviceContents);
  expect(kept).not.toContain('CANARY');
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).not.toContain(String(player.id));

  await page.goto('/sign-in');
  await signInThere(page, second);
  await page.goto('/?modal=support');
  await expect(message).toHaveValue('');
  expect(await page.evaluate(deviceContents)).not.toContain('CANARY');
});

test('signing out in one window signs out the other [AUTH-008b]', { tag: '@phone' }, async ({ page, player, context, guard }) => {
  expect(player.id).toBeGreaterThan(0);
  guard.allow(overtakenReads);
  await page.goto('/vip');
  const other = await context.newPage();
  await other.goto('/profile');
  await expect(page.getByRole('link', { name: /^Balance / })).toBeVisible();
  await other.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByRole('link', { name: 'Sign up' }).first()).toBeVisible();
});

test('after another player signs up, an open window’s next page shows the new player [AUTH-009b, OFF-005a]', { tag: '@phone' }, async ({
  page,
  player,
  baseURL,
  dataDir,
  guard,
}) => {
  // The open window still requests its previous player, whose session has just been replaced.
  guard.allow(/status of (401|409) /);
  await page.goto('/vip');
  await expect(page.getByRole('link', { name: /^Balance / })).toBeVisible();
  const next = await signUpPlayer(page.request, baseURL!, dataDir);
  expect(next.id).not.toBe(player.id);
  await page.goto('/profile');
  await expect(page.getByText(`Account ${next.id}`)).toBeVisible();
});
