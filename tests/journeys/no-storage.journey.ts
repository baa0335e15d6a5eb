import { expect, test } from '../support/journey';
import { addFavorite } from './acts/favorites';
import { signInThere, signOut } from './acts/sign-in';
import { balanceAfter, houseSlot, spinOnce } from './acts/games';

/** A browser without site storage: every attempt throws; cookies still work. */
function denyStorage(): void {
  const denied = () => new DOMException('The operation is insecure.', 'SecurityError');
  const refuse = {
    get() {
      throw denied();
    },
  };
  for (const name of ['indexedDB', 'localStorage', 'sessionStorage', 'caches']) Object.defineProperty(globalThis, name, refuse);
  Object.defineProperty(Navigator.prototype, 'serviceWorker', {
    value: Object.assign(new EventTarget(), {
      controller: null,
      ready: new Promise(() => undefined),
      register: () => Promise.reject(denied()),
      getRegistration: () => Promise.reject(denied()),
    }),
  });
}

test('without site storage a player can sign in, play for real, add a favourite and sign out [ROUTE-007, AUTH-001a]', {
  tag: '@phone',
}, async ({ page, richPlayer }) => {
  await page.context().clearCookies();
  await page.addInitScript(denyStorage);
  await page.goto('/sign-in');
  await signInThere(page, richPlayer);
  await expect(page.getByRole('link', { name: 'Balance €100.00, open cashbox' })).toBeVisible();
  await page.goto(`${houseSlot.path}?mode=real`);
  const strip = page.getByRole('main');
  await expect(strip.getByText('€100.00')).toBeVisible();
  const announced = await spinOnce(page);
  await expect(strip.getByText(balanceAfter(10_000, announced), { exact: true })).toBeVisible();
  await page.goto('/games/top');
  await addFavorite(page, 'The Lagoon Above');
  await page.goto('/favorite-games');
  await expect(page.getByRole('main').getByRole('link', { name: 'The Lagoon Above', exact: true })).toBeVisible();
  await signOut(page);
  expect((await page.request.get('/api/player')).status()).toBe(401);
});

test('without site storage, “Try again” reloads a page whose part is missing, once the server responds', { tag: '@phone' }, async ({
  page,
  guard,
}) => {
  guard.allow(/Failed to load resource|Failed to fetch dynamically imported module/);
  // The router looks into the session storage after a missing part, and reports the denial, which has no stack.
  guard.allow(/^exception: $/);
  await page.context().clearCookies();
  await page.addInitScript(denyStorage);
  await page.goto('/');
  const loads: string[] = [];
  page.on('load', () => loads.push(page.url()));
  let isMissing = true;
  await page.route(/\/assets\/.*\.js$/, (route) => (isMissing ? route.fulfill({ status: 404, body: '' }) : route.continue()));
  await page.getByRole('main').getByRole('link', { name: 'Safer gambling' }).click();
  const again = page.getByRole('main').getByRole('button', { name: 'Try again' });
  await expect(again).toBeVisible();
  isMissing = false;
  await again.click();
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText('Responsible gambling');
  await expect.poll(() => loads.length).toBe(1);
});
