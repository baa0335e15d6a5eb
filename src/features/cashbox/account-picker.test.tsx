// @vitest-environment happy-dom
import { act } from 'react';
import { expect, it } from 'vitest';
import { render } from '#tests/support/render';
import { wireClient } from '../../platform/api/client';
import { AccountPicker, useSwitchAccount } from './account-picker';
import { accountsQuery, currenciesQuery } from './queries';

function Picker() {
  return <AccountPicker label="Account" switching={useSwitchAccount()} />;
}

it('says in the words of the platform why another wallet could not be chosen, and stays with the one before [ERR-004] [CASH-004]', async () => {
  const sent: unknown[] = [];
  wireClient({
    fetch: async (_url, init) => {
      sent.push(JSON.parse(init?.body as string));
      return Response.json({ error: { code: 'currency_not_supported', message: 'DOG is not offered right now.', fields: {} } }, { status: 422 });
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
  await shown.until(() => expect(shown.page.textContent).toContain('DOG is not offered right now.'));
  expect([sent, select.value, select.disabled]).toEqual([[{ currency: 'DOG' }], 'EUR', false]);
  await shown.unmount();
});
