import { act } from 'react';
import { afterEach, expect, it } from 'vitest';
import { getVerification } from '#contract/calls/account/verification';
import { getMethods } from '#contract/calls/cashbox';
import { getPlayerFields } from '#contract/calls/locale/info';
import type { SavedProfile } from '#contract/fields/payment-method';
import { playerFields } from '#rules/account/fields/player-fields';
import { arrivedDeposit, card, completePlayer } from '#tests/support/deposit-page';
import { render, type Rendered } from '#tests/support/render';
import { queryOf } from '../../platform/api/query';
import { type Player, session } from '../../platform/session';
import { CashboxDashboard } from './cashbox-dashboard';
import { accountsQuery, paymentsQuery } from './queries';

let shown: Rendered;

afterEach(async () => {
  await shown.unmount();
  Object.assign(session, { status: 'unknown', player: null });
});

const proof = (item: string, state: string) => ({ item, state, reason: null, needed: 'play', above: null, is_due: true });

type Known = NonNullable<Parameters<typeof render>[1]>;

async function open(lacks: Partial<Player>, states: string[] = [], more: Known = []): Promise<string> {
  Object.assign(session, { status: 'player', player: { ...completePlayer, ...lacks } });
  shown = await render(<CashboxDashboard profileForm={<p>The form of the profile</p>} onClose={() => undefined} />, [
    [accountsQuery().queryKey, { data: [{ currency: 'EUR', active: true, amount_cents: 12_500, available_to_cashout_cents: 10_000 }] }],
    [paymentsQuery().queryKey, { data: [] }],
    [queryOf(getPlayerFields, {}).queryKey, playerFields],
    [queryOf(getVerification, {}).queryKey, { data: states.map((state, at) => proof(['identity', 'address'][at]!, state)) }],
    ...more,
  ]);
  await act(async () => undefined);
  return document.body.textContent ?? '';
}

it('requires missing profile fields before anything of the cashbox shows [PROF-002a]', async () => {
  const text = await open({ city: null, mobile_phone: null });
  expect(text).toContain('Still missing: mobile number, city.');
  expect(text).toContain('The form of the profile');
  expect(text).not.toContain('€100.00');
});

it.each([{}, { city: null, currency: 'BTC' }])('shows the cashbox to a player with %o [PROF-002b]', async (lacks) => {
  const text = await open(lacks);
  expect(text).toContain('€100.00');
  expect(text).not.toContain('A few details first');
});

it('leads to both steps, which know where they were opened; on a break to the withdrawal alone [ROUTE-010d, LIMIT-006a]', async () => {
  const ways = () =>
    [...document.querySelectorAll('a')].map((link) => link.getAttribute('href')).filter((href) => /deposit|withdraw/.test(href ?? ''));
  await open({});
  expect(ways()).toEqual(['/deposit?fromDashboard=true', '/withdraw?fromDashboard=true']);
  await shown.unmount();
  await open({ play_break: { type: 'coolingoff', until: null } as Player['play_break'] });
  expect(ways()).toEqual(['/withdraw?fromDashboard=true']);
});

it('offers the last deposit again by its saved card, but not on a break [CASH-014a, LIMIT-006a]', async () => {
  const saved: SavedProfile = { id: 'kept-1', brand: 'visa', title: '•••• 4242', expires: '12/39', is_default: false, problem: null };
  const repeated: Known = [
    [[getMethods.privacy, getMethods.id, { currency: 'EUR', action: 'deposit' }], { methods: [{ ...card, savedProfiles: [saved] }] }],
    [paymentsQuery().queryKey, { data: [arrivedDeposit.payment] }],
  ];
  const isOffered = () => document.querySelector('a[href^="/deposit-fast"]') !== null;
  await open({}, [], repeated);
  await shown.until(() => expect(isOffered()).toBe(true));
  await shown.unmount();
  const text = await open({ play_break: { type: 'coolingoff', until: null } as Player['play_break'] }, [], repeated);
  expect([text.includes('•••• 4242'), isOffered()]).toEqual([true, false]);
});

it('asks for a missing proof before a deposit, as long as one hasn’t been sent', async () => {
  expect(await open({}, ['in_review', 'not_started'])).toContain('Verify your identity first');
  await shown.unmount();
  expect(await open({}, ['in_review', 'in_review'])).toContain('We’re checking your documents');
  await shown.unmount();
  expect(await open({}, ['accepted', 'accepted'])).not.toMatch(/Verify your identity|checking your documents/);
});

it('leads to no deposit before the proof, but to a withdrawal', async () => {
  await open({}, ['not_started']);
  const steps = [...document.querySelectorAll('a')]
    .map((link) => link.getAttribute('href') ?? '')
    .filter((href) => /fromDashboard/.test(href));
  expect(steps).toEqual(['/withdraw?fromDashboard=true']);
});

it('shows the last four operations, and leads to all of them if there are more [CASH-014c]', async () => {
  const known = (count: number): Known => [
    [[getMethods.privacy, getMethods.id, { currency: 'EUR', action: 'deposit' }], { methods: [] }],
    [paymentsQuery().queryKey, { data: Array.from({ length: count }, (_, at) => ({ ...arrivedDeposit.payment, id: `p-${at}` })) }],
  ];
  const rows = () => document.querySelectorAll('[role="dialog"] li').length;
  const leadsToAll = () => [...document.querySelectorAll('button')].some(({ textContent }) => textContent === 'Show all');
  for (const [count, isMore] of [
    [4, false],
    [5, true],
  ] as const) {
    await open({}, [], known(count));
    await shown.until(() => expect(rows()).toBe(4));
    expect(leadsToAll()).toBe(isMore);
    await shown.unmount();
  }
});
