import { createElement } from 'react';
import type { Limit } from '#contract/fields/limit';
import type { LimitPolicyResponse } from '#contract/fields/limit-policy';
import { limitsQuery } from '../../src/features/limits/limits';
import { LimitsPanel } from '../../src/features/limits/limits-panel';
import { session } from '../../src/platform/session';
import { completePlayer, network, type Sent } from './deposit-page';
import { render } from './render';

/** The limits that the licence of the panel's player offers. */
export const limitPolicy: LimitPolicyResponse = {
  cycles: { deposit: ['day', 'week'], loss: ['week', 'month'], wager: ['hour', 'week'] },
  cooling_off: ['day', 'week'],
  exclusions: ['month_6', 'forever'],
  raise_wait_hours: 72,
  deposit_cap: null,
  has_panic_button: false,
};

/** A player's weekly limit on deposits, with other parts where a test needs them. */
export const limit = (change: Partial<Limit>): Limit => ({
  id: 1,
  type: 'deposit',
  period: 'week',
  accounts: [],
  minutes: null,
  minutes_used: null,
  is_reached: false,
  active_until: null,
  frees_at: null,
  pending: null,
  ...change,
});

/** The account of a limit in euros: its amount and the used part, in cents. */
export const inEuros = (amount_cents: number, current_value_amount_cents: number) => [
  { currency: 'EUR', amount_cents, current_value_amount_cents },
];

/** Writes sent about limits: method, address, body. */
export const limitWrites = (sent: Sent[]) =>
  sent
    .filter(({ url, method }) => method !== 'GET' && url.startsWith('/api/user_limits'))
    .map(({ url, method, body }) => [method, url, body]);

/** The panel of a player with these limits; every write gets `respond`. The account's reality check is every 30 minutes. */
export async function openLimits(limits: Limit[], respond = () => Response.json(limit({})), currency = 'EUR') {
  Object.assign(session, { status: 'player', player: { ...completePlayer, currency } });
  const known = { data: limits, policy: limitPolicy, is_review_due: false };
  const sent = network(({ url, method }) => {
    if (method !== 'GET') return respond();
    return url === '/api/reality_check' ? Response.json({ minutes: 30, sitting: null, checked_at: null }) : Response.json(known);
  });
  const shown = await render(createElement(LimitsPanel), [[limitsQuery().queryKey, known]]);
  await shown.settle();
  return { ...shown, sent };
}
