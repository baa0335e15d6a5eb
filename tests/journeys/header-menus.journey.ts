import type { Page } from '@playwright/test';
import { expect, test } from '../support/journey';

/** Counts the documents that a page requests from now on: a client-side navigation requests none. */
function navigationsOf(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => request.isNavigationRequest() && request.frame() === page.mainFrame() && asked.push(request.url()));
  return asked;
}

/** Marks the running app; a reload removes the mark. */
const mark = (page: Page) => page.evaluate(() => Object.assign(window, { isMarked: true }));
const isMarked = (page: Page) => page.evaluate(() => 'isMarked' in window);

async function expectLocale(page: Page, locale: string): Promise<void> {
  await expect.poll(async () => (await page.context().cookies()).find(({ name }) => name === 'locale')?.value).toBe(locale);
  await expect.poll(async () => ((await (await page.request.get('/api/player')).json()) as { locale: string }).locale).toBe(locale);
}

/** Opens the balances of a new player and checks each figure. */
async function expectBalances(page: Page): Promise<void> {
  const balances = page.getByRole('banner').getByRole('button', { name: 'Balances' });
  await balances.click();
  const figures = [
    ['Real balance', '€0.00'],
    ['Bonus balance', '€0.00'],
    ['Total', '€0.00'],
    ['Bonus wagered', '€0.00 of €0.00'],
    ['Lottery tickets', '0'],
    ['Comp points', '0'],
  ];
  for (const [name, figure] of figures)
    await expect(page.getByRole('dialog', { name: 'Balances' }).locator(`dt:text-is("${name}") + dd`)).toHaveText(figure!);
}

test('the header’s menus navigate inside the app, by mouse and keyboard; the header stays visible and has all parts for a player [ROUTE-035b, HEAD-001a, HEAD-003a, HEAD-003b, HEAD-008, HEAD-009a, HEAD-009b, HEAD-009c, AUTH-016a, AUTH-016b]', {
  tag: '@desktop',
}, async ({ page, player }) => {
  expect(player.id).toBeGreaterThan(0);
  await page.goto('/pokies');
  const header = page.getByRole('banner');
  await expect(header.getByRole('link', { name: /^Balance / })).toBeVisible();
  for (const name of ['Perigee, home', 'Search games', 'Deposit', /^Gifts/, /^Notifications/])
    await expect(header.getByRole('link', { name }).first()).toBeVisible();
  await expect(header.getByRole('navigation', { name: 'Main' })).toBeVisible();
  await page.evaluate(() => scrollTo(0, 600));
  await expect(header).toBeInViewport();
  await page.evaluate(() => scrollTo(0, 0));
  await mark(page);
  const navigations = navigationsOf(page);

  await header.getByRole('button', { name: 'Language' }).click();
  await page.getByRole('menuitem', { name: 'Deutsch' }).click();
  await expect(page).toHaveURL('/de/pokies');
  await expectLocale(page, 'de');
  await expect(page.getByRole('menu')).toBeHidden();

  await header.getByRole('button', { name: 'Sprache' }).focus();
  await page.keyboard.press('Enter');
  // The menu takes focus a frame after it shows; an earlier key still goes to the button.
  await expect.poll(() => page.evaluate(() => document.activeElement?.closest('[role=menu]') !== null)).toBe(true);
  const english = page.getByRole('menuitem', { name: 'English', exact: true });
  await page.keyboard.press('Home');
  await expect(english).toBeFocused();
  await page.getByRole('menuitem', { name: 'Deutsch' }).hover();
  await page.getByRole('menuitem', { name: 'Norsk' }).hover();
  await expect(english).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(page.getByRole('menuitem').last()).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(english).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/pokies');
  await expectLocale(page, 'en');

  await page.setViewportSize({ width: 1120, height: 800 });
  const more = header.getByRole('button', { name: 'More' });
  await more.click();
  await page.getByRole('menuitem', { name: 'Tournaments' }).click();
  await expect(page).toHaveURL('/tournaments');
  await expect(page.getByRole('main')).toBeFocused();
  await more.press('ArrowDown');
  await expect(page.getByRole('menu')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('menu')).toBeHidden();
  await expect(more).toBeFocused();

  await expectBalances(page);
  await page.getByRole('dialog', { name: 'Balances' }).getByRole('link', { name: 'Withdraw' }).click();
  await expect(page).toHaveURL('/withdraw');
  await expect(page.getByRole('dialog', { name: 'Withdraw' })).toBeVisible();
  expect([navigations, await isMarked(page)]).toEqual([[], true]);
});
