import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { getPlayerTournaments } from '#contract/calls/competitions';
import type { ConfigOf } from '#contract/fields/config/index';
import type { Tournament } from '#contract/fields/tournament';
import { knownConfig } from '#tests/support/club';
import { render, type Rendered } from '#tests/support/render';
import { tournamentsQuery } from '../../features/competitions/tournaments/tournament-queries';
import { adventureQuery } from '../../features/vip/adventure/use-adventure';
import { compPointsQuery } from '../../features/vip/vip-queries';
import { lootboxesQuery } from '../../features/wheels/wheel-queries';
import { queryOf } from '../../platform/api/query';
import { shellConfigQuery } from '../../platform/config/flags';
import { session } from '../../platform/session';
import { ActivityHub } from './activity-hub';

const items = ['a', 'b'].map((id) => ({ id, weight: 1, tone: 'ion' as const, bonuses: [] }));
const wheel: ConfigOf<'wheel-config'> = { is_enabled: true, group_key: 'boxes', valid_hours: 1, tables: [{ group: null, items }] };
const segments: ConfigOf<'wheel-config-segments'> = {
  is_enabled: true,
  group_key: 'spins',
  spins_a_day: 1,
  tables: [{ group: null, items }],
};
const today = new Date().toISOString().slice(0, 10);
const calendar: ConfigOf<'vip-adventures'> = {
  is_enabled: true,
  id: 'orbit',
  title: { en: 'Orbit' },
  group: null,
  start_on: today,
  days: [1, 2, 3].map((day) => ({
    day,
    step: 1,
    stepTotal: 1,
    prize: { type: 'fs', title: { en: 'Spins' }, freespins_count: 1, bonus_amount: null },
    condition: { minDep: { EUR: 1 }, wager: 1, periodActivationDays: 2 },
    variables: {},
  })),
};
const tournament = (id: number, title: string, frontend_identifier = `cup-${id}`): Tournament => ({
  id,
  frontend_identifier,
  title,
  in_progress: true,
  currency: 'EUR',
  questSize: null,
  group_ids: [],
  top_players: [],
  status: 'active',
  start_at: '2026-05-01T00:00:00.000Z',
  end_at: '2099-05-01T00:00:00.000Z',
  prize_cents: 1,
  players: 1,
  scope: 'all',
});
const base = (flags: Record<string, boolean> = {}): [readonly unknown[], unknown][] => [
  [shellConfigQuery.queryKey, { flags, logo: null }],
  [
    tournamentsQuery(false).queryKey,
    { data: [tournament(1, 'Night Watch'), tournament(2, 'Sprint'), tournament(3, 'Hop', 'quest--xs--hop')] },
  ],
  knownConfig('wheel-config', wheel),
  knownConfig('wheel-config-segments', segments),
  knownConfig('vip-adventures', calendar),
];
const box = { id: 1, group_key: 'boxes', weight: 2, stage: 'issued', created_at: '', valid_until: '', items: [], bonuses: [] };
const own: [readonly unknown[], unknown][] = [
  [
    queryOf(getPlayerTournaments, {}).queryKey,
    {
      data: [
        { tournament_id: 1, nickname: 'I', bets: 5, award_place: 4 },
        { tournament_id: 2, nickname: 'I', bets: 9, award_place: 2 },
        { tournament_id: 3, nickname: 'I', bets: 0, award_place: null },
      ],
    },
  ],
  [lootboxesQuery().queryKey, { data: [box, { ...box, id: 2 }, { ...box, id: 3, stage: 'activated' }] }],
  [compPointsQuery().queryKey, { chargeable: { points: 340 }, persistent: { points: 0, quarter: 0 }, rates: [] }],
  [
    adventureQuery().queryKey,
    {
      id: 'orbit',
      currency: 'EUR',
      data: [{ day: 1, step: 1, isCompleted: true, deposited_cents: 1, claimed_at: null, claim_until: '2099-01-01T00:00:00.000Z' }],
    },
  ],
];

let shown: Rendered;
const cards = () =>
  [...shown.page.querySelectorAll('li')].map((card) => [
    card.querySelector('a')?.getAttribute('href'),
    card.querySelector('p')?.textContent,
  ]);

beforeEach(() => Object.assign(session, { status: 'guest', player: null }));
afterEach(() => shown.unmount());

describe('the activity hub', () => {
  it('links to everything that runs, with the player’s state in each, in full width [ROUTE-022, HUB-001a, ROUTE-058]', async () => {
    Object.assign(session, { status: 'player', player: { id: 7, groups: [], currency: 'EUR' } });
    shown = await render(<ActivityHub />, [...base(), ...own]);
    expect(cards()).toEqual([
      ['/action', '1 active, 1 joined'],
      ['/rocketmart-wheel', '2 boxes to open'],
      ['/perigee-wheel', 'Today’s spin is on its way. It’ll be here within a minute.'],
      ['/perigee-adventure', 'Day 1 of 3, 1 prize to claim'],
      ['/rocket-mart', '340 comp points to spend'],
      ['/tournaments', '2nd in Sprint'],
    ]);
    expect(shown.page.querySelector('[data-layout="full-width"] h1')).not.toBeNull();
  });

  it('shows no quest progress while it’s unknown', async () => {
    Object.assign(session, { status: 'player', player: { id: 7, groups: [], currency: 'EUR' } });
    shown = await render(<ActivityHub />, [...base(), ...own.slice(1)]);
    expect(cards()[0]).toEqual(['/action', '1 active']);
  });

  it('shows a guest everything that runs, without what operators turned off [HUB-001a, CONF-002]', async () => {
    shown = await render(<ActivityHub />, base({ 'rocket-mart': false, adventure: false }));
    expect(cards().map(([href]) => href)).toEqual(['/action', '/rocketmart-wheel', '/perigee-wheel', '/tournaments']);
    expect(cards()[3]![1]).toBe('2 active');
  });
});
