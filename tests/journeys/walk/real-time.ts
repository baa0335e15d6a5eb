import { expect, type Page } from '@playwright/test';
import { signIn } from '#contract/calls/account/session';
import { depositEuros, send } from '../../support/player';
import { walker, type Walk } from './walk';

/**
 * Step 8: two windows share one stream; events from elsewhere are shown in both, including those during a network
 * outage.
 */
export async function listen(walk: Walk): Promise<void> {
  const { page, elsewhere, baseURL, goOffline, goOnline } = walk;
  const streams = watchStreams(page);
  await page.goto('/vip');
  const other = await page.context().newPage();
  await other.goto('/notifications');
  await expect.poll(streams).toBe(1);
  await send(elsewhere, baseURL, signIn, { body: { user: { email: walk.email, password: walker.password } } });

  const before = await balanceOf(page);
  await depositEuros(elsewhere, baseURL, 1_100);
  for (const window of [page, other]) await expect.poll(() => balanceOf(window)).toBe(before + 1_100);
  await expect(other.getByRole('main').getByText('€11.00 was added to your account.')).toHaveCount(1);

  await goOffline();
  await expect(page.getByText('You’re offline.')).toBeVisible();
  for (const cents of [1_200, 1_300]) await depositEuros(elsewhere, baseURL, cents);
  await goOnline();
  for (const window of [page, other]) await expect.poll(() => balanceOf(window)).toBe(before + 3_600);
  for (const text of ['€12.00 was added to your account.', '€13.00 was added to your account.'])
    await expect(other.getByRole('main').getByText(text)).toHaveCount(1);
  expect(streams()).toBe(1);
  await other.close();
}

/** How many streams the browser has open. */
function watchStreams(page: Page): () => number {
  const open = new Set<unknown>();
  const context = page.context();
  context.on('request', (request) => new URL(request.url()).pathname === '/api/events' && open.add(request));
  context.on('requestfinished', (request) => open.delete(request));
  context.on('requestfailed', (request) => open.delete(request));
  return () => open.size;
}

/** The balance in a window's header, in cents. */
async function balanceOf(page: Page): Promise<number> {
  const name = await page.getByRole('link', { name: /^Balance €/ }).getAttribute('aria-label');
  return Math.round(Number(/€([\d,.]+)/.exec(name ?? '')?.[1]?.replaceAll(',', '')) * 100);
}
