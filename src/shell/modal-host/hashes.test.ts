import { describe, expect, it } from 'vitest';
import { targetOfHash } from './hashes';

describe('a hash of the address', () => {
  it.each([
    ['sign-in', 'sign-in'],
    ['sign-up', 'sign-up'],
    ['remind', 'remind'],
    ['new-password', 'new-password'],
    ['users/password/edit', 'new-password'],
    ['profile/password/edit', 'new-password'],
  ])('#%s opens the dialog %s [ROUTE-052a]', (hash, modal) => {
    expect(targetOfHash(hash)).toEqual({ kind: 'dialog', modal });
  });

  it.each([
    ['sport', '/sport'],
    ['sport_live', '/sport/live'],
    ['sport_live/football', '/sport/live/football'],
    ['sport_live/football/premier-league', '/sport/live/football/premier-league'],
  ])('#%s goes to %s [ROUTE-053a, ROUTE-053b]', (hash, path) => {
    expect(targetOfHash(hash)).toEqual({ kind: 'page', path });
  });

  it.each([
    'sport_',
    'sport_//evil',
    'sport_live/',
    'sport_live//evil.example',
    'sport_live/../admin',
    'sports',
    '',
    'main',
    'cashbox',
    'toString',
    'sign-in/x',
    '__proto__',
    'constructor',
    'hasOwnProperty',
    'valueOf',
    'SIGN-IN',
    'sign-in ',
    ' sign-in',
    'sign-in?redirect=//evil.example',
    'sign-in&redirect=https://evil.example',
    'users/password/edit/../../x',
    'javascript:alert(1)',
    '<script>alert(1)</script>',
    '"><img src=x onerror=alert(1)>',
    '//evil.example',
    '/\\\\evil.example',
    'new-password\u0000',
    '%73ign-in',
    'sign-in%23',
    '#sign-in',
  ])('#%s opens no dialog', (hash) => {
    expect(targetOfHash(hash)).toBeNull();
  });
});
