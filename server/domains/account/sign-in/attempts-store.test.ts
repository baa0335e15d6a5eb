import fc from 'fast-check';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { type AttemptRecord, countAttempt, policyOf, type ThrottledAction } from '#rules/account/sign-in/throttle';
import { ownDatabase } from '#tests/support/database';
import { type Attempt, clearAttempts, peekAttempts, recordAttempt, recordAttempts, removeAttempt } from './attempts-store';

const { database } = ownDatabase();
const start = new Date('2026-11-21T12:00:00Z');
const after = (minutes: number) => new Date(start.getTime() + minutes * 60_000);
let count = 0;
const someone = () => `subject ${(count += 1)}`;

/** The stored record of a new subject. */
async function only(): Promise<AttemptRecord | null> {
  const { rows } = await sql<AttemptRecord>`select attempts, since, locked_until as "lockedUntil" from door_attempts`.execute(database);
  expect(rows.length).toBeLessThan(2);
  return rows[0] ?? null;
}

const actions: ThrottledAction[] = ['sign_in.account', 'sign_in.address', 'check_email.device', 'second_factor.account'];

describe('a stored attempt', () => {
  it('counts by the rule after any earlier attempts [AUTH-003b]', async () => {
    const pauses = fc.array(fc.oneof(fc.constant(0), fc.nat({ max: 100_000 }), fc.nat({ max: 5_000_000 })), {
      minLength: 1,
      maxLength: 14,
    });
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...actions), pauses, async (action, milliseconds) => {
        await database.deleteFrom('door_attempts').execute();
        const subject = someone();
        let [record, now] = [null as AttemptRecord | null, start.getTime()];
        for (const pause of milliseconds) {
          now += pause;
          const expected = countAttempt(action, record, new Date(now));
          expect(await recordAttempt(database, action, subject, new Date(now))).toBe(expected.waitMs);
          record = await only();
          expect(record).toEqual(expected.record);
        }
      }),
      { numRuns: 60 },
    );
  });

  it('counts for each of its subjects, and is locked out as long as the longest of them', async () => {
    const [account, device]: Attempt[] = [
      ['sign_in.account', someone()],
      ['sign_in.device', someone()],
    ];
    for (let attempt = 0; attempt < 5; attempt += 1) expect(await recordAttempts(database, [account!, device!], start)).toBe(0);
    expect(await recordAttempts(database, [account!, device!], start)).toBe(60_000);
    expect(await peekAttempts(database, ...device!, start)).toEqual({ isAllowed: true, attempts: 7, waitMs: 0 });
  });

  it('counts fifty at the same instant as fifty', async () => {
    const [address, device]: Attempt[] = [
      ['sign_in.address', someone()],
      ['sign_in.device', someone()],
    ];
    await Promise.all(Array.from({ length: 50 }, () => recordAttempts(database, [address!, device!], start)));
    expect(await peekAttempts(database, ...address!, start)).toEqual({ isAllowed: true, attempts: 51, waitMs: 0 });
    expect((await peekAttempts(database, ...device!, start)).isAllowed).toBe(false);
  });
});

describe('a successful attempt', () => {
  const action = 'sign_in.address';
  const { free } = policyOf(action);

  it('doesn’t count against a shared subject: any number of players may sign in from one address', async () => {
    const subject = someone();
    for (let time = 0; time < free + 5; time += 1) {
      expect(await recordAttempt(database, action, subject, start)).toBe(0);
      await removeAttempt(database, action, subject);
    }
    expect(await peekAttempts(database, action, subject, start)).toEqual({ isAllowed: true, attempts: 1, waitMs: 0 });
  });

  it('lifts a lock-out that it caused, but none caused by failures', async () => {
    const subject = someone();
    for (let time = 0; time < free; time += 1) await recordAttempt(database, action, subject, start);
    expect((await peekAttempts(database, action, subject, start)).isAllowed).toBe(false);
    await removeAttempt(database, action, subject);
    expect(await peekAttempts(database, action, subject, start)).toEqual({ isAllowed: true, attempts: free, waitMs: 0 });
    await recordAttempt(database, action, subject, start);
    await recordAttempt(database, action, subject, after(1));
    await removeAttempt(database, action, subject);
    expect((await peekAttempts(database, action, subject, after(1))).isAllowed).toBe(false);
  });

  it('resets only the subject that has proven its identity', async () => {
    const [proven, other] = [someone(), someone()];
    for (const subject of [proven, other]) await recordAttempt(database, 'sign_in.account', subject, start);
    await clearAttempts(database, [['sign_in.account', proven]]);
    expect((await peekAttempts(database, 'sign_in.account', proven, start)).attempts).toBe(1);
    expect((await peekAttempts(database, 'sign_in.account', other, start)).attempts).toBe(2);
  });
});
