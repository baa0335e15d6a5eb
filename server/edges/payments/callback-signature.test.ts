import { expect, it } from 'vitest';
import { callbackSignature } from './callback-signature';

const { sign, isSigned } = callbackSignature('secret');
const callback = sign({
  event: 'e1',
  payment: 'p1',
  state: 'succeeded',
  amount_cents: 1_000,
  currency: 'EUR',
  reason: null,
  at: '2026-05-01T12:00:00.000Z',
});

it('a webhook is signed over each of its fields', () => {
  expect(isSigned(callback)).toBe(true);
  const changes: Record<keyof Omit<typeof callback, 'signature'>, unknown> = {
    event: 'e2',
    payment: 'p2',
    state: 'declined',
    amount_cents: 1_001,
    currency: 'USD',
    reason: 'risk',
    at: '2026-05-01T12:00:00.001Z',
  };
  const unnoticed = Object.entries(changes).filter(([field, value]) => isSigned({ ...callback, [field]: value } as typeof callback));
  expect(unnoticed).toEqual([]);
  expect(callbackSignature('other').isSigned(callback)).toBe(false);
});
