import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { QueryClient } from '@tanstack/react-query';
import { beforeEach, expect, it, vi } from 'vitest';
import { outboxEntries } from '#offline/outbox';
import { beginSession } from '#offline/session';
import type { Favorites } from '#rules/games/favorites';
import { FakePlatform } from '#tests/support/fake-platform';
import { sampleGame } from '#tests/support/games';
import { lateRead } from '#tests/support/late-read';
import { device } from '../../../platform/device';
import { changeFavorite } from './change-favorite';
import { favoriteGamesQuery, favoriteIdsQuery } from './favorite-queries';

const received: string[] = [];
vi.mock('../../../ui/toast', () => ({ toast: ({ title }: { title: string }) => received.push(title) }));

const game = sampleGame();
let platform: FakePlatform;
let queryClient: QueryClient;
const shown = () => queryClient.getQueryData<Favorites>(favoriteIdsQuery.queryKey)!.ids;
const press = () => changeFavorite(queryClient, ((key: string) => key) as never, game);

beforeEach(async () => {
  platform = new FakePlatform();
  queryClient = new QueryClient();
  for (const { queryKey } of [favoriteIdsQuery, favoriteGamesQuery]) queryClient.setQueryData(queryKey, { ids: [], data: [] });
  received.length = 0;
  device.close();
  vi.stubGlobal('indexedDB', new IDBFactory());
  vi.stubGlobal('fetch', platform.fetch);
  await beginSession(device, { player: 7, epoch: 'e' });
});

it('a favourite shows once the device has stored it, with its card, so that it survives a reload [OFF-002a]', async () => {
  const kept: unknown[] = [];
  queryClient.getQueryCache().subscribe(() => void (shown().length > 0 && kept.push(outboxEntries(device))));
  platform.weather = () => 'lost-request';
  const pressed = press();
  expect(shown()).toEqual([]);
  await pressed;
  expect([shown(), received]).toEqual([[game.identifier], ['games.favorites.queued']]);
  expect(await kept[0]).toMatchObject([{ call: 'games.favorite-add', shown: { text: JSON.stringify(game) } }]);
});

it('two clicks undo it, in their order [OFF-002b]', async () => {
  await Promise.all([press(), press()]);
  expect(shown()).toEqual([]);
  expect(platform.effects.map(({ body }) => body === null)).toEqual([false, true]);
});

it('a list requested before a click doesn’t undo it', async () => {
  const late = lateRead(queryClient, favoriteIdsQuery.queryKey, { ids: [], data: [] });
  await press();
  await late.give();
  expect(shown()).toEqual([game.identifier]);
});

it('a refused one is undone, with a toast', async () => {
  platform.weather = () => 'refuses';
  await press();
  expect([shown(), received]).toEqual([[], ['games.favorites.failed']]);
});
