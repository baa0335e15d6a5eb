import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { getMethods } from '#contract/calls/cashbox';
import { createWithdrawal, type OpenPayoutSource } from '#contract/calls/cashbox/withdrawals';
import { getAllGifts } from '#contract/calls/gifts/lists';
import { getPlayerFields } from '#contract/calls/locale/info';
import type { PaymentMethod, SavedProfile } from '#contract/fields/payment-method';
import { playerFields } from '#rules/account/fields/player-fields';
import { completePlayer, network, payoutOrders, type Sent } from '#tests/support/deposit-page';
import { refusal } from '#tests/support/fake-platform';
import { sampleGift } from '#tests/support/gifts';
import { typeIn } from '#tests/support/page-input';
import { render, type Rendered } from '#tests/support/render';
import { queryOf } from '../../../platform/api/query';
import { session } from '../../../platform/session';
import type { PaymentsScript } from '../pay/payments-script';
import { accountsQuery, currenciesQuery, paymentsQuery, payoutOrderQuery } from '../queries';
import { WithdrawStep } from './withdraw-step';

const saved: SavedProfile = { id: 'kept-1', brand: 'visa', title: '•••• 4242', expires: '12/39', is_default: false, problem: null };
const card: PaymentMethod = {
  id: 'card',
  brand: 'card',
  provider: 'sandbox',
  type: 'other',
  currency: 'EUR',
  recallable: true,
  savedProfiles: [saved],
  processingTime: 0,
  fee: { basis_points: 0, fixed_cents: 0 },
  deposit: null,
  withdrawal: { min_cents: 2_000, max_cents: 250_000 },
};
const progress = {
  payment: {
    id: 'p-1',
    action: 'cashout',
    state: 'pending',
    method: 'card',
    brand: 'visa',
    detail: '•••• 4242',
    amount_cents: 5_000,
    fee_cents: 0,
    currency: 'EUR',
    recallable: true,
    waits_for: null,
    reason: null,
    created_at: '2026-05-01T12:00:00Z',
    finished_at: null,
  },
  next: { kind: 'wait' },
  timeline: [{ step: 'created', at: '2026-05-01T12:00:00Z' }],
};
const isWithdrawal = ({ url, method }: Sent) => url === createWithdrawal.path && method === 'POST';

let shown: Rendered;

beforeEach(() => void vi.stubGlobal('indexedDB', undefined));

afterEach(async () => {
  await shown.unmount();
});

const bank: PaymentMethod = { ...card, id: 'bank', brand: 'bank', savedProfiles: [] };
const visa: OpenPayoutSource = { method: 'card', brand: 'visa', title: '•••• 4242', rest_cents: 35_000, profiles: ['kept-1'] };

async function open(
  onRequested = vi.fn(),
  [all, withdrawable] = [20_000, 10_000],
  method = card,
  order = { first: [] as OpenPayoutSource[], unproven: [] as string[] },
): Promise<typeof onRequested> {
  Object.assign(session, { status: 'player', player: completePlayer });
  payoutOrders.current = order;
  const script = {
    getMethods: async () => [method, bank],
    getMethodFields: () => [],
    isSandbox: () => false,
    tokenize: vi.fn(),
  } as unknown as PaymentsScript;
  shown = await render(<WithdrawStep onClose={() => undefined} onRequested={onRequested} />, [
    [[getMethods.privacy, getMethods.id, { currency: 'EUR', action: 'cashout' }], { script, methods: [method, bank] }],
    [accountsQuery().queryKey, { data: [{ currency: 'EUR', active: true, amount_cents: all, available_to_cashout_cents: withdrawable }] }],
    [currenciesQuery().queryKey, { data: [] }],
    [paymentsQuery().queryKey, { data: [] }],
    [payoutOrderQuery('EUR').queryKey, order],
    [queryOf(getPlayerFields, {}).queryKey, playerFields],
    [queryOf(getAllGifts, {}).queryKey, { data: [] }],
  ]);
  return onRequested;
}

const button = (name: string) => [...document.body.querySelectorAll('button')].find(({ textContent }) => textContent?.includes(name))!;

async function press(name: string): Promise<void> {
  await vi.waitFor(async () => {
    await shown.settle();
    expect(button(name)).toBeDefined();
  });
  await act(async () => button(name).click());
  await shown.settle();
}

/** Chooses the saved card and an amount, and presses the button that withdraws. */
async function withdraw(): Promise<void> {
  await press('•••• 4242');
  const input = document.body.querySelector<HTMLInputElement>('input[name="amount"]')!;
  await typeIn(input, '50');
  await submit();
}

async function submit(): Promise<void> {
  await act(async () => document.body.querySelector<HTMLFormElement>('form')!.requestSubmit());
  await shown.settle();
}

/** A server that says that a bonus would be lost, until the player agrees; then `onAgreed` responds. */
function asking(onAgreed: (attempt: number) => Response): Sent[] {
  let attempts = 0;
  return network((one) => {
    if (!isWithdrawal(one))
      return Response.json(
        one.url.startsWith('/api/cashbox/payments/') ? progress : { data: [], allowed: true, custom_player_status: null },
      );
    return one.body['forfeits_bonus'] === true ? onAgreed((attempts += 1)) : refusal('bonus_would_be_lost', 409);
  });
}

describe('what can be withdrawn', () => {
  it('is shown separately from bonus money [CASH-001b, CASH-017b]', async () => {
    network(() => Response.json(progress));
    await open();
    expect(document.body.textContent).toContain('Available to withdraw€100.00The account also has €100.00 of bonus money.');
    expect(button('•••• 4242').disabled).toBe(false);
  });

  it('says to a player on a break that bonus money can’t be wagered now [LIMIT-006a]', async () => {
    network(() => Response.json(progress));
    await open();
    await act(async () => void (session.player = { ...completePlayer, play_break: { type: 'selfexclusion', until: null } } as never));
    expect(document.body.textContent).toContain('€100.00 of bonus money. It can’t be wagered during your break,');
  });

  it('below every method’s minimum shows that minimum in place of the methods, and a link to close the account', async () => {
    network(() => Response.json(progress));
    await open(undefined, [1_999, 1_999]);
    expect(document.body.textContent).toContain('The minimum withdrawal is €20.00.');
    expect(button('•••• 4242')).toBeUndefined();
    expect(document.body.querySelector('a[href="/profile/data"]')?.textContent).toBe('Close account');
  });

  it('at exactly that minimum says nothing of it', async () => {
    network(() => Response.json(progress));
    await open(undefined, [2_000, 2_000]);
    expect(document.body.textContent).not.toContain('The minimum withdrawal is');
    expect(button('•••• 4242')).toBeDefined();
  });
});

it('a saved card that can’t pay in can still be paid out to, unless it has expired', async () => {
  network(() => Response.json({ data: [] }));
  const cards = (['card_not_accepted', 'credit_card_not_allowed', 'card_expired'] as const).map((problem, at) => {
    return { ...saved, id: `kept-${at}`, title: `•••• 000${at}`, problem };
  });
  await open(undefined, [20_000, 10_000], { ...card, savedProfiles: cards });
  expect(cards.map(({ title }) => button(title).disabled)).toEqual([false, false, true]);
});

describe('where a withdrawal has to go first', () => {
  beforeEach(() => void network(() => Response.json({ data: [] })));

  it('is shown with the amount before a method is chosen, and disables the other methods', async () => {
    const other = { ...saved, id: 'kept-2', title: '•••• 1111' };
    await open(undefined, undefined, { ...card, savedProfiles: [saved, other] }, { first: [visa], unproven: [] });
    expect(document.body.textContent).toContain('Goes back here first');
    expect(document.body.textContent).toContain('Visa •••• 4242€350.00');
    expect(button('Bank transfer').disabled).toBe(true);
    expect(button('Bank transfer').textContent).toContain('Available once €350.00 has gone back');
    expect(button('•••• 1111').disabled).toBe(true);
    expect(button('•••• 4242').disabled).toBe(false);
    expect(button('Bank card').disabled).toBe(false);
  });

  it('is shown above the fields of its method too, and not if the saved card was chosen', async () => {
    await open(undefined, undefined, card, { first: [visa], unproven: [] });
    await press('Bank card');
    expect(document.body.textContent).toContain('Visa •••• 4242€350.00');
    await press('Change');
    await press('•••• 4242');
    expect(document.body.textContent).not.toContain('€350.00');
  });

  it('is nowhere if all has gone back; a method that nothing was deposited by is disabled', async () => {
    await open(undefined, undefined, { ...card, savedProfiles: [] }, { first: [], unproven: ['card'] });
    expect(document.body.textContent).not.toContain('Goes back here first');
    expect(button('Bank card').textContent).toContain('Available after a deposit with it');
    expect(button('Bank card').disabled).toBe(true);
    expect(button('Bank transfer').disabled).toBe(false);
  });
});

describe('a withdrawal that would lose a bonus', () => {
  it('asks first, and is sent once the player agrees [GIFT-009a]', async () => {
    const sent = asking(() => Response.json(progress));
    const onRequested = await open();
    await withdraw();
    expect(onRequested).not.toHaveBeenCalled();
    await press('Withdraw and lose bonus');
    expect(sent.filter(isWithdrawal).map(({ body }) => body['forfeits_bonus'])).toEqual([undefined, true]);
    expect(onRequested).toHaveBeenCalledOnce();
  });

  it('says which waiting bonus begins then', async () => {
    asking(() => Response.json(progress));
    await open();
    const gift = sampleGift({ type: 'deposit', stage: 'handle_bets', group_key: 'g', title: 'Orbit' });
    const next = sampleGift({ type: 'bonus', stage: 'wait', title: 'Cash' });
    await act(async () => void shown.queryClient.setQueryData(queryOf(getAllGifts, {}).queryKey, { data: [gift, next] }));
    await withdraw();
    await shown.until(() => expect(document.body.textContent).toContain('Your next bonus begins then: Cash'));
  });

  it('goes back to the form if the player keeps the bonus', async () => {
    const sent = asking(() => Response.json(progress));
    await open();
    await withdraw();
    await press('Keep bonus');
    expect(sent.filter(isWithdrawal)).toHaveLength(1);
    expect(button('Withdraw €50.00')).toBeDefined();
  });

  it('asks no longer once the bonus is gone, and the form says that the balance has changed', async () => {
    const sent = asking(() => Response.json(progress));
    await open();
    const put = (key: readonly unknown[], data: unknown[]) => act(async () => void shown.queryClient.setQueryData(key, { data }));
    const gifts = queryOf(getAllGifts, {}).queryKey;
    await put(gifts, [
      { id: 'g-1', type: 'deposit', stage: 'handle_bets', group_key: 'g', currency: 'EUR', title: 'Orbit', amount_cents: 1 },
    ]);
    await withdraw();
    await shown.until(() => expect(document.body.textContent).toContain('Orbit: '));
    await put(accountsQuery().queryKey, [{ currency: 'EUR', active: true, amount_cents: 3_000, available_to_cashout_cents: 3_000 }]);
    await press('Withdraw and lose bonus');
    expect([sent.filter(isWithdrawal).length, button('Withdraw and lose bonus')]).toEqual([1, undefined]);
    const amount = document.body.querySelector<HTMLInputElement>('input[name="amount"]')!;
    expect(amount.getAttribute('aria-invalid')).toBe('true');
    await typeIn(amount, '25');
    await submit();
    await shown.until(() => expect(document.body.textContent).toContain('Orbit: '));
    await put(gifts, []);
    await shown.until(() => expect(document.body.textContent).not.toContain('Withdrawing ends your bonus'));
  });

  it('is sent again as the same withdrawal if the response was lost after the player agreed', async () => {
    vi.stubGlobal('navigator', { ...navigator, onLine: false });
    const sent = asking((attempt) => (attempt === 1 ? refusal('internal', 500) : Response.json(progress)));
    await open();
    await withdraw();
    await press('Withdraw and lose bonus');
    await submit();
    const agreed = sent.filter(isWithdrawal).slice(1);
    expect(agreed.map(({ body }) => body['forfeits_bonus'])).toEqual([true, true]);
    expect(new Set(agreed.map(({ key }) => key)).size).toBe(1);
  });
});

describe('the suggested amounts of a withdrawal', () => {
  const offered = () =>
    [...document.body.querySelectorAll('button')].flatMap(({ textContent }) =>
      /^(?:€[\d.,]+|All)$/.test(textContent ?? '') ? [textContent] : [],
    );

  it('end with the method’s maximum, or with the whole balance', async () => {
    network(() => Response.json({ data: [] }));
    await open(vi.fn(), undefined, { ...card, withdrawal: { min_cents: 2_000, max_cents: 6_000 } });
    await press('•••• 4242');
    expect(offered().at(-1)).toBe('€60.00');
    await shown.unmount();
    await open();
    await press('•••• 4242');
    expect(offered().at(-1)).toBe('All');
  });
});

it('a refused amount promises no pay-out', async () => {
  network(() => Response.json({ data: [] }));
  await open();
  await press('•••• 4242');
  const total = () => [...document.body.querySelectorAll('dt')].find(({ textContent }) => textContent === 'You get')?.nextElementSibling;
  await typeIn(document.body.querySelector<HTMLInputElement>('input[name="amount"]')!, '50');
  const label = () => [...document.body.querySelectorAll<HTMLButtonElement>('button[type="submit"]')].map((one) => one.textContent);
  expect([total()?.textContent, label()]).toEqual(['€50.00', ['Withdraw €50.00']]);
  await typeIn(document.body.querySelector<HTMLInputElement>('input[name="amount"]')!, '99999');
  await submit();
  expect([total()?.textContent, label()]).toEqual(['–', ['Withdraw']]);
});
