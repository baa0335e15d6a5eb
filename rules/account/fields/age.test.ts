import { expect, it } from 'vitest';
import { ageOn, birthdayProblem, isoBirthdayProblem, minimumAge } from './age';

it.each([
  ['the day before the birthday', '2026-11-24T23:59:59Z', 17],
  ['the birthday', '2026-11-25T00:00:00Z', 18],
  ['earlier in the year on a later day', '2026-10-31T12:00:00Z', 17],
  ['later in the year on an earlier day', '2026-12-01T12:00:00Z', 18],
  ['the last day of the year before', '2025-12-31T12:00:00Z', 17],
])('on %s the age counts full years', (_, now, age) => {
  expect(ageOn({ year: 2008, month: 11, day: 25 }, new Date(now))).toBe(age);
});

it('Estonia requires three more years, in either date format [FORM-010a]', () => {
  const now = new Date('2026-11-25T12:00:00Z');
  expect((['EE', 'CA', 'curacao', 'AU', 'DE', 'GB'] as const).map(minimumAge)).toEqual([21, 19, 18, 18, 18, 18]);
  expect(birthdayProblem('25/11/2008', 'curacao', now)).toBeNull();
  expect(birthdayProblem('26/11/2008', 'curacao', now)).toEqual({ key: 'fields.too_young', values: { n: 18 } });
  expect(isoBirthdayProblem('2005-11-26', 'EE', now)).toEqual({ key: 'fields.too_young', values: { n: 21 } });
  expect(isoBirthdayProblem('2005-11-25', 'EE', now)).toBeNull();
});

it('a birthday before 1900 or on a nonexistent day is invalid', () => {
  const now = new Date('2026-11-25T12:00:00Z');
  expect(isoBirthdayProblem('1900-01-01', 'curacao', now)).toBeNull();
  for (const text of ['1899-12-31', '2001-02-29', 'soon'])
    expect(isoBirthdayProblem(text, 'curacao', now)).toEqual({ key: 'fields.date', values: {} });
});
