import { describe, expect, it } from 'vitest';
import { confirmProblem, type ContactChange, contactChangeTimes, isSameContact, resendAt, undoProblem } from './contact-change';

const begun = new Date('2026-05-04T10:00:00Z');
const after = (hours: number) => new Date(begun.getTime() + hours * 3_600_000);
const waiting: ContactChange = { ...contactChangeTimes('email', begun), confirmedAt: null, cancelledAt: null };

describe('a change of email or phone', () => {
  it('can be confirmed for 24 hours by email, and for half an hour by text message', () => {
    expect(confirmProblem(waiting, after(23.9))).toBeNull();
    expect(confirmProblem(waiting, after(24))).toBe('token_expired');
    const byText = { ...waiting, ...contactChangeTimes('phone', begun) };
    expect(confirmProblem(byText, after(0.49))).toBeNull();
    expect(confirmProblem(byText, after(0.5))).toBe('token_expired');
  });

  it('is confirmed once, and never after it was cancelled', () => {
    expect(confirmProblem({ ...waiting, confirmedAt: begun }, after(1))).toBe('token_invalid');
    expect(confirmProblem({ ...waiting, cancelledAt: begun }, after(1))).toBe('token_invalid');
  });

  it('can be undone once, for seven days, confirmed or not', () => {
    expect(undoProblem(waiting, after(1))).toBeNull();
    expect(undoProblem({ ...waiting, confirmedAt: begun }, after(167.9))).toBeNull();
    expect(undoProblem({ ...waiting, confirmedAt: begun }, after(168))).toBe('token_expired');
    expect(undoProblem({ ...waiting, cancelledAt: begun }, after(1))).toBe('token_invalid');
  });

  it('can have its message sent again after a minute', () => {
    expect(resendAt(begun)).toEqual(new Date('2026-05-04T10:01:00Z'));
  });

  it('recognises the same address in any case, and the same number by its digits', () => {
    expect(isSameContact('email', 'Ada@perigee.example', 'ada@PERIGEE.example')).toBe(true);
    expect(isSameContact('email', 'ada@perigee.example', 'ida@perigee.example')).toBe(false);
    expect(isSameContact('phone', '+49 (30) 555-0199', '+49305550199')).toBe(true);
    expect(isSameContact('phone', '+49 30 5550199', '+49 30 5550198')).toBe(false);
    expect(isSameContact('phone', null, '+49 30 5550199')).toBe(false);
  });
});
