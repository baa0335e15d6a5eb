import { describe, expect, it } from 'vitest';
import { IDLE_MS, isIdle } from './idle';

const now = new Date('2026-11-21T12:00:00Z');
const before = (milliseconds: number) => new Date(now.getTime() - milliseconds);

describe('a session', () => {
  it.each([
    ['the player acted just in time', IDLE_MS, 10 * IDLE_MS, false],
    ['the password was entered just in time', 10 * IDLE_MS, IDLE_MS, false],
    ['both are longer ago', IDLE_MS + 1, IDLE_MS + 1, true],
  ])('is idle or not by the latest action or password: %s', (_name, acted, authenticated, isLeft) => {
    expect(isIdle({ actedAt: before(acted), authenticatedAt: before(authenticated) }, now)).toBe(isLeft);
  });
});
