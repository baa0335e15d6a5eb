// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { getPlayerFields } from '#contract/calls/locale/info';
import { playerFields } from '#rules/account/fields/player-fields';
import { completePlayer, network } from '#tests/support/deposit-page';
import { refusal } from '#tests/support/fake-platform';
import { pageText, pressButton } from '#tests/support/page-input';
import { render, type Rendered } from '#tests/support/render';
import { queryOf } from '../../../platform/api/query';
import { session } from '../../../platform/session';
import { CashboxDashboard } from '../cashbox-dashboard';
import { accountsQuery } from '../queries';
import { PaymentsHistory } from './payments-history';

let shown: Rendered;

beforeEach(() => {
  vi.stubGlobal('indexedDB', undefined);
  Object.assign(session, { status: 'player', player: completePlayer });
});

afterEach(async () => {
  await shown.unmount();
  vi.unstubAllGlobals();
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
