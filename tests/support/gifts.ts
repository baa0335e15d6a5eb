import type { Gift } from '#contract/fields/gift';

/** A gift for component tests: ten euros of bonus money to claim, unless overridden. */
export function sampleGift(change: Partial<Gift> = {}): Gift {
  return {
    id: '91f70000-0000-4000-8000-000000000001',
    title: 'Money',
    stage: 'issued',
    group_key: 'test',
    currency: 'EUR',
    amount_cents: 1000,
    amount_wager_cents: 0,
    amount_wager_requirement_cents: 3000,
    activatable: true,
    activatable_until: null,
    freespins_total: 0,
    type: 'bonus',
    bonuses: [],
    kind: 'cash',
    tier: null,
    wager: 3,
    max_win_cents: null,
    max_stake_cents: null,
    weights: null,
    freespins_performed: 0,
    spin_stake_cents: null,
    game: null,
    winnings: 'bonus',
    points: 0,
    valid_until: null,
    created_at: '2026-05-01T00:00:00.000Z',
    ended_at: null,
    ...change,
  };
}
