import { formatDate, parseIsoDate } from '#contract/fields/dates';

/**
 * What stands in a date field after a key: slashes and leading zeros come by themselves while typing forward, and the ISO date that a
 * browser's autofill brings is turned round.
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
