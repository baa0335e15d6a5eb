import { describe, expect, it } from 'vitest';
import { confirmProblem, type EmailChange, emailChangeTimes, undoProblem } from './email-change';

const begun = new Date('2026-05-04T10:00:00Z');
const after = (hours: number) => new Date(begun.getTime() + hours * 3_600_000);
const waiting: EmailChange = { ...emailChangeTimes(begun), confirmedAt: null, cancelledAt: null };

describe('a change of email', () => {
  it('can be confirmed for 24 hours', () => {
    expect(confirmProblem(waiting, after(23.9))).toBeNull();
    expect(confirmProblem(waiting, after(24))).toBe('token_expired');
  });

  it('is confirmed once, and never after it was cancelled', () => {
    expect(confirmProblem({ ...waiting, confirmedAt: begun }, after(1))).toBe('token_invalid');
    expect(confirmProblem({ ...waiting, cancelledAt: begun }, after(1))).toBe('token_invalid');
  });

  it('can be taken back for seven days, confirmed or not, once', () => {
    expect(undoProblem(waiting, after(1))).toBeNull();
    expect(undoProblem({ ...waiting, confirmedAt: begun }, after(167.9))).toBeNull();
    expect(undoProblem({ ...waiting, confirmedAt: begun }, after(168))).toBe('token_expired');
    expect(undoProblem({ ...waiting, cancelledAt: begun }, after(1))).toBe('token_invalid');
  });
});
