import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openAccount } from '#contract/calls/cashbox/accounts';
import { createDeposit } from '#contract/calls/cashbox/deposits';
import { arrivedDeposit, card, completePlayer, depositPage, network, type Sent } from '#tests/support/deposit-page';
import { accountsQuery, currenciesQuery, depositRoomQuery } from '../queries';

const isDeposit = ({ url, method }: Sent) => url === createDeposit.path && method === 'POST';
const response = (sent: Sent) =>
  Response.json(
    isDeposit(sent) || sent.url.startsWith('/api/cashbox/payments/') ? arrivedDeposit : { allowed: true, custom_player_status: null },
  );

const account = { currency: 'EUR', active: false, amount_cents: 0, available_to_cashout_cents: 0 };

let page: Awaited<ReturnType<typeof depositPage>>;

beforeEach(() => {
  vi.stubGlobal('indexedDB', undefined);
});

afterEach(async () => {
  await page.unmount();
});

describe('the form of a deposit', () => {
  it('refuses an amount that could be two, and says how to write it', async () => {
    const sent = network(response);
    page = await depositPage();
    await page.fillCard();
    await page.type('amount', '20.000');
    await page.submit();
    expect(page.text()).toContain('This can be read in two ways. If you mean €20,000.00, write 20000.');
    expect(sent.filter(isDeposit)).toEqual([]);
    await page.type('amount', '20,00');
    await page.submit();
    expect(sent.find(isDeposit)!.body).toMatchObject({ amount_cents: 2000 });
  });

  it('accepts a cardholder as long as two names, and shows the error of one that is longer or isn’t a name at its field', async () => {
    const sent = network(response);
    page = await depositPage();
    await page.fillCard();
    const field = () => document.body.querySelector<HTMLInputElement>('input[name="holder"]')!;
    expect(field().maxLength).toBe(121);
    await page.type('holder', 'A'.repeat(122));
    await page.submit();
    expect([page.text().includes('Use at most 121 characters.'), field().getAttribute('aria-invalid')]).toEqual([true, 'true']);
    await page.type('holder', 'Ada <Orbit>');
    expect(field().getAttribute('aria-invalid')).toBe('true');
    expect(sent.filter(isDeposit)).toEqual([]);
    await page.type('holder', `${'A'.repeat(60)} ${'O'.repeat(60)}`);
    await page.submit();
    expect(sent.filter(isDeposit)).toHaveLength(1);
  });

  it('suggests 50 as well to a player whose deposits all failed [CASH-012]', async () => {
    network(response);
    page = await depositPage({ payments: [{ ...arrivedDeposit.payment, state: 'declined' }] });
    await page.press('Bank card');
    expect(page.value('amount')).toBe('50');
  });

  it('stays while its payment is sent, even if that uses up a limit [LIMIT-005b]', async () => {
    let arrive: (response: Response) => void = () => undefined;
    network((one) => (isDeposit(one) ? new Promise((resolve) => (arrive = resolve)) : response(one)));
    const room = { type: 'deposit', period: 'day', currency: 'EUR', left_cents: 5_000, frees_at: null } as const;
    page = await depositPage({ room });
    await page.fillCard();
    await page.submit();
    await act(async () => void page.queryClient.setQueryData(depositRoomQuery('EUR').queryKey, { limit: { ...room, left_cents: 0 } }));
    await page.settle();
    expect(document.body.querySelector('input[name="card_number"]')).not.toBeNull();
    await act(async () => arrive(Response.json(arrivedDeposit)));
    await page.until(() => expect(document.body.querySelector('input[name="card_number"]')).toBeNull());
  });

  it('in crypto scrolls to the question about its account, which opens below the fold', async () => {
    network(response);
    page = await depositPage();
    const ether = { code: 'ETH', fiat: false, subunits_to_unit: 1_000_000_000 };
    await act(async () => void page.queryClient.setQueryData(currenciesQuery().queryKey, { data: [ether] } as never));
    const scrolled: string[] = [];
    vi.spyOn(HTMLElement.prototype, 'scrollIntoView').mockImplementation(function (this: HTMLElement) {
      scrolled.push(this.textContent);
    });
    await page.until(() => expect(page.text()).toContain('Ether'));
    await page.press('Ether');
    expect(scrolled).toEqual([expect.stringContaining('You don’t have an account in ETH yet.')]);
  });

  it('in crypto opens an account only after its question, and goes to one that’s already open without it [CASH-004b, CASH-011a]', async () => {
    const sent = network((one) => (one.method === 'POST' ? new Promise(() => undefined) : response(one)));
    const switched = () => sent.filter(({ url, method }) => url === openAccount.path && method === 'POST').map(({ body }) => body.currency);
    page = await depositPage();
    const coins = ['BTC', 'ETH'].map((code) => ({ code, fiat: false, subunits_to_unit: 1_000_000_000 }));
    await act(async () => void page.queryClient.setQueryData(currenciesQuery().queryKey, { data: coins } as never));
    await act(
      async () => void page.queryClient.setQueryData(accountsQuery().queryKey, { data: [account, { ...account, currency: 'BTC' }] }),
    );
    await page.until(() => expect(page.text()).toContain('Ether'));
    await page.press('Ether');
    await page.press('Don’t open');
    expect([switched(), page.text().includes('account in ETH')]).toEqual([[], false]);
    await page.press('Ether');
    await page.press('Bitcoin');
    expect([switched(), page.text().includes('account in')]).toEqual([['BTC'], false]);
    await page.unmount();
    page = await depositPage();
    await act(async () => void page.queryClient.setQueryData(currenciesQuery().queryKey, { data: coins } as never));
    await page.until(() => expect(page.text()).toContain('Ether'));
    await page.press('Ether');
    await page.press('Open ETH account');
    expect(switched()).toEqual(['BTC', 'ETH']);
  });

  it('offers no crypto under a licence that forbids it', async () => {
    network(response);
    const ether = { code: 'ETH', fiat: false, subunits_to_unit: 1_000_000_000 };
    const offered = async (license_name: string) => {
      page = await depositPage({ player: { ...completePlayer, license_name } });
      await act(async () => void page.queryClient.setQueryData(currenciesQuery().queryKey, { data: [ether] } as never));
      await page.settle();
      return page.text().includes('Ether');
    };
    expect(await offered('curacao')).toBe(true);
    await page.unmount();
    expect(await offered('DE')).toBe(false);
  });

  it('shows no errors in the fresh fields of another method', async () => {
    network(response);
    page = await depositPage({ others: [{ ...card, id: 'sofort', brand: 'sofort' }] });
    await page.press('Bank card');
    await page.submit();
    expect(page.text()).toContain('This field is required.');
    await page.press('Change');
    await page.press('Sofort');
    expect([page.value('holder'), page.text().includes('This field is required.')]).toEqual(['', false]);
    await page.submit();
    expect(page.text()).toContain('This field is required.');
  });
});
