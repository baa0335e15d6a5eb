import { describe, expect, it } from 'vitest';
import { calls } from '#contract/calls/index';
import { addFavoriteGame, getFavoriteGames, removeFavoriteGame } from '#contract/calls/games/player-games';
import { getNotifications, markNotifications, putNotificationSettings } from '#contract/calls/notifications';
import type { OutboxEntry } from './outbox';
import { isLaidOver, overlaid } from './overlay';

const question = (call: string, url = '/', shape = 'now') => ({ call, url, shape, locale: 'en' });
const favorites = question(getFavoriteGames.id, '/api/player/favorite_games?content=full');
const ids = question(getFavoriteGames.id, '/api/player/favorite_games?content=ids');

let order = 0;
const entry = (change: Partial<OutboxEntry>): OutboxEntry => {
  order += 1;
  return {
    order,
    key: `key-${order}`,
    call: '',
    method: 'PUT',
    url: '/',
    locale: 'en',
    body: null,
    player: 7,
    at: 0,
    attempts: 0,
    notBefore: 0,
    refusal: null,
    ...change,
  };
};
const url = (game: string) => `/api/player/favorite_games/${encodeURIComponent(game)}`;
const like = (game: string, change: Partial<OutboxEntry> = {}) =>
  entry({ call: addFavoriteGame.id, url: url(game), shown: { text: JSON.stringify({ identifier: game }), shape: 'now' }, ...change });
const unlike = (game: string) => entry({ call: removeFavoriteGame.id, url: url(game), method: 'DELETE' });
const shown = (about: typeof favorites, response: unknown, entries: OutboxEntry[]) =>
  JSON.parse(overlaid(JSON.stringify(response), about, 7, entries)) as unknown;

describe('queued writes are applied to known responses', () => {
  it('favourites in the order in which they were made, including removed ones [OFF-002a]', () => {
    const known = { ids: ['a:one'], data: [{ identifier: 'a:one' }] };
    expect(shown(favorites, known, [like('a:two'), like('a:three'), unlike('a:one'), unlike('a:two')])).toEqual({
      ids: ['a:three'],
      data: [{ identifier: 'a:three' }],
    });
    expect(shown(ids, { ids: ['a:one'], data: [] }, [like('a:two')])).toEqual({ ids: ['a:two', 'a:one'], data: [] });
  });

  it('a game whose card another release stored is shown as a favourite, without that card [OFF-004b]', () => {
    expect(shown(favorites, { ids: [], data: [] }, [like('a:two', { shown: { text: '{}', shape: 'before' } })])).toEqual({
      ids: ['a:two'],
      data: [],
    });
  });

  it('notification marks: read ones stay read, removed ones stay removed [OFF-002a]', () => {
    const known = {
      notifications: [
        { id: 'a', read: false },
        { id: 'b', read: false },
        { id: 'c', read: false },
      ],
      removed: ['x'],
    };
    const mark = entry({ call: markNotifications.id, body: JSON.stringify({ read: ['a'], removed: ['b'] }) });
    expect(shown(question(getNotifications.id), known, [mark])).toEqual({
      notifications: [
        { id: 'a', read: true },
        { id: 'c', read: false },
      ],
      removed: ['x', 'b'],
    });
  });

  it('settings as they were last set [OFF-002a]', () => {
    const put = (quiet: boolean) => entry({ call: putNotificationSettings.id, body: JSON.stringify({ quiet_hours: quiet }) });
    expect(shown(question('notifications.settings'), { quiet_hours: true, time_zone: 'UTC' }, [put(true), put(false)])).toEqual({
      quiet_hours: false,
      time_zone: 'UTC',
    });
    const promos = entry({ call: 'account.subscriptions-update', body: '{"receive_promos":true}' });
    for (const read of ['account.subscriptions', 'account.player'])
      expect(shown(question(read), { receive_promos: false }, [promos])).toEqual({ receive_promos: true });
  });

  it('the group of the installed app, requested once however often the app starts offline [PWA-004b]', () => {
    const join = () => entry({ call: 'account.groups-join', body: '{"groups":{"add":[1401]}}' });
    expect(shown(question('account.player'), { id: 7, groups: [543] }, [join(), join()])).toEqual({ id: 7, groups: [543, 1401] });
  });

  it('but no refused write, and no other player’s', () => {
    const known = { ids: [], data: [] };
    expect(
      shown(favorites, known, [like('a:two', { refusal: { code: 'game_not_found', status: 404 } }), like('a:two', { player: 8 })]),
    ).toEqual(known);
  });
});

it('the contract stores every read that writes change, and each queueable write changes one of them or is shown nowhere', () => {
  expect(calls.filter(({ id }) => isLaidOver(id)).map(({ method, offline }) => [method, offline])).toEqual(
    Array.from({ length: 5 }, () => ['GET', 'last-known']),
  );
  const known = '{"ids":[],"data":[],"notifications":[],"removed":[],"groups":[]}';
  const body = '{"a":1,"removed":["b"],"groups":{"add":[1]}}';
  const isMoved = (call: string) =>
    calls.some(({ id }) => isLaidOver(id) && overlaid(known, question(id), 7, [entry({ call, body })]).length !== known.length);
  const waiting = calls.filter(({ offline }) => offline === 'queue').map(({ id }) => id);
  expect(waiting.filter((id) => !isMoved(id) && !id.startsWith('games.')).sort()).toEqual(['tracking.install-event', 'tracking.step']);
});
