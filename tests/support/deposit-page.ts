import { act, createElement } from 'react';
import { vi } from 'vitest';
import { getMethods, type Account } from '#contract/calls/cashbox';
import { getPayoutOrder, type PayoutOrder } from '#contract/calls/cashbox/withdrawals';
import { getDepositRoom } from '#contract/calls/limits';
import { getPlayerFields } from '#contract/calls/locale/info';
import type { LimitStop } from '#contract/fields/limit';
import type { Payment, PaymentProgress } from '#contract/fields/payment';
import type { MethodField, PaymentMethod, SavedProfile } from '#contract/fields/payment-method';
import { playerFields } from '#rules/account/fields/player-fields';
import { queryOf } from '../../src/platform/api/query';
import { DepositOneClick } from '../../src/features/cashbox/one-click/deposit-one-click';
import { DepositStep, type DepositStepProps } from '../../src/features/cashbox/steps/deposit-step';
import type { PaymentsScript } from '../../src/features/cashbox/pay/payments-script';
import { accountsQuery, currenciesQuery, depositRoomQuery, paymentsQuery } from '../../src/features/cashbox/queries';
import { type Player, session } from '../../src/platform/session';
import { typeIn } from './page-input';
import { render } from './render';

/** The card of the sandbox, for deposits and withdrawals. */
export const card: PaymentMethod = {
  id: 'card',
  brand: 'card',
  provider: 'sandbox',
  type: 'other',
  currency: 'EUR',
  recallable: true,
  savedProfiles: [],
  processingTime: 0,
  fee: { basis_points: 150, fixed_cents: 0 },
  deposit: { min_cents: 1000, max_cents: 500_000 },
  withdrawal: { min_cents: 2000, max_cents: 250_000 },
};
const fields: MethodField[] = (['card_number', 'expiry', 'security_code', 'holder'] as const).map((name) => ({ name, required: true }));
const account: Account = { currency: 'EUR', active: true, amount_cents: 0, available_to_cashout_cents: 0 };

/** A player with a complete profile. */
export const completePlayer = {
  groups: [258],
  id: 7,
  email: 'ada@example.com',
  first_name: 'Ada',
  last_name: 'Orbit',
  date_of_birth: '1990-01-02',
  mobile_phone: '+49 151 2345678',
  country: 'DE',
  city: 'Berlin',
  address: 'Allee 1',
  postal_code: '10115',
  currency: 'EUR',
} as Player;

/** A deposit by card that has arrived. */
export const arrivedDeposit: PaymentProgress = {
  payment: {
    id: 'p-1',
    action: 'deposit',
    state: 'succeeded',
    method: 'card',
    brand: 'visa',
    detail: '•••• 4242',
    amount_cents: 5000,
    fee_cents: 75,
    currency: 'EUR',
    recallable: false,
    waits_for: null,
    reason: null,
    created_at: '2026-05-01T12:00:00Z',
    finished_at: '2026-05-01T12:00:00Z',
  },
  next: { kind: 'done' },
  timeline: [
    { step: 'created', at: '2026-05-01T12:00:00Z' },
    { step: 'succeeded', at: '2026-05-01T12:00:00Z' },
  ],
};

/** The server's response about deposit limits. */
const rooms: { current: LimitStop | null } = { current: null };

/** The server's response about where withdrawals go first. */
export const payoutOrders: { current: PayoutOrder } = { current: { first: [], unproven: [] } };

/** A call as sent over the network. */
export interface Sent {
  url: string;
  method: string;
  key: string | null;
  body: Record<string, unknown>;
}

/** Records requests; `respond` returns the response, or throws like a lost network. */
export function network(respond: (sent: Sent) => Response | Promise<Response>) {
  const sent: Sent[] = [];
  vi.stubGlobal('fetch', async (url: string, init: RequestInit = {}) => {
    const one = {
      url,
      method: init.method ?? 'GET',
      key: new Headers(init.headers).get('idempotency-key'),
      body: JSON.parse((init.body as string) ?? '{}') as Sent['body'],
    };
    sent.push(one);
    const said = respond(one);
    // Accounts are refetched after a payment, independently of a test's responses to payments.
    if (one.method === 'GET' && url.startsWith('/api/player/accounts')) return Response.json({ data: [account] });
    if (url.startsWith(getPayoutOrder.path)) return Response.json(payoutOrders.current);
    return url.startsWith(getDepositRoom.path) ? Response.json({ limit: rooms.current }) : said;
  });
  return sent;
}

interface DepositSetup {
  player?: Player;
  payments?: Payment[];
  /** The deposit limit with the smallest remainder. */
  room?: LimitStop | null;
  /** The player's saved card. */
  saved?: SavedProfile[];
  /** Methods beside the card. */
  others?: PaymentMethod[];
  props?: Partial<DepositStepProps>;
  /** The sheet that repeats the last deposit instead of the default one. */
  isOneClick?: boolean;
}

/** The deposit sheet of a player, with the payments script in the cache instead of from the network. */
export async function depositPage({
  player = completePlayer,
  payments = [],
  room = null,
  saved = [],
  others = [],
  props = {},
  isOneClick = false,
}: DepositSetup = {}) {
  const methods = [{ ...card, savedProfiles: saved }, ...others];
  rooms.current = room;
  session.status = 'player';
  session.player = player;
  const tokenize = vi.fn(async () => ({ token: 'tok-0123456789abcdef', brand: 'visa', last_four: '4242' }));
  const script: PaymentsScript = { getMethods: async () => methods, getMethodFields: () => fields, isSandbox: () => false, tokenize };
  const shown = await render(createElement(isOneClick ? DepositOneClick : DepositStep, { onClose: vi.fn(), ...props }), [
    [[getMethods.privacy, getMethods.id, { currency: 'EUR', action: 'deposit' }], { script, methods }],
    [accountsQuery().queryKey, { data: [account] }],
    [currenciesQuery().queryKey, { data: [{ code: 'EUR', fiat: true, subunits_to_unit: 100 }] }],
    [paymentsQuery().queryKey, { data: payments }],
    [depositRoomQuery('EUR').queryKey, { limit: room }],
    [queryOf(getPlayerFields, {}).queryKey, playerFields],
  ]);
  const find = <E extends Element>(selector: string) => document.body.querySelector<E>(selector);
  const button = (name: string) => [...document.body.querySelectorAll('button')].find(({ textContent }) => textContent?.includes(name));
  const press = async (name: string) => {
    await act(async () => button(name)?.click());
    await shown.settle();
  };
  const type = (name: string, value: string) => typeIn(find<HTMLInputElement>(`input[name="${name}"]`)!, value);
  return {
    ...shown,
    tokenize,
    text: () => document.body.textContent ?? '',
    value: (name: string) => find<HTMLInputElement>(`input[name="${name}"]`)?.value,
    press,
    type,
    /** Chooses a card and fills in a good one. */
    fillCard: async () => {
      await press('Bank card');
      await type('card_number', '4242424242424242');
      await type('expiry', '1239');
      await type('security_code', '123');
      await type('holder', 'Ada Orbit');
    },
    submit: async () => {
      await act(async () => find<HTMLFormElement>('form')!.requestSubmit());
      await shown.settle();
    },
  };
}
