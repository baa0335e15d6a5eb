import { formatDate, parseIsoDate } from '#contract/fields/dates';

/** A whole date with its spaces and separators, as it's pasted: day, month and year. */
const whole = /^\s*(\d{1,2})[./\- ]+(\d{1,2})[./\- ]+(\d{4})\s*$/;

/**
 * The text of a date field after input: slashes and leading zeros are added while typing forward, and a pasted date and the ISO date of a
 * browser's autofill are converted.
 */
export function typedDate(before: string, typed: string): string {
  const iso = parseIsoDate(typed.trim());
  if (iso) return formatDate(iso);
  const [, day, month, year] = whole.exec(typed) ?? [];
  if (day && month && year) return `${day.padStart(2, '0')}/${month.padStart(2, '0')}/${year}`;
  const kept = typed
    .trimStart()
    .replace(/[.\- ]/g, '/')
    .replace(/[^\d/]/g, '')
    .replace(/\/{2,}/g, '/')
    .replace(/(^|\/)(\d)\//g, '$10$2/')
    .slice(0, 10);
  if (kept.length <= before.length) return kept;
  return /^\d{2}$|^\d{2}\/\d{2}$/.test(kept) ? `${kept}/` : kept.replace(/^(\d{2})(\d)/, '$1/$2').replace(/^(\d{2}\/\d{2})(\d)/, '$1/$2');
}
