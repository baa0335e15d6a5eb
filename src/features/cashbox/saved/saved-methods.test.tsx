import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { getVerification } from '#contract/calls/account/verification';
import { callUrl } from '#contract/call-url';
import { getMethods } from '#contract/calls/cashbox/methods';
import { restoreSavedMethod } from '#contract/calls/cashbox/saved-methods';
import type { SavedMethod } from '#contract/fields/payment-method';
import { network } from '#tests/support/deposit-page';
import { render, type Rendered } from '#tests/support/render';
import { staleReads } from '#tests/support/stale-reads';
import { queryOf } from '../../../platform/api/query';
import { takeToasts, type ToastOrder } from '../../../ui/toast';
import { savedMethodsQuery } from '../queries';
import { IdentityGate, useMissingProof } from '../steps/identity-gate';
import { SavedMethods } from './saved-methods';

const card = (id: string, change: Partial<SavedMethod>): SavedMethod => ({
  id,
  method: 'card',
  brand: 'visa',
  title: `•••• ${id}`,
  expires: '12/39',
  is_default: false,
  problem: null,
  ...change,
});
const cards = [card('4242', { is_default: true }), card('5556', {}), card('0002', { problem: 'card_expired' })];

let shown: Rendered;

beforeEach(() => void vi.stubGlobal('indexedDB', undefined));

afterEach(async () => {
  await shown.unmount();
});

const press = async (name: string) => {
  const button = document.body.querySelector<HTMLButtonElement>(`button[aria-label="${name}"]`)!;
  await act(async () => button.click());
  await shown.settle();
};

it('lists saved cards with their default and problems; a card that can’t pay in can’t be the default [CASH-007b]', async () => {
  shown = await render(<SavedMethods />, [[savedMethodsQuery().queryKey, { data: cards }]]);
  const rows = [...shown.page.querySelectorAll('li')].map(({ textContent }) => textContent);
  expect(rows[0]).toContain('Default');
  expect(rows[2]).toContain('Expired');
  const labels = [...shown.page.querySelectorAll('button')].map((button) => button.getAttribute('aria-label'));
  expect(labels).toEqual(['Remove Visa •••• 4242', 'Make Visa •••• 5556 the default', 'Remove Visa •••• 5556', 'Remove Visa •••• 0002']);
});

it('removes a card at the server, and shows what is left', async () => {
  const sent = network(() => Response.json({ data: cards.slice(0, 2) }));
  shown = await render(<SavedMethods />, [[savedMethodsQuery().queryKey, { data: cards }]]);
  const stale = staleReads(shown, ['private', getMethods.id, { currency: 'EUR', action: 'deposit' }]);
  await press('Remove Visa •••• 0002');
  expect(sent.map(({ url, method }) => [url, method])).toEqual([['/api/cashbox/saved_methods/0002', 'DELETE']]);
  expect([shown.page.querySelectorAll('li').length, stale()]).toEqual([2, [true]]);
});

it('after a removal the focus is on the title, and the toast can undo it', async () => {
  const toasts: ToastOrder[] = [];
  const stop = takeToasts((order) => void toasts.push(order));
  const sent = network(() => Response.json({ data: cards.slice(0, 2) }));
  shown = await render(<SavedMethods />, [[savedMethodsQuery().queryKey, { data: cards }]]);
  await press('Remove Visa •••• 0002');
  expect(document.activeElement?.id).toBe('saved');
  const [order] = toasts;
  await act(async () => void (order && 'show' in order && order.show.action!.run()));
  await shown.settle();
  const undone = callUrl(restoreSavedMethod, { params: { id: '0002' } });
  expect(sent.at(-1)).toMatchObject({ url: undone, method: restoreSavedMethod.method });
  stop();
});

it('the deposit links to the checklist until the licence’s proof is accepted, and says when it’s in review [PROF-004e]', async () => {
  function Gate() {
    const missing = useMissingProof();
    return missing.length > 0 ? <IdentityGate missing={missing} /> : <p>free</p>;
  }
  const step = { item: 'identity', reason: null, needed: 'play', above: null, is_due: true, expires_at: null };
  const at = (state: string) =>
    render(<Gate />, [[queryOf(getVerification, {}).queryKey, { data: [{ ...step, state }], has_identity_check: false }]]);
  shown = await at('not_started');
  expect(shown.page.textContent).toContain('Verify your identity first');
  expect(shown.page.querySelector('a')?.getAttribute('href')).toBe('/profile/verification#identity');
  await shown.unmount();
  shown = await at('in_review');
  expect(shown.page.textContent).toContain('We’re checking your documents');
  await shown.unmount();
  shown = await at('accepted');
  expect(shown.page.textContent).toBe('free');
});
