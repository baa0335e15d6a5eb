import { act } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { knownConfig } from '#tests/support/club';
import { render } from '#tests/support/render';
import { useForm } from '../../../platform/form';
import { CurrencyField } from './currency-field';
import { dropDraft } from './draft';
import { emptySignUp, signUpShape } from './sign-up-shape';

const shape = signUpShape('curacao', () => new Date('2026-05-01T12:00:00Z'));

function Field() {
  return <CurrencyField form={useForm(shape, emptySignUp({ country: 'NO', currency: 'EUR' }), async () => undefined)} />;
}

afterEach(dropDraft);

it('a currency selected by the player stays, even if the operators’ list loads later', async () => {
  vi.stubGlobal('fetch', () => new Promise(() => undefined));
  const { page, queryClient, settle, unmount } = await render(<Field />);
  const select = page.querySelector('select')!;
  const [key, response] = knownConfig('currency-config', { enabled: ['EUR', 'NOK'], default: 'EUR', by_country: { NO: 'NOK' } });
  await act(async () => void select.dispatchEvent(new Event('change', { bubbles: true })));
  await act(async () => void queryClient.setQueryData(key, response));
  await settle();
  expect([...select.options].map(({ value }) => value)).toEqual(['EUR', 'NOK']);
  expect(select.value).toBe('EUR');
  await unmount();
});

it('a sign-up offers the currencies of currency-config, the country’s first, else the default [CONF-002]', async () => {
  const open = async (enabled: string[]) => {
    const shown = await render(<Field />, [knownConfig('currency-config', { enabled, default: 'USD', by_country: { NO: 'NOK' } })]);
    const select = shown.page.querySelector('select')!;
    const seen = [[...select.options].map(({ value }) => value), select.value];
    await shown.unmount();
    return seen;
  };
  expect(await open(['EUR', 'USD', 'NOK'])).toEqual([['EUR', 'USD', 'NOK'], 'NOK']);
  expect(await open(['USD', 'CAD'])).toEqual([['USD', 'CAD'], 'USD']);
});
