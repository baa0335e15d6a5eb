import { describe, expect, it } from 'vitest';
import { wishOfHash } from './hashes';

describe('a hash of the address', () => {
  it.each([
    ['sign-in', 'sign-in'],
    ['sign-up', 'sign-up'],
    ['remind', 'remind'],
    ['new-password', 'new-password'],
    ['users/password/edit', 'new-password'],
    ['profile/password/edit', 'new-password'],
  ])('#%s opens the dialog %s [ROUTE-052]', (hash, modal) => {
    expect(wishOfHash(hash)).toEqual({ kind: 'dialog', modal });
  });

  it.each([
    ['sport', '/sport'],
    ['sport_live', '/sport/live'],
  ])('#%s goes to %s [ROUTE-053]', (hash, path) => {
    expect(wishOfHash(hash)).toEqual({ kind: 'page', path });
  });

  it.each(['sport_', 'sport_//evil', 'sports', '', 'main', 'cashbox', 'toString', 'sign-in/x'])('#%s opens none', (hash) => {
    expect(wishOfHash(hash)).toBeNull();
  });
});
