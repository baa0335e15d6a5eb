import { expect, it } from 'vitest';
import { retryPushAt } from './push-retry';

const now = Date.parse('2026-05-01T12:00:00.000Z');
const minutesOf = (retryAfter: string | null, attempt = 0) => {
  const at = retryPushAt({ attempt, retryAfter, now, expiresAt: now + 2 * 60 * 60_000 });
  return at === null ? null : (at - now) / 60_000;
};

it('a postponed push backs off exponentially, up to half an hour', () => {
  expect([0, 1, 2, 3, 4, 5, 60].map((attempt) => minutesOf(null, attempt))).toEqual([1, 2, 4, 8, 16, 30, 30]);
});

it.each([
  ['300', 5],
  ['0', 1],
  ['Fri, 01 May 2026 12:45:00 GMT', 45],
  ['Fri, 01 May 2026 11:00:00 GMT', 1],
  ['7199', 7199 / 60],
])('Retry-After %s is honoured, but never earlier than the schedule, in minutes: %d', (retryAfter, minutes) => {
  expect(minutesOf(retryAfter)).toBe(minutes);
  expect(minutesOf(retryAfter, 3)).toBe(Math.max(8, minutes));
});

it.each(['7200', '99999999999999999999', 'Sat, 02 May 2026 12:00:00 GMT'])(
  'a push that expires before its Retry-After is dropped: %s [NOTIF-002a]',
  (retryAfter) => {
    expect(minutesOf(retryAfter)).toBeNull();
  },
);

it.each(['', '-5', '1.5', '5 minutes', 'tomorrow', '2026-05-01T13:00:00Z', 'Fri, 99 May 2026 99:45:00 GMT'])(
  'an invalid Retry-After changes nothing: %s',
  (retryAfter) => {
    expect(minutesOf(retryAfter)).toBe(1);
  },
);
