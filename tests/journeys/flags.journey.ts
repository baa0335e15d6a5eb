import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { getShellConfig } from '#contract/calls/config/shell';
import { flagNames } from '#contract/fields/config/flags';
import { defaultOf } from '#server/domains/config/defaults/index';
import { expect, test } from '../support/journey';
import { announcePromo, configure, withdrawPromo } from '../support/operator';
import { send, signInDemoPlayer } from '../support/player';

/** The content pages at the end of the menu, the last one for members only. */
const pages = ['News', 'How it works', 'Player guideMembers'];

const menuEntries = (page: Page) => page.getByRole('navigation', { name: 'Main' }).locator('li a').allTextContents();

test('a tester turns parts of the site off on this device: they leave the menu and redirect, until everything is reset [ROUTE-012b, ROUTE-023b, ROUTE-032b, ROUTE-033, HEAD-005b, HEAD-005c, HEAD-005d, WIDG-002a, WIDG-002b, JACK-004b, CONF-003b]', {
  tag: '@desktop',
}, async ({ page, baseURL }) => {
  await signInDemoPlayer(page.request, baseURL!, 'tester');
  await page.goto('/ffc');
  await expect(page.getByRole('switch')).toHaveCount(flagNames.length);
  const flag = (name: string) => page.getByRole('switch', { name, exact: true });
  for (const name of ['activity-hub', 'rocket-mart', 'rocket-chance', 'mystic-jackpots', 'lotteries']) await flag(name).uncheck();
  await flag('betting').check();
  await expect.poll(() => menuEntries(page)).toEqual(['Slots', 'Live', 'Sports', 'VIP club', 'Tournaments', 'Achievements', ...pages]);
  for (const [path, elsewhere] of [
    ['/rocket-mart', '/promotions'],
    ['/rocket-mart/money', '/promotions'],
    ['/rocket-chance', '/promotions'],
    ['/tournaments/lotteries', '/tournaments/all'],
    ['/mystic-jackpots', '/promotions'],
  ] as const) {
    await page.goto(path);
    await expect(page).toHaveURL(elsewhere);
  }
  await page.goto('/ffc');
  await page.getByRole('button', { name: 'Reset to defaults' }).click();
  await expect
    .poll(() => menuEntries(page))
    .toEqual([
      'Lobby',
      'Slots',
      'Live',
      'VIP club',
      'Activity hub',
      'Rocket Mart',
      'Rocket Chance',
      'Tournaments',
      'Mystic jackpots',
      'Achievements',
      ...pages,
    ]);
  await page.goto('/rocket-chance');
  await expect(page.getByRole('heading', { name: 'Rocket Chance', level: 1 })).toBeVisible();
});

test('a promotion whose page operators have closed is hidden, except for testers [USER-003a, USER-003b]', { tag: '@desktop' }, async ({
  page,
  baseURL,
  dataDir,
}) => {
  // New names, closed before the first visit, because pages rendered for guests are cached for a minute.
  const [slug, open] = [`closed-season-${randomUUID()}`, `open-season-${randomUUID()}`];
  const usual = defaultOf('manage-promotion-pages', new Date());
  await configure(dataDir, 'manage-promotion-pages', { ...usual, closed: [`/promo/${slug}`] });
  await expect.poll(async () => (await send(page.request, baseURL!, getShellConfig)).closed).toContain(`/promo/${slug}`);
  for (const one of [slug, open]) await announcePromo(dataDir, one, `Season ${one}`);
  const listed = page.getByRole('main').getByText(`Season ${slug}`);
  const heading = page.getByRole('heading', { name: `Season ${slug}`, level: 1 });
  await expect(async () => {
    await page.goto('/de/promotions');
    await expect(page.getByRole('main').getByText(`Season ${open}`)).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await expect(listed).toHaveCount(0);
  await page.goto(`/de/promo/${slug}`);
  await expect(page.getByRole('heading', { name: 'Nichts auf dieser Umlaufbahn' })).toBeVisible();

  await signInDemoPlayer(page.request, baseURL!, 'tester');
  await page.goto('/de/promotions');
  await listed.click();
  await expect(heading).toBeVisible();
  await page.reload();
  await expect(heading).toBeVisible();
  // The page would read the promotion once more while it's withdrawn.
  await page.goto('about:blank');
  await configure(dataDir, 'manage-promotion-pages', usual);
  for (const one of [slug, open]) await withdrawPromo(dataDir, one);
});
