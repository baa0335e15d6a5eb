import { expect, test } from '../support/journey';

/** Has the browser install the worker from another address, as it does with another release's, and waits until it waits. */
const anotherWorker = async () => {
  await navigator.serviceWorker.ready;
  const registration = await navigator.serviceWorker.register('/sw.js?release=another', { updateViaCache: 'none' });
  while (!registration.waiting) await new Promise((done) => setTimeout(done, 50));
};

test('a new worker is offered once nothing is half-filled, and reloads the window once when it’s accepted [OFF-004a]', {
  tag: '@phone',
}, async ({ page, player, guard }) => {
  // The browser asks for it beside a file.
  guard.allow(/favicon\.ico/);
  expect(player.id).toBeGreaterThan(0);
  await page.goto('/profile');
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  const city = page.getByRole('textbox', { name: 'City' });
  const before = await city.inputValue();
  await city.fill('Bergen');
  // A file carries no policy that forbids the script.
  const file = await page.context().newPage();
  await file.goto('/robots.txt');
  await file.evaluate(anotherWorker);
  await file.close();
  const offer = page.getByRole('button', { name: 'Update now' });
  await expect(offer).toBeHidden();
  await expect(city).toHaveValue('Bergen');
  await city.fill(before);
  let loads = 0;
  page.on('load', () => (loads += 1));
  await offer.click();
  await page.waitForFunction(() => navigator.serviceWorker.controller?.scriptURL.endsWith('another'));
  await expect(offer).toBeHidden();
  await expect(page.getByRole('textbox', { name: 'City' })).toHaveValue(before);
  expect(loads).toBe(1);
});
