import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { SavedProfile } from '#contract/fields/payment-method';
import { card } from '#tests/support/deposit-page';
import { pageText, pressButton } from '#tests/support/page-input';
import { render, type Rendered } from '#tests/support/render';
import { MethodsView } from './methods-view';

type Loading = Parameters<typeof MethodsView>[0]['loading'];

let shown: Rendered;
const refetch = vi.fn<() => void>();

beforeEach(() => refetch.mockClear());
afterEach(async () => {
  await shown.unmount();
  vi.restoreAllMocks();
});

const open = async (loading: object, action: 'deposit' | 'cashout' = 'deposit') => {
  const query = { isFetching: false, error: null, data: undefined, refetch, ...loading } as unknown as Loading;
  shown = await render(<MethodsView action={action} loading={query} mostCents={null} onChoose={() => undefined} />);
};

it('methods that failed to load say whether the network or the payment service is missing, and can be retried', async () => {
  const network = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  await open({ error: new Error('down') });
  expect(pageText()).toContain('Payment methods didn’t load');
  expect(pageText()).toContain('The payment service can’t be reached.');
  await pressButton('Try again');
  expect(refetch).toHaveBeenCalledOnce();
  network.mockReturnValue(false);
  await act(async () => void window.dispatchEvent(new Event('offline')));
  expect(pageText()).toContain('Payments need a connection.');
  expect(pageText()).not.toContain('The payment service can’t be reached.');
});

it('saved methods mark the default one, and disable those that can’t be used for the action', async () => {
  const profile = (id: string, change: Partial<SavedProfile> = {}): SavedProfile => ({
    id,
    brand: 'visa',
    title: id,
    expires: '12/39',
    is_default: false,
    problem: null,
    ...change,
  });
  const savedProfiles = [
    profile('first', { is_default: true }),
    profile('second'),
    profile('blocked', { problem: 'card_not_accepted' }),
    profile('old', { problem: 'card_expired' }),
  ];
  const rows = () =>
    [...document.querySelectorAll<HTMLButtonElement>('section[aria-labelledby="cashbox-saved"] li button')].map(
      ({ textContent, disabled }) => [/first|second|blocked|old/.exec(textContent)?.[0], textContent.includes('Default'), disabled],
    );
  await open({ data: { methods: [{ ...card, savedProfiles }] } });
  expect(rows()).toEqual([
    ['first', true, false],
    ['second', false, false],
    ['blocked', false, true],
    ['old', false, true],
  ]);
  await shown.unmount();
  await open({ data: { methods: [{ ...card, savedProfiles }] } }, 'cashout');
  expect(rows()).toEqual([
    ['first', true, false],
    ['second', false, false],
    ['blocked', false, false],
    ['old', false, true],
  ]);
});
