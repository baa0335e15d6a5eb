import { describe, expect, it } from 'vitest';
import { bannersFor, type Viewer } from './banners';

const now = new Date('2026-11-22T12:00:00Z');
const plain = { groups: [], groupIds: [], domains: [], liveTime: { start: null, end: null }, order: { lobby: 1 } };
const guest: Viewer = { groups: null, isCrypto: false, host: 'perigee.localhost', now };
const player: Viewer = { ...guest, groups: [258, 543] };

type Filtered = Parameters<typeof bannersFor>[0][number];
const sees = (banner: Partial<Filtered>, viewer: Viewer) => bannersFor([{ ...plain, ...banner }], 'lobby', viewer).length === 1;

describe('who sees a banner', () => {
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
  ])('one %s [BANN-002]', (_what, banner, byGuest, byPlayer) => {
    expect([sees(banner, guest), sees(banner, player)]).toEqual([byGuest, byPlayer]);
  });

  it('one for crypto currency: who plays in it, or comes by a host that counts as such [BANN-002]', () => {
    const banner: Partial<Filtered> = { groups: ['crypto'], domains: ['crypto.perigee.localhost'] };
    const coins = { ...player, isCrypto: true };
    expect([sees(banner, player), sees(banner, coins), sees(banner, { ...guest, host: 'crypto.perigee.localhost' })]).toEqual([false, true, true]);
  });
});

it('the lowest place at a location comes first [BANN-001]', () => {
  const banners = [3, 1, 2].map((lobby) => ({ ...plain, order: { lobby } }));
  expect(bannersFor(banners, 'lobby', guest).map(({ order }) => order.lobby)).toEqual([1, 2, 3]);
});
