import { expect, it } from 'vitest';
import { comesBackAt } from './guest-banner';

it('the guest banner returns two minutes after it was closed [MOB-003b]', () => {
  expect(comesBackAt(null)).toBe(0);
  expect(comesBackAt(1_000)).toBe(121_000);
});
