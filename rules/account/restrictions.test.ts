import { expect, it } from 'vitest';
import { restrictedActionOf } from './restrictions';

it.each([
  ['/sign-up', 'sign-up'],
  ['/registration', 'sign-up'],
  ['/sign-in', 'sign-in'],
  ['/login', 'sign-in'],
  ['/remind', 'sign-in'],
  ['/', null],
  ['/sign-up/more', null],
  ['/deposit', null],
] as const)('the address %s belongs to the entry %s [AUTH-010b, AUTH-010c]', (path, action) => {
  expect(restrictedActionOf(path)).toBe(action);
});
