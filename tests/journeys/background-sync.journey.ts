import { randomUUID } from 'node:crypto';
import { getFavoriteGames } from '#contract/calls/games/player-games';
import { getNotifications } from '#contract/calls/notifications';
import { FaultProxy } from '../support/fault-proxy';
import { navigateInApp } from '../support/navigate-in-app';
import { expect, profileTest } from '../support/journey';
import { lastKnownResponses, untilStored, waitingCalls } from '../support/device-contents';
import { announceTournament, countEvents } from '../support/operator';
import { depositEuros, send } from '../support/player';
import { runningWorker, workerEvents } from '../support/worker-events';
import { addTile } from './acts/favorites';

/** A persistent profile whose requests, including its worker's, go through a proxy that can cut the connection. */
const test = profileTest.extend<{ line: FaultProxy }>({
  line: async ({ baseURL, guard }, provide) => {
    guard.allow(/net::ERR_|Failed to load resource/);
    const line = await FaultProxy.start(Number(new URL(baseURL!).port));
    await provide(line);
    await line.close();
  },
});

test('a favourite and a mark made offline are sent once each by the worker’s background sync, with no window open [OFF-002a, OFF-002b, NOTIF-003b, PWA-001c]', {
  tag: '@long',
}, async ({ context, page, player, baseURL, dataDir, line }) => {
  await depositEuros(page.request, baseURL!, 2_000);
  await page.goto(`${line.url}/notifications`);
  await expect(page.getByRole('heading', { name: 'Your deposit has arrived' })).toBeVisible();
  await untilStored(page, '/api/lobby', '/api/player/favorite_games?content=full');
  await navigateInApp(page, '/');
  await expect(page.getByRole('region', { name: 'Top games' })).toBeVisible();
  await untilStored(page, '/api/player/favorite_games?content=ids');
  const elsewhere = await context.newPage();
  const worker = await workerEvents(page, elsewhere);
  line.cut();
  await addTile(page.getByRole('region', { name: 'Top games' }).getByRole('article').first());
  await navigateInApp(page, '/notifications');
  await page.getByRole('button', { name: 'Mark all as read' }).click();
  await expect.poll(async () => (await waitingCalls(page)).length).toBe(2);
  await page.close();
  await worker.stop();
  const effects = async () => [
    await countEvents(dataDir, player.id, 'favorite_games'),
    await countEvents(dataDir, player.id, 'notification_marks'),
  ];
  expect(await effects()).toEqual([0, 0]);

  line.heal();
  // As long as the outbox isn't empty, the browser retries.
  await expect
    .poll(async () => {
      await worker.sync('outbox');
      return effects();
    })
    .toEqual([1, 1]);
  const { ids } = (await send(context.request, baseURL!, getFavoriteGames, { query: { content: 'ids' } })) as { ids: string[] };
  expect(ids).toHaveLength(1);
  expect(await send(context.request, baseURL!, getNotifications)).toMatchObject({ notifications: [{ read: true }] });

  await elsewhere.goto(line.url);
  await expect(
    elsewhere
      .getByRole('region', { name: 'Top games' })
      .getByRole('article')
      .first()
      .getByRole('button', { name: /from favourites$/ }),
  ).toBeVisible();
  await expect(elsewhere.getByText(/changes? (is|are) waiting/)).toBeHidden();
  expect(await effects()).toEqual([1, 1]);
});

profileTest(
  'the worker’s periodic sync updates the catalogue while the app is closed, and the next offline start shows it [OFF-001b, PWA-001c]',
  { tag: '@long' },
  async ({ context, page, dataDir, goOffline }) => {
    await page.goto('/tournaments');
    await untilStored(page, '/api/tournaments', '/api/lobby');
    const elsewhere = await context.newPage();
    const worker = await workerEvents(page, elsewhere);
    await page.close();
    const name = `Closed door ${randomUUID()}`;
    await announceTournament(dataDir, name);
    const keptTournaments = async () =>
      (await lastKnownResponses(await runningWorker(elsewhere)))
        .filter(({ address }) => address === '/api/tournaments')
        .map(({ text }) => text.split(name).length - 1);
    expect(await keptTournaments()).toEqual([0]);
    await worker.periodicSync('catalogue');
    await expect.poll(keptTournaments).toEqual([1]);

    await goOffline();
    await elsewhere.goto('/tournaments');
    await expect(elsewhere.getByText(/You’re offline\./)).toBeVisible();
    await expect(elsewhere.getByText(name)).toBeVisible();
  },
);
