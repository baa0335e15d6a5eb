import { type Day, parseDate, parseIsoDate } from '#contract/fields/dates';
import type { Problem } from '#contract/fields/field-messages';
import type { Licence } from '../restrictions';

const OLDEST_BIRTH_YEAR = 1900;

const older: Readonly<Partial<Record<Licence, number>>> = { CA: 19, EE: 21 };

/** The minimum age under a licence (FORM-010). */
export function minimumAge(licence: Licence): number {
  return older[licence] ?? 18;
}

/** Full years on the day of `now` in UTC; the birthday itself counts. */
export function ageOn(birth: Day, now: Date): number {
  const years = now.getUTCFullYear() - birth.year;
  const month = now.getUTCMonth() + 1;
  const isBefore = month < birth.month || (month === birth.month && now.getUTCDate() < birth.day);
  return isBefore ? years - 1 : years;
}

function ageProblem(birth: Day | null, licence: Licence, now: Date): Problem | null {
  if (!birth || birth.year < OLDEST_BIRTH_YEAR) return { key: 'fields.date', values: {} };
  const least = minimumAge(licence);
  return ageOn(birth, now) < least ? { key: 'fields.too_young', values: { n: least } } : null;
}

/** Validates a birthday typed as DD/MM/YYYY; null if it's valid (FORM-010). */
export function birthdayProblem(text: string, licence: Licence, now: Date): Problem | null {
  return ageProblem(parseDate(text), licence, now);
}

/** The same for a birthday in wire format, YYYY-MM-DD. */
export function isoBirthdayProblem(text: string, licence: Licence, now: Date): Problem | null {
  return ageProblem(parseIsoDate(text), licence, now);
}
