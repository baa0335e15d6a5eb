import { describe, expect, it } from 'vitest';
import { isBreached } from './breached-passwords';

describe('a password', () => {
  it.each([
    ['password1', 'nora@perigee.example'],
    ['Password1', 'nora@perigee.example'],
    ['Nora@Perigee.example', 'nora@perigee.example'],
    ['NORA-BERG-1990', 'nora-berg-1990@perigee.example'],
  ])('%s of %s is one that attackers try first', (password, email) => {
    expect(isBreached(password, email)).toBe(true);
  });

  it.each([
    ['Orbit-and-back-7', 'nora@perigee.example'],
    ['perigee.example', 'nora@perigee.example'],
  ])('%s of %s isn’t', (password, email) => {
    expect(isBreached(password, email)).toBe(false);
  });
});
