import { describe, expect, it } from 'vitest';
import { depositQuestionOf, isQuestionDue } from './deposit-question';

const open = { hasLimit: false, hasDeclined: false, hasDeposited: false };

describe('the question about a deposit limit', () => {
  it('depends on the licence, and is the strictest for an unknown one', () => {
    expect(['curacao', 'AU', 'EE', 'GB', 'CA', 'DE', 'XX', null].map(depositQuestionOf)).toEqual([
      'asked',
      'answer',
      'answer',
      'answer',
      'answer',
      'limit',
      'limit',
      'limit',
    ]);
  });

  it.each([
    ['asked', {}, true],
    ['asked', { hasLimit: true }, false],
    ['asked', { hasDeclined: true }, false],
    ['asked', { hasDeposited: true }, false],
    ['answer', { hasDeposited: true }, true],
    ['answer', { hasDeclined: true }, false],
    ['answer', { hasLimit: true }, false],
    ['limit', { hasDeclined: true, hasDeposited: true }, true],
    ['limit', { hasLimit: true }, false],
  ] as const)('that is %s is open after %o: %s', (question, answers, isDue) => {
    expect(isQuestionDue(question, { ...open, ...answers })).toBe(isDue);
  });
});
