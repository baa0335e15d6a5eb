import { describe, expect, it } from 'vitest';
import { escapeIn, type EscapeQuestion } from './escape';

const webkit = 'AppleWebKit/605.1.15 (KHTML, like Gecko)';
const instagram = `Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) ${webkit} Mobile/15E148 Instagram 390.0.0`;
const MINUTE = 60_000;

const asked = (change: Partial<EscapeQuestion> & { userAgent?: string; maxTouchPoints?: number } = {}): EscapeQuestion => {
  const { userAgent = instagram, maxTouchPoints = 5, ...rest } = change;
  const hints = { userAgent, maxTouchPoints };
  return { hints, isStandalone: false, hasShown: false, who: 'player', hereFor: 5 * MINUTE, isInCashbox: false, isPlaying: false, ...rest };
};

describe('the popup about leaving an iOS web view', () => {
  it.each([
    ['a guest, immediately', { who: 'guest', hereFor: 0 }, 0],
    ['a guest who is looking at a game, immediately', { who: 'guest', hereFor: 0, isPlaying: true }, 0],
    ['nobody while it is not known who is here', { who: 'unknown' }, null],
    ['a player who has just come, in five minutes', { hereFor: 0 }, 5 * MINUTE],
    ['a player of four minutes, in the fifth', { hereFor: 4 * MINUTE }, MINUTE],
    ['a player of almost five minutes in the cashbox, no sooner for that', { hereFor: 5 * MINUTE - 1, isInCashbox: true }, 1],
    ['a player of five minutes, immediately', {}, 0],
    ['a player of an hour, immediately', { hereFor: 60 * MINUTE }, 0],
    ['a player in the cashbox, asked again in a minute', { isInCashbox: true }, MINUTE],
    ['a player in a game, asked again in a minute', { isPlaying: true, hereFor: 60 * MINUTE }, MINUTE],
    ['nobody twice in a session', { hasShown: true }, null],
    ['no guest twice in a session either', { hasShown: true, who: 'guest' }, null],
    ['nobody in the installed app, which calls itself the same', { isStandalone: true, who: 'guest' }, null],
  ] as const)('meets %s [OVER-002a, OVER-002b, OVER-002c, OVER-002e]', (_who, change, expected) => {
    expect(escapeIn(asked(change))).toBe(expected);
  });

  it.each([
    ['a bare web view of an iPad that takes a Mac’s name', `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${webkit}`, 5, 0],
    ['Facebook on an iPad', `Mozilla/5.0 (iPad; CPU OS 18_5 like Mac OS X) ${webkit} Mobile/15E148 [FBAN/FBIOS;FBAV/500.0]`, 5, 0],
    [
      'Safari on an iPhone',
      `Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) ${webkit} Version/18.5 Mobile/15E148 Safari/604.1`,
      5,
      null,
    ],
    ['Safari on a Mac', `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${webkit} Version/18.5 Safari/605.1.15`, 0, null],
    [
      'Instagram on Android',
      'Mozilla/5.0 (Linux; Android 15; wv) AppleWebKit/537.36 Chrome/150.0 Mobile Safari/537.36 Instagram 390.0.0',
      5,
      null,
    ],
  ] as const)('tells %s', (_browser, userAgent, maxTouchPoints, expected) => {
    expect(escapeIn(asked({ userAgent, maxTouchPoints, who: 'guest' }))).toBe(expected);
  });
});
