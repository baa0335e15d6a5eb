import { afterEach, describe, expect, it, vi } from 'vitest';
import { getMethods } from '#contract/calls/cashbox/methods';
import type { PaymentMethod } from '#contract/fields/payment-method';
import { render, type Rendered } from '#tests/support/render';
import { queryOf } from '../../../platform/api/query';
import { session } from '../../../platform/session';
import { OfferedMethods } from './offered-methods';

let shown: Rendered;

const method = (currency: string, brand: string): PaymentMethod => ({
  id: `crypto_${brand}`,
  brand,
  provider: 'sandbox',
  type: 'crypto',
  currency,
  recallable: false,
  savedProfiles: [],
  processingTime: 0,
  fee: { basis_points: 0, fixed_cents: 0 },
  deposit: { min_cents: 10_000, max_cents: null },
  withdrawal: null,
});
const known = (currency: string, ...methods: PaymentMethod[]): [readonly unknown[], unknown] => [
  queryOf(getMethods, { query: { currency, action: 'deposit' } }).queryKey,
  { methods, fields: {}, sandbox: true },
];

afterEach(() => shown.unmount());

describe('the crypto methods', () => {
  it('are those that the cashbox currently offers the player, with minimum amount, time and fee [ROUTE-018, HUB-001c]', async () => {
    Object.assign(session, { status: 'player', player: { id: 7, groups: [], currency: 'EUR' } });
    shown = await render(<OfferedMethods currencies={['BTC', 'ETH']} />, [known('BTC', method('BTC', 'btc')), known('ETH')]);
    const rows = [...shown.page.querySelectorAll('li')].map((row) => row.textContent);
    expect(rows).toEqual([expect.stringMatching(/^Bitcoin.*from .*100.*· Instant · No fee$/)]);
  });

  it('say that they load while they do, and that there are none if that’s the answer', async () => {
    Object.assign(session, { status: 'player', player: { id: 7, groups: [], currency: 'EUR' } });
    vi.stubGlobal('fetch', () => new Promise(() => undefined));
    shown = await render(<OfferedMethods currencies={['BTC', 'ETH']} />, [known('BTC')]);
    expect(shown.page.textContent).toBe('Loading');
    await shown.unmount();
    shown = await render(<OfferedMethods currencies={['BTC']} />, [known('BTC')]);
    expect(shown.page.textContent).toContain('We can’t load payment methods right now.');
    vi.unstubAllGlobals();
  });

  it('are shown to a guest after signing in [ROUTE-018]', async () => {
    Object.assign(session, { status: 'guest', player: null });
    shown = await render(<OfferedMethods currencies={['BTC']} />);
    expect([shown.page.querySelectorAll('li').length, shown.page.querySelector('a')?.getAttribute('href')]).toEqual([0, '/sign-in']);
  });
});
