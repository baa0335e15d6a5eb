import { describe, expect, it } from 'vitest';
import { bannersFor, bannerWay, type Viewer, withVariables } from './banners';

const now = new Date('2026-11-22T12:00:00Z');
const plain = { groups: [], groupIds: [], domains: [], liveTime: { start: null, end: null }, order: { lobby: 1 } };
const guest: Viewer = { groups: null, isCrypto: false, host: 'perigee.localhost', now };
const player: Viewer = { ...guest, groups: [258, 543] };

type Filtered = Parameters<typeof bannersFor>[0][number];
const sees = (banner: Partial<Filtered>, viewer: Viewer) => bannersFor([{ ...plain, ...banner }], 'lobby', viewer).length === 1;

describe('the audience of a banner', () => {
  it.each<[string, Partial<Filtered>, boolean, boolean]>([
    ['for everybody', {}, true, true],
    ['for guests', { groups: ['guests'] }, true, false],
    ['for players', { groups: ['players'] }, false, true],
    ['for a group of the player', { groupIds: [258, 1] }, false, true],
    ['for a group of others', { groupIds: [259] }, false, false],
    ['of this host', { domains: ['perigee.localhost'] }, true, true],
    ['of another host', { domains: ['meridian.localhost'] }, false, false],
    ['that begins now', { liveTime: { start: now.toISOString(), end: null } }, true, true],
    ['that ends now', { liveTime: { start: null, end: now.toISOString() } }, false, false],
    ['of another place', { order: { pokies: 1 } }, false, false],
  ])('one %s [BANN-002a, BANN-002b, BANN-002c, BANN-002d]', (_what, banner, byGuest, byPlayer) => {
    expect([sees(banner, guest), sees(banner, player)]).toEqual([byGuest, byPlayer]);
  });

  it('for crypto: players with a crypto currency, or visitors of a crypto host [BANN-002b]', () => {
    const banner: Partial<Filtered> = { groups: ['crypto'], domains: ['crypto.perigee.localhost'] };
    const coins = { ...player, isCrypto: true };
    expect([sees(banner, player), sees(banner, coins), sees(banner, { ...guest, host: 'crypto.perigee.localhost' })]).toEqual([
      false,
      true,
      true,
    ]);
  });
});

it('a banner links to its path, or to the tournament or lottery that it names, with its own query values', () => {
  type Button = Parameters<typeof bannerWay>[0];
  const nothing: Button = { url: null, type: null, frontendIdentifier: null, attrs: {} };
  const buttons: Button[] = [
    nothing,
    { ...nothing, url: '/vip' },
    { ...nothing, type: 'tournaments', frontendIdentifier: 'cup' },
    { ...nothing, type: 'lottery', frontendIdentifier: 'moon' },
    { ...nothing, type: 'lottery' },
    { ...nothing, frontendIdentifier: 'cup' },
    { ...nothing, url: '/vip', type: 'lottery', frontendIdentifier: 'moon' },
    { ...nothing, url: '/vip', attrs: { a: '1 2', 'b&': 'c' } },
    { ...nothing, url: '/vip?x=y', attrs: { a: '1' } },
    { ...nothing, attrs: { a: '1' } },
  ];
  expect(buttons.map(bannerWay)).toEqual([
    null,
    '/vip',
    '/tournaments/cup',
    '/lottery/moon',
    null,
    null,
    '/vip',
    '/vip?a=1%202&b%26=c',
    '/vip?x=y&a=1',
    null,
  ]);
});

it('a text gets its variables filled in, and keeps unknown ones', () => {
  expect(withVariables('{sum} for {name}, {who} {sum} {constructor}', { sum: '5 €', name: 'all' })).toBe(
    '5 € for all, {who} 5 € {constructor}',
  );
});

it('the lowest position at a location comes first', () => {
  const banners = [3, 1, 2].map((lobby) => ({ ...plain, order: { lobby } }));
  expect(bannersFor(banners, 'lobby', guest).map(({ order }) => order.lobby)).toEqual([1, 2, 3]);
});
