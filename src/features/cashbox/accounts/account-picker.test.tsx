import { act } from 'react';
import { expect, it } from 'vitest';
import { getDepositOffers } from '#contract/calls/gifts';
import { lateRead } from '#tests/support/late-read';
import { render, type Rendered } from '#tests/support/render';
import { staleReads } from '#tests/support/stale-reads';
import { wireClient } from '../../../platform/api/client';
import { AccountPicker, useAskedAccount, useSwitchAccount } from './account-picker';
import { accountsQuery, currenciesQuery } from '../queries';

function Picker({ asked, isWithdrawing }: { asked?: string; isWithdrawing?: boolean }) {
  const switching = useSwitchAccount();
  useAskedAccount(asked, switching);
  return <AccountPicker label="Account" switching={switching} isWithdrawing={isWithdrawing ?? false} />;
}

const accounts = (active: string) => ({
  data: ['EUR', 'USD', 'DOG'].map((currency) => ({
    currency,
    active: currency === active,
    amount_cents: 500,
    available_to_cashout_cents: 500,
  })),
});

/** The accounts switched to, in order; the server applies each. */
function switches(): string[] {
  const sent: string[] = [];
  wireClient({
    fetch: async (_url, init) => {
      const { currency } = JSON.parse((init?.body as string | undefined) ?? '{}') as { currency?: string };
      if (!currency) return new Promise<Response>(() => undefined);
      sent.push(currency);
      return Response.json(accounts(currency));
    },
  });
  return sent;
}

async function choose(shown: Rendered, currency: string): Promise<void> {
  const select = shown.page.querySelector('select')!;
  select.value = currency;
  await act(async () => void select.dispatchEvent(new Event('change', { bubbles: true })));
}

/** Presses the button with this label. */
async function press(shown: Rendered, label: string): Promise<void> {
  await act(async () => [...shown.page.querySelectorAll('button')].find(({ textContent }) => textContent === label)!.click());
}

it('opens an account only once its question is confirmed, and shows the active one until then [CASH-004b]', async () => {
  const sent = switches();
  const shown = await render(<Picker />, [
    [accountsQuery().queryKey, accounts('EUR')],
    [
      currenciesQuery().queryKey,
      {
        data: [
          { code: 'CAD', fiat: true },
          { code: 'BTC', fiat: false },
        ],
      },
    ],
  ]);
  const select = shown.page.querySelector('select')!;
  await choose(shown, 'CAD');
  expect([sent, select.value]).toEqual([[], 'EUR']);
  expect(shown.page.textContent).toContain('You don’t have an account in CAD yet.');
  await press(shown, 'Don’t open');
  expect([sent, shown.page.querySelectorAll('button').length]).toEqual([[], 0]);
  await choose(shown, 'BTC');
  expect(sent).toEqual([]);
  await press(shown, 'Open BTC account');
  await shown.until(() => expect(sent).toEqual(['BTC']));
  await shown.unmount();
});

it('shows the server’s message when another wallet is refused, and keeps the previous one [CASH-017c, ERR-004b]', async () => {
  const sent: unknown[] = [];
  wireClient({
    fetch: async (_url, init) => {
      sent.push(JSON.parse(init?.body as string));
      return Response.json(
        { error: { code: 'currency_not_supported', message: 'DOG is not offered right now.', fields: {} } },
        { status: 422 },
      );
    },
  });
  const account = { currency: 'EUR', active: true, amount_cents: 500, available_to_cashout_cents: 500 };
  const shown = await render(<Picker />, [
    [accountsQuery().queryKey, { data: [account] }],
    [currenciesQuery().queryKey, { data: [{ code: 'EUR' }, { code: 'DOG' }] }],
  ]);
  const select = shown.page.querySelector('select')!;
  select.value = 'DOG';
  await act(async () => void select.dispatchEvent(new Event('change', { bubbles: true })));
  await press(shown, 'Open DOG account');
  await shown.until(() => expect(shown.page.textContent).toContain('DOG is not offered right now.'));
  expect([sent, select.value, select.disabled]).toEqual([[{ currency: 'DOG' }], 'EUR', false]);
  await shown.unmount();
});

it('makes offers for a deposit stale, which are in the currency of the active account [CASH-004b]', async () => {
  const sent = switches();
  const shown = await render(<Picker />, [[accountsQuery().queryKey, accounts('EUR')]]);
  const stale = staleReads(shown, [getDepositOffers.privacy, getDepositOffers.id, {}]);
  await choose(shown, 'USD');
  await shown.until(() => expect([sent, stale()]).toEqual([['USD'], [true]]));
  await shown.unmount();
});

it('keeps the selected account when an earlier response arrives late [CASH-004b]', async () => {
  switches();
  const shown = await render(<Picker />, [[accountsQuery().queryKey, accounts('EUR')]]);
  const late = lateRead(shown.queryClient, accountsQuery().queryKey, accounts('EUR'));
  await choose(shown, 'USD');
  await shown.until(() => expect(shown.page.querySelector('select')!.disabled).toBe(false));
  await act(late.give);
  expect(shown.page.querySelector('select')!.value).toBe('USD');
  await shown.unmount();
});

it('selects the account in an address, unless the player has selected one before the accounts load [CASH-004b]', async () => {
  const asked = switches();
  const named = await render(<Picker asked="usd" />, [[accountsQuery().queryKey, accounts('EUR')]]);
  await named.until(() => expect(asked).toEqual(['USD']));
  await named.unmount();
  const sent = switches();
  const chosen = await render(<Picker asked="usd" />, [[currenciesQuery().queryKey, { data: [{ code: 'DOG' }] }]]);
  await choose(chosen, 'DOG');
  await press(chosen, 'Open DOG account');
  await chosen.until(() => expect(chosen.page.querySelector('select')!.disabled).toBe(false));
  await chosen.settle();
  expect([sent, chosen.page.querySelector('select')!.value]).toEqual([['DOG'], 'DOG']);
  const late = switches();
  await chosen.unmount();
  const loading = await render(<Picker asked="usd" />);
  expect(late).toEqual([]);
  await act(async () => loading.queryClient.setQueryData(accountsQuery().queryKey, accounts('EUR')));
  await loading.until(() => expect(late).toEqual(['USD']));
  await loading.unmount();
});

it('shows an account’s real and bonus money separately, and in a withdrawal the withdrawable part only [CASH-017b]', async () => {
  const withBonus = { currency: 'EUR', active: true, amount_cents: 11_000, available_to_cashout_cents: 10_000 };
  const known = [
    [accountsQuery().queryKey, { data: [withBonus] }],
    [currenciesQuery().queryKey, { data: [] }],
  ] as [readonly unknown[], unknown][];
  const optionOf = async (isWithdrawing: boolean) => {
    const shown = await render(<Picker isWithdrawing={isWithdrawing} />, known);
    const text = shown.page.querySelector('option')?.textContent;
    expect(shown.page.querySelector('optgroup')).toBeNull();
    await shown.unmount();
    return text;
  };
  expect(await optionOf(false)).toBe('EUR · €100.00 + €10.00 bonus');
  expect(await optionOf(true)).toBe('EUR · €100.00');
});

it('reads the player again after another account was selected: its currency is the player’s [CASH-004b]', async () => {
  document.cookie = 'signed_in=1; path=/';
  const asked: string[] = [];
  wireClient({ fetch: async (url) => (asked.push(url), Response.json(url === '/api/player' ? { id: 7 } : accounts('USD'))) });
  const shown = await render(<Picker />, [[accountsQuery().queryKey, accounts('EUR')]]);
  await choose(shown, 'USD');
  await shown.until(() => expect(asked).toContain('/api/player'));
  document.cookie = 'signed_in=; path=/; max-age=0';
  await shown.unmount();
});

it('an arrow key only passes an account; Enter or leaving the list switches to it, and the order stays [CASH-004b]', async () => {
  const sent = switches();
  const shown = await render(<Picker />, [
    [accountsQuery().queryKey, accounts('USD')],
    [currenciesQuery().queryKey, { data: [] }],
  ]);
  const select = shown.page.querySelector('select')!;
  const press = (key: string) => act(async () => void select.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true })));
  expect([...select.options].map(({ value }) => value)).toEqual(['DOG', 'EUR', 'USD']);
  await press('ArrowUp');
  await choose(shown, 'EUR');
  await press('ArrowUp');
  await choose(shown, 'DOG');
  expect([sent, select.value]).toEqual([[], 'DOG']);
  await press('Enter');
  await shown.until(() => expect(sent).toEqual(['DOG']));
  await shown.until(() => expect(select.disabled).toBe(false));
  await press('ArrowDown');
  await choose(shown, 'EUR');
  await act(async () => void select.dispatchEvent(new FocusEvent('focusout', { bubbles: true })));
  await shown.until(() => expect(sent).toEqual(['DOG', 'EUR']));
  expect([...select.options].map(({ value }) => value)).toEqual(['DOG', 'EUR', 'USD']);
  await shown.unmount();
});
