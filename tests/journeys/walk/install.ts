import { expect, type Page } from '@playwright/test';
import { getPlayer } from '#contract/calls/account/profile';
import { INSTALLED_APP_GROUP } from '#contract/fields/install-event';
import { fakeSubscription } from '../../support/borrowed-subscription';
import { send } from '../../support/player';
import { acceptInstall, launchInstalled } from '../acts/install';
import type { Walk } from './walk';

/**
 * Step 5: the banner, the browser's prompt, the first launch in the app's own window; from then on the player is in the
 * group and sees no banner. Returns the app's window.
 */
export async function install({ page, baseURL, device }: Walk): Promise<Page> {
  const { request } = page.context();
  const groups = async () => (await send(request, baseURL, getPlayer)).groups;
  await page.goto('/');
  const banner = page.getByRole('complementary', { name: 'Install Perigee' });
  await banner.getByRole('button', { name: 'Install' }).click();
  await expect(banner).toBeHidden();
  await acceptInstall(page);
  expect(await groups()).not.toContain(INSTALLED_APP_GROUP);

  await fakeSubscription(page.context(), baseURL, device);
  const app = await launchInstalled(page);
  expect(await app.evaluate(() => matchMedia('(display-mode: standalone)').matches)).toBe(true);
  // The push sheet may be open over the lobby by now.
  await expect(app.getByRole('region', { name: 'Top games', includeHidden: true })).toBeVisible();
  await expect.poll(groups).toContain(INSTALLED_APP_GROUP);
  await expect(app.getByRole('complementary', { name: 'Install Perigee', includeHidden: true })).toBeHidden();
  return app;
}
