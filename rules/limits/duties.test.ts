import { describe, expect, it } from 'vitest';
import { dutiesOf } from './duties';
import { isReviewDue } from './review';

const licences = ['curacao', 'AU', 'CA', 'DE', 'EE', 'GB', 'of the moon', null];

describe('the duties around limits', () => {
  it('are a deposit cap and a panic button in Germany and under an unknown licence', () => {
    const strict = licences.filter((licence) => dutiesOf(licence).hasPanicButton);
    expect(strict).toEqual(['DE', 'of the moon', null]);
    expect(licences.filter((licence) => dutiesOf(licence).depositCap?.cents === 100_000)).toEqual(strict);
  });

  it('include explaining the benefits of a limit in Australia, Germany and under an unknown licence', () => {
    expect(licences.filter((licence) => dutiesOf(licence).namesBenefits)).toEqual(['AU', 'DE', 'of the moon', null]);
  });
});

it('limits are due for review after 180 days, not before', () => {
  const now = new Date('2026-11-26T12:00:00Z');
  const since = (days: number) => new Date(now.getTime() - days * 24 * 60 * 60_000);
  expect([180, 179.9].map((days) => isReviewDue(since(days), now))).toEqual([true, false]);
});
