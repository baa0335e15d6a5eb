import { catalogue } from '#rules/games/catalogue';
import { expect, type Page } from '@playwright/test';
import { getPlayer } from '#contract/calls/account/profile';
import { getFavoriteGames } from '#contract/calls/games/player-games';
import { getNotifications } from '#contract/calls/notifications';
import { countEvents } from '../../support/operator';
import { waitingCalls } from '../../support/device-contents';
import { send } from '../../support/player';
import { depositSheet } from '../acts/cashbox';
import { addFavorite } from '../acts/favorites';
import { houseSlot, spinOnce } from '../acts/games';
import type { Walk } from './walk';

const favorite = 'The Lagoon Above';

/**
 * Step 7: the network is cut. Visited pages show with their age, harmless writes are queued, money actions are refused; back
 * online, each write takes effect once.
 */
export async function goWithoutNetwork(walk: Walk): Promise<void> {
  const { page, baseURL, dataDir, goOffline, goOnline } = walk;
  await page.goto('/favorite-games');
  await expect(page.getByText('No favourites yet')).toBeVisible();
  const { request } = page.context();
  const { id } = await send(request, baseURL, getPlayer);
  // Earlier reads are reported before the count begins.
  await expect.poll(() => waitingCalls(page)).toEqual([]);
  const effects = async () => Promise.all(['favorite_games', 'notification_marks'].map((kind) => countEvents(dataDir, id, kind)));
  const before = await effects();
  await goOffline();
  await readWhatIsKnown(page);
  await page.goto('/games/top');
  await addFavorite(page, favorite);
  await page.goto('/notifications');
  await page.getByRole('button', { name: 'Mark all as read' }).click();
  await expect(page.getByRole('link', { name: 'Notifications', exact: true })).toBeVisible();
  await expectMoneyToWait(page);
  await page.goto(`${houseSlot.path}?mode=demo`);
  await spinOnce(page);

  await page.goto('/favorite-games');
  await expectFavorite(page);
  await goOnline();
  const favorites = async () => (await send(request, baseURL, getFavoriteGames, { query: {} })).data.map(({ title }) => title);
  await expect.poll(favorites).toEqual([favorite]);
  const unread = async () => (await send(request, baseURL, getNotifications, { query: {} })).notifications.filter(({ read }) => !read);
  await expect.poll(unread).toEqual([]);
  await expectFavorite(page);
  expect(await effects()).toEqual(before.map((count) => count + 1));
}

/** The page of favourites shows the added one. */
const expectFavorite = (page: Page) => expect(page.getByRole('main').getByRole('link', { name: favorite, exact: true })).toBeVisible();

/** Lobby, category, own data and history, each reopened. */
async function readWhatIsKnown(page: Page): Promise<void> {
  const expectAge = () => expect(page.getByText(/You’re offline\. Showing the saved version/)).toBeVisible();
  await page.goto('/');
  await expect(page.getByRole('region', { name: 'Top games' }).getByRole('article').first()).toBeVisible();
  await expect(page.getByRole('link', { name: /^Balance €/ })).toBeVisible();
  await expectAge();
  await page.goto('/games/top');
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(
    catalogue().filter(({ categories }) => categories.includes('top')).length,
  );
  await expectAge();
  await page.goto('/vip');
  await expect(page.getByRole('region', { name: 'This quarter' })).toContainText('€20.00 of €90,000');
  await expectAge();
  await page.goto('/notifications');
  await expect(page.getByText('€50.00 was added to your account.')).toBeVisible();
  await expectAge();
}

/** A deposit and a bet show that they need the network. */
async function expectMoneyToWait(page: Page): Promise<void> {
  await page.goto('/deposit');
  await expect(depositSheet(page).getByText('Payments need a connection. Nothing is sent')).toBeVisible();
  await page.goto(`${houseSlot.path}?mode=real`);
  await expect(page.getByText('You need to be online to play for real')).toBeVisible();
}
