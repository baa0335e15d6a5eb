import { expect, it } from 'vitest';
import { type AddressFacts, coolDownUntil } from './address-cool-down';

const now = new Date('2026-11-25T12:00:00Z');
const hoursAgo = (hours: number) => new Date(now.getTime() - hours * 60 * 60_000);
const until = (facts: Partial<AddressFacts>) => coolDownUntil({ isKnown: false, hasOther: false, securityChangedAt: null, ...facts }, now);

it('a known address, and the first one of an account without recent security changes, are paid immediately [CASH-011c]', () => {
  expect(until({})).toBeNull();
  expect(until({ securityChangedAt: hoursAgo(24) })).toBeNull();
  expect(until({ isKnown: true, hasOther: true, securityChangedAt: hoursAgo(1) })).toBeNull();
});

it('a withdrawal to a changed address, or soon after a security change, waits a day', () => {
  const tomorrow = new Date('2026-11-26T12:00:00Z');
  expect(until({ hasOther: true })).toEqual(tomorrow);
  expect(until({ securityChangedAt: hoursAgo(23.9) })).toEqual(tomorrow);
});
