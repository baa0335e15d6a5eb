import * as v from 'valibot';

/** A calendar day without a time zone. */
export interface Day {
  year: number;
  month: number;
  day: number;
}

function existing(day: Day): Day | null {
  const date = new Date(Date.UTC(2000, 0, 1));
  date.setUTCFullYear(day.year, day.month - 1, day.day);
  const isReal = date.getUTCFullYear() === day.year && date.getUTCMonth() === day.month - 1 && date.getUTCDate() === day.day;
  return isReal && day.year >= 1 ? day : null;
}

/** Parses DD/MM/YYYY strictly; null for any other format and for a day that doesn't exist (FORM-013). */
export function parseDate(text: string): Day | null {
  const match = /^(\d{2})\/(\d{2})\/(\d{4})$/.exec(text);
  return match && existing({ day: Number(match[1]), month: Number(match[2]), year: Number(match[3]) });
}

/** Parses YYYY-MM-DD strictly; null as in `parseDate`. */
export function parseIsoDate(text: string): Day | null {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text);
  return match && existing({ year: Number(match[1]), month: Number(match[2]), day: Number(match[3]) });
}

const padded = (value: number, width: number) => String(value).padStart(width, '0');

/** YYYY-MM-DD, the wire format. */
export function formatIsoDate({ year, month, day }: Day): string {
  return `${padded(year, 4)}-${padded(month, 2)}-${padded(day, 2)}`;
}

/** DD/MM/YYYY, as players type it. */
export function formatDate({ year, month, day }: Day): string {
  return `${padded(day, 2)}/${padded(month, 2)}/${padded(year, 4)}`;
}

/** A day in a form: DD/MM/YYYY. */
export const dateSchema = v.pipe(
  v.string(),
  v.nonEmpty(),
  v.regex(/^\d{2}\/\d{2}\/\d{4}$/, 'fields.date'),
  v.check((text) => parseDate(text) !== null, 'fields.date'),
);

/** A day on the wire: YYYY-MM-DD. */
export const isoDateSchema = v.pipe(
  v.string(),
  v.nonEmpty(),
  v.check((text) => parseIsoDate(text) !== null, 'fields.date'),
);
