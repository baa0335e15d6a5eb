import { expect, it } from 'vitest';
import { balancesToWithdraw, type ClosedAccount, erasureTimes, excludedUntil, reopeningProblem, retentionYears } from './closing';

const closedAt = new Date('2026-01-31T12:00:00Z');
const at = (text: string) => new Date(text);

it('records are kept for five years, and for seven in Australia and under an unknown licence', () => {
  expect(['curacao', 'EE', null, 'AU', 'elsewhere'].map(retentionYears)).toEqual([5, 5, 5, 7, 7]);
  expect(erasureTimes(closedAt, 'curacao', false)).toEqual({
    trimDueAt: at('2031-01-31T12:00:00Z'),
    eraseDueAt: at('2031-01-31T12:00:00Z'),
  });
  expect(erasureTimes(closedAt, 'AU', true)).toEqual({ trimDueAt: at('2026-03-02T12:00:00Z'), eraseDueAt: at('2033-01-31T12:00:00Z') });
});

it('an account can be reopened unless it is erased, on a break, or was closed over gambling problems in the last six months', () => {
  const account: ClosedAccount = { reason: 'other', closedAt, trimmedAt: null, erasedAt: null, isOnBreak: false };
  expect(reopeningProblem(account, at('2026-02-01T00:00:00Z'))).toBeNull();
  expect(reopeningProblem({ ...account, trimmedAt: closedAt }, closedAt)).toBe('erased');
  expect(reopeningProblem({ ...account, erasedAt: closedAt }, closedAt)).toBe('erased');
  expect(reopeningProblem({ ...account, isOnBreak: true }, closedAt)).toBe('excluded');
  const troubled = { ...account, reason: 'too_much' } as const;
  expect(reopeningProblem(troubled, at('2026-07-31T11:59:59Z'))).toBe('too_early');
  expect(reopeningProblem(troubled, at('2026-07-31T12:00:00Z'))).toBeNull();
  expect(excludedUntil('privacy', closedAt)).toBeNull();
});

it('a balance must be withdrawn first, unless it is too small for any withdrawal', () => {
  const balance = (realCents: number, smallestPayoutCents: number | null) => ({ currency: 'EUR', realCents, smallestPayoutCents });
  expect(balancesToWithdraw([balance(2000, 2000), balance(1999, 2000), balance(0, null), balance(5, null)])).toEqual([
    balance(2000, 2000),
    balance(5, null),
  ]);
});
