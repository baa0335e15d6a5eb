import type { Page } from '@playwright/test';
import { flagNames } from '#contract/fields/config/flags';
import { expect, test } from '../support/journey';
import { signInDemoPlayer } from '../support/player';

/** The pages of the content at the end of the menu, the last one for members alone. */
const pages = ['News', 'How it works', 'Player guideMembers'];

const placesOf = (page: Page) => page.getByRole('navigation', { name: 'Main' }).locator('li a').allTextContents();

test('a tester turns parts of the site off on this device: they leave the menu and lead elsewhere, until all is reset [ROUTE-012b, ROUTE-023b, ROUTE-032b, ROUTE-033, HEAD-005b, HEAD-005c, HEAD-005d, WIDG-002a, WIDG-002b, JACK-004b, CONF-003b]', { tag: '@desktop' }, async ({ page, baseURL }) => {
  await signInDemoPlayer(page.request, baseURL!, 'tester');
  await page.goto('/ffc');
  await expect(page.getByRole('switch')).toHaveCount(flagNames.length);
  const flag = (name: string) => page.getByRole('switch', { name, exact: true });
  for (const name of ['activity-hub', 'rocket-mart', 'rocket-chance', 'mystic-jackpots', 'lotteries']) await flag(name).uncheck();
  await flag('betting').check();
  await expect.poll(() => placesOf(page)).toEqual(['Slots', 'Live', 'Sports', 'VIP club', 'Tournaments', 'Achievements', ...pages]);
  for (const [path, elsewhere] of [['/rocket-mart', '/promotions'], ['/rocket-mart/money', '/promotions'], ['/rocket-chance', '/promotions'], ['/tournaments/lotteries', '/tournaments/all'], ['/mystic-jackpots', '/promotions']] as const) {
    await page.goto(path);
    await expect(page).toHaveURL(elsewhere);
  }
  await page.goto('/ffc');
  await page.getByRole('button', { name: 'Reset to defaults' }).click();
  await expect.poll(() => placesOf(page)).toEqual(['Lobby', 'Slots', 'Live', 'VIP club', 'Activity hub', 'Rocket Mart', 'Rocket Chance', 'Tournaments', 'Mystic jackpots', 'Achievements', ...pages]);
  await page.goto('/rocket-chance');
  await expect(page.getByRole('heading', { name: 'Rocket Chance', level: 1 })).toBeVisible();
});
