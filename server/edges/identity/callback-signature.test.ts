import { expect, it } from 'vitest';
import { isSignedWith, signed } from './callback-signature';

const at = new Date('2026-05-01T12:00:00.000Z');
const callback = signed('secret', { event: 'e1', check: 'c1', result: 'approved', at: at.toISOString() });
const after = (seconds: number) => new Date(at.getTime() + seconds * 1000);

it.each([
  [0, true],
  [300, true],
  [300.001, false],
  [-300, true],
  [-300.001, false],
])('a webhook of %s seconds ago is accepted: %s', (seconds, counts) => {
  expect(isSignedWith('secret', callback, after(seconds))).toBe(counts);
});

it.each([
  ['another secret', 'other', {}],
  ['another event', 'secret', { event: 'e2' }],
  ['another check', 'secret', { check: 'c2' }],
  ['another result', 'secret', { result: 'refused' as const }],
  ['another time', 'secret', { at: after(1).toISOString() }],
  ['no time', 'secret', { at: 'now' }],
  ['no signature', 'secret', { signature: '' }],
])('a webhook with %s is rejected', (_what, secret, change) => {
  expect(isSignedWith(secret, { ...callback, ...change }, at)).toBe(false);
});
