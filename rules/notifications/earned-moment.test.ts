import { describe, expect, it } from 'vitest';
import { earnedMoments, mayAskForPush } from './earned-moment';

const DAY = 24 * 60 * 60 * 1000;
const now = Date.parse('2026-05-01T12:00:00Z');
const undistracted = { isInRound: false, isInCashbox: false, isOnBreak: false, hasJustLost: false };
const ask = (change: Partial<Parameters<typeof mayAskForPush>[0]> = {}) =>
  mayAskForPush({ moment: 'tournament_joined', permission: 'default', askedAt: [], distraction: undistracted, now, ...change });

describe('the push permission sheet', () => {
  it.each(earnedMoments)('opens at %s [PWA-006a]', (moment) => {
    expect(ask({ moment })).toBe('ask');
  });

  it('never opens without a reason, or once the browser’s permission is decided [PWA-006a]', () => {
    expect([ask({ moment: null }), ask({ permission: 'granted' }), ask({ permission: 'denied' })]).toEqual(['no', 'no', 'no']);
  });

  it.each(Object.keys(undistracted))('waits while %s [PWA-006a]', (distraction) => {
    expect(ask({ distraction: { ...undistracted, [distraction]: true } })).toBe('wait');
  });

  it('opens once in 14 days, three times in all [PWA-006a]', () => {
    expect([ask({ askedAt: [now - 14 * DAY + 1] }), ask({ askedAt: [now - 14 * DAY] })]).toEqual(['no', 'ask']);
    expect(ask({ askedAt: [now - 90 * DAY, now - 60 * DAY, now - 30 * DAY] })).toBe('no');
  });
});
