import { describe, expect, it } from 'vitest';
import { isWelcomeDue, levelMoment } from './moments';

describe('the welcome', () => {
  const asked = { level: 2, hasLoggedIn: true, hasShown: false, pathname: '/', isBlocked: false };

  it('shows once, after a login with a level above the first, and not on the club’s pages [VIP-004a, VIP-004b]', () => {
    expect([isWelcomeDue(asked), isWelcomeDue({ ...asked, pathname: '/vipers' })]).toEqual([true, true]);
    const not = [
      { level: 1 },
      { level: null },
      { hasLoggedIn: false },
      { hasShown: true },
      { isBlocked: true },
      { pathname: '/vip' },
      { pathname: '/vip/rewards' },
    ];
    expect(not.map((change) => isWelcomeDue({ ...asked, ...change }))).toEqual([false, false, false, false, false, false, false]);
  });
});

describe('a rise', () => {
  const asked = { level: 3, shown: 2, isPlaying: false, isBlocked: false };

  it('is celebrated when the status goes up, outside of games and dialogs [VIP-005a, VIP-005b]', () => {
    expect([levelMoment(asked), levelMoment({ ...asked, isPlaying: true }), levelMoment({ ...asked, isBlocked: true })]).toEqual([
      'celebrate',
      'none',
      'none',
    ]);
  });

  it('is only stored if it’s the first on this device, or if the level went down [VIP-005a]', () => {
    expect([
      levelMoment({ ...asked, shown: null }),
      levelMoment({ ...asked, level: 1 }),
      levelMoment({ ...asked, level: 2 }),
      levelMoment({ ...asked, level: null }),
    ]).toEqual(['note', 'note', 'none', 'none']);
  });
});
