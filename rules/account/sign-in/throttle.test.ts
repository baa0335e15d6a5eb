import { describe, expect, it } from 'vitest';
import { type ThrottledAction, type AttemptRecord, countAttempt, locksAfterThree } from './throttle';

const start = new Date('2026-11-21T12:00:00Z');
const after = (minutes: number) => new Date(start.getTime() + minutes * 60_000);

describe('throttled actions', () => {
  it('allow five attempts at an account, then lock it for one minute, then two, up to fifteen minutes', () => {
    let record: AttemptRecord | null = null;
    for (let attempt = 1; attempt <= 5; attempt += 1) {
      const verdict = countAttempt('sign_in.account', record, start);
      expect(verdict.isAllowed).toBe(true);
      record = verdict.record;
    }
    expect(countAttempt('sign_in.account', record, start)).toMatchObject({ isAllowed: false, waitMs: 60_000 });
    const sixth = countAttempt('sign_in.account', record, after(1));
    expect(sixth.isAllowed).toBe(true);
    expect(countAttempt('sign_in.account', sixth.record, after(1))).toMatchObject({ isAllowed: false, waitMs: 120_000 });
    const many = countAttempt('sign_in.account', { attempts: 40, since: start, lockedUntil: null }, after(1));
    expect(many.record.lockedUntil).toEqual(after(16));
  });

  const hourly = [60, 10, 60] as const;
  const quarterly = [15, 1, 15] as const;
  const policies: [ThrottledAction, number, readonly [number, number, number]][] = [
    ['sign_in.account', 5, quarterly],
    ['sign_in.device', 10, quarterly],
    ['sign_in.address', 60, quarterly],
    ['again.session', 5, quarterly],
    ['check_email.device', 8, hourly],
    ['check_email.address', 20, hourly],
    ['sign_up.address', 20, hourly],
    ['mail.account', 4, hourly],
    ['mail.address', 20, hourly],
    ['new_password.address', 20, hourly],
    ['contact.address', 20, hourly],
    ['second_factor.account', 5, [60, 1, 60]],
    ['second_factor.session', 5, quarterly],
    ['contact_change.email', 5, hourly],
    ['contact_change.phone', 5, hourly],
  ];
  it.each(policies)(
    'allow %s %i times within a window, then lock for increasing times, up to a limit',
    (action, free, [window, lock, longest]) => {
      const lockedAfter = (attempts: number) =>
        countAttempt(action, { attempts: attempts - 1, since: start, lockedUntil: null }, start).record.lockedUntil;
      expect([lockedAfter(free - 1), lockedAfter(free), lockedAfter(free + 1), lockedAfter(free + 9)]).toEqual([
        null,
        after(lock),
        after(2 * lock),
        after(longest),
      ]);
      const full: AttemptRecord = { attempts: free, since: start, lockedUntil: null };
      expect([
        countAttempt(action, full, after(window - 1)).record.attempts,
        countAttempt(action, full, after(window)).record.attempts,
      ]).toEqual([free + 1, 1]);
    },
  );

  it('reset after their window', () => {
    const verdict = countAttempt('sign_in.account', { attempts: 5, since: start, lockedUntil: after(1) }, after(15));
    expect(verdict).toMatchObject({ isAllowed: true, record: { attempts: 1, lockedUntil: null } });
  });
});

describe('sign-ins at a host whose licence requires a stricter lock', () => {
  it.each([
    ['AU', 3, 30],
    ['CA', 3, 30],
    ['DE', 3, 30],
    ['curacao', 5, 1],
    ['EE', 5, 1],
    ['GB', 5, 1],
  ] as const)('under %s are locked after %i failures, for %i minutes', (licence, free, minutes) => {
    let record: AttemptRecord | null = null;
    for (let attempt = 1; attempt <= free; attempt += 1) {
      const verdict = countAttempt('sign_in.account', record, after(attempt), licence);
      expect(verdict.isAllowed).toBe(true);
      record = verdict.record;
    }
    expect(record!.lockedUntil).toEqual(after(free + minutes));
    expect(countAttempt('sign_in.account', record, after(free), licence).isAllowed).toBe(false);
    expect(locksAfterThree(licence)).toBe(free === 3);
  });

  it('count failures of the last half hour, and only of sign-ins at an account', () => {
    const two: AttemptRecord = { attempts: 2, since: start, lockedUntil: null };
    expect(countAttempt('sign_in.account', two, after(29), 'CA').record.lockedUntil).toEqual(after(59));
    expect(countAttempt('sign_in.account', two, after(30), 'CA').record).toMatchObject({ attempts: 1, lockedUntil: null });
    expect(countAttempt('sign_in.address', two, after(1), 'CA').record.lockedUntil).toBeNull();
  });
});
