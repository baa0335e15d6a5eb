import { watch } from '../support/guard';
import { expect, expectNoViolations, profileTest, test } from '../support/journey';
import { untilKept } from '../support/kept-on-device';
import { shownNotifications, workerEvents } from '../support/worker-events';

const webkit = 'AppleWebKit/605.1.15 (KHTML, like Gecko)';

/** Browsers that install by hand: what they call themselves, and a step of their own. */
const guides = [
  ['Safari on an iPhone', `Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) ${webkit} Version/18.5 Mobile/15E148 Safari/604.1`, 'in the bar at the bottom'],
  ['Chrome on an iPhone', `Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) ${webkit} CriOS/140.0 Mobile/15E148 Safari/604.1`, 'beside the address'],
  ['Safari on an iPad', `Mozilla/5.0 (iPad; CPU OS 18_5 like Mac OS X) ${webkit} Version/18.5 Mobile/15E148 Safari/604.1`, 'Add to Home Screen'],
  ['Safari on a Mac', `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${webkit} Version/18.5 Safari/605.1.15`, 'Add to Dock'],
  ['Firefox on Android', 'Mozilla/5.0 (Android 16; Mobile; rv:150.0) Gecko/150.0 Firefox/150.0', 'three dots'],
  ['Samsung Internet', 'Mozilla/5.0 (Linux; Android 16; SM-S931B) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/29.0 Chrome/140.0.0.0 Mobile Safari/537.36', 'Add page to'],
  ['a browser inside another app', `Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) ${webkit} Mobile/15E148 Instagram 380.0`, 'Open in browser'],
] as const;

for (const [name, userAgent, step] of guides) {
  test(`${name} gets its own drawn steps, and an offer that was put away stays away [PWA-003]`, { tag: '@phone' }, async ({ browser, baseURL }) => {
    const context = await browser.newContext({ baseURL, userAgent, viewport: { width: 390, height: 800 } });
    const guard = watch(context);
    const page = await context.newPage();
    await page.goto('/');
    const offer = page.getByRole('complementary', { name: 'Install Perigee' });
    await offer.getByRole('link', { name: 'See how' }).click();
    const steps = page.getByRole('dialog', { name: 'Install Perigee on this device' });
    await expect(steps.getByRole('listitem').filter({ hasText: step })).toBeVisible();
    if (step === 'Add to Dock') await expectNoViolations(page);
    await steps.getByRole('button', { name: 'Close' }).click();
    await offer.getByRole('button', { name: 'Not now' }).click();
    await expect(offer).toBeHidden();
    await page.reload();
    await expect(page.getByRole('region', { name: 'Top games' })).toBeVisible();
    await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
    await expect(offer).toBeHidden();
    guard.verify();
    await context.close();
  });
}

profileTest('one service worker at /sw.js answers for the whole origin, keeps what was shown, and shows what is pushed [PWA-001]', { tag: '@phone' }, async ({ page, baseURL }) => {
  await page.goto('/');
  await untilKept(page, '/api/lobby');
  const worker = await page.evaluate(async () => {
    const { scope, active, updateViaCache } = await navigator.serviceWorker.ready;
    return { scope, script: active?.scriptURL, updateViaCache };
  });
  expect(worker).toEqual({ scope: `${baseURL}/`, script: `${baseURL}/sw.js`, updateViaCache: 'none' });
  expect((await page.reload())?.fromServiceWorker()).toBe(true);
  const events = await workerEvents(page);
  await events.push('{broken');
  await expect.poll(async () => (await shownNotifications(page)).map(({ title }) => title)).toEqual(['There is news for you']);
});
