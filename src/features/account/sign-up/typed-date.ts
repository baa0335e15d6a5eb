import { formatDate, parseIsoDate } from '#contract/fields/dates';

/**
 * The text of a date field after input: slashes and leading zeros are added while typing forward, and the ISO date of a
 * browser's autofill is converted.
 */
export function typedDate(before: string, typed: string): string {
  const iso = parseIsoDate(typed.trim());
  if (iso) return formatDate(iso);
  const kept = typed
    .replace(/[.\- ]/g, '/')
    .replace(/[^\d/]/g, '')
    .replace(/\/{2,}/g, '/')
    .replace(/(^|\/)(\d)\//g, '$10$2/')
    .slice(0, 10);
  if (kept.length <= before.length) return kept;
  return /^\d{2}$|^\d{2}\/\d{2}$/.test(kept) ? `${kept}/` : kept.replace(/^(\d{2})(\d)/, '$1/$2').replace(/^(\d{2}\/\d{2})(\d)/, '$1/$2');
}
