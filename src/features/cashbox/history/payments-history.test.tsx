import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { getPayments } from '#contract/calls/cashbox/history';
import { getPlayerFields } from '#contract/calls/locale/info';
import { headers } from '#contract/headers';
import { playerFields } from '#rules/account/fields/player-fields';
import { completePlayer, network } from '#tests/support/deposit-page';
import { refusal } from '#tests/support/fake-platform';
import { pageText, pressButton } from '#tests/support/page-input';
import { render, type Rendered } from '#tests/support/render';
import { forgetAge, rememberAge } from '../../../platform/api/ages';
import { queryOf } from '../../../platform/api/query';
import { type Player, session } from '../../../platform/session';
import { CashboxDashboard } from '../cashbox-dashboard';
import { accountsQuery, paymentsQuery } from '../queries';
import { PaymentsHistory } from './payments-history';

let shown: Rendered;

beforeEach(() => {
  vi.stubGlobal('indexedDB', undefined);
  Object.assign(session, { status: 'player', player: completePlayer });
});

afterEach(async () => {
  await shown.unmount();
});

const payment = {
  id: 'p-1',
  action: 'deposit',
  state: 'succeeded',
  method: 'card',
  brand: 'visa',
  detail: '•••• 4242',
  amount_cents: 5000,
  fee_cents: 0,
  currency: 'EUR',
  recallable: false,
  waits_for: null,
  reason: null,
  created_at: '2026-05-01T12:00:00Z',
  finished_at: '2026-05-01T12:00:00Z',
};

it.each([
  ['the history', <PaymentsHistory key="history" onOpenPayment={() => undefined} />],
  ['the cashbox', <CashboxDashboard key="cashbox" profileForm={null} onClose={() => undefined} />],
])('payments that can’t be loaded can be retried in %s', async (_where, element) => {
  let isDown = true;
  network(({ url }) => {
    if (!url.includes('payments')) return Response.json({ data: [] });
    return isDown ? refusal('forbidden', 403) : Response.json({ data: [payment] });
  });
  shown = await render(element, [
    [accountsQuery().queryKey, { data: [{ currency: 'EUR', active: true, amount_cents: 0, available_to_cashout_cents: 0 }] }],
    [queryOf(getPlayerFields, {}).queryKey, playerFields],
  ]);
  await shown.until(() => expect(pageText()).toContain('Try again'));
  expect(pageText()).not.toContain('•••• 4242');
  isDown = false;
  await pressButton('Try again');
  await shown.until(() => expect(pageText()).toContain('•••• 4242'));
});

it('the history says what each payment did to the account: nothing, if it failed [CASH-008a]', async () => {
  network(() => Response.json({ data: [] }));
  const one = (id: string, change: object) => ({ ...payment, id, ...change });
  const data = [
    one('p-1', {}),
    one('p-2', { state: 'processing', waits_for: 'address' }),
    one('p-3', { action: 'cashout', state: 'success' }),
    one('p-4', { action: 'cashout', state: 'recalled' }),
    one('p-5', { state: 'declined', reason: 'declined' }),
  ];
  const opened: string[] = [];
  shown = await render(<PaymentsHistory onOpenPayment={(id) => opened.push(id)} />, [[paymentsQuery().queryKey, { data }]]);
  const rows = () => [...document.body.querySelectorAll('li')];
  const amounts = rows().map(({ textContent }) => /[+−]?€50\.00/.exec(textContent ?? '')?.[0]);
  expect(amounts).toEqual(['+€50.00', '+€50.00', '−€50.00', '€50.00', '€50.00']);
  await act(async () => rows()[2]!.querySelector('button')!.click());
  expect(opened).toEqual(['p-3']);
});

it('the history names a returned deposit as such, not as a withdrawal', async () => {
  network(() => Response.json({ data: [] }));
  const out = { ...payment, action: 'cashout', state: 'success' };
  const data = [payment, { ...out, id: 'p-2', is_return: true }, { ...out, id: 'p-3', is_return: false }];
  shown = await render(<PaymentsHistory onOpenPayment={() => undefined} />, [[paymentsQuery().queryKey, { data }]]);
  const names = [...document.body.querySelectorAll('li')].map(
    ({ textContent }) => /^(Deposit|Returned deposit|Withdrawal)/.exec(textContent)?.[0],
  );
  expect(names).toEqual(['Deposit', 'Returned deposit', 'Withdrawal']);
});

it('a page’s bar says how old its payments are, so only the history in a sheet says it', async () => {
  network(() => Response.json({ data: [payment] }));
  rememberAge(getPayments.path, new Headers({ [headers.storedAt]: String(Date.now() - 3_600_000) }));
  const show = async (isInSheet: boolean) => {
    shown = await render(<PaymentsHistory isInSheet={isInSheet} onOpenPayment={() => undefined} />, [
      [paymentsQuery().queryKey, { data: [payment] }],
    ]);
    return pageText();
  };
  expect(await show(false)).not.toContain('Updated');
  await shown.unmount();
  expect(await show(true)).toContain('Updated 1 hour ago');
  forgetAge(getPayments.path);
});

it('without payments leads to the first deposit, except on a break [LIMIT-006a]', async () => {
  network(() => Response.json({ data: [] }));
  const ways = async (play_break: Player['play_break']) => {
    Object.assign(session, { player: { ...completePlayer, play_break } });
    shown = await render(<PaymentsHistory onOpenPayment={() => undefined} />, [[paymentsQuery().queryKey, { data: [] }]]);
    return [...document.querySelectorAll('a')].map((link) => link.getAttribute('href'));
  };
  expect(await ways(null)).toEqual(['/deposit']);
  await shown.unmount();
  expect(await ways({ type: 'coolingoff', until: null } as Player['play_break'])).toEqual([]);
});
