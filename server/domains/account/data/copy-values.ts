import type { Locale } from '#contract/fields/locale';
import { dateLanguage } from '#rules/locale/date-language';
import { currencyOf } from '#rules/money/currencies';
import { formatMoney } from '#rules/money/format';
import { textOf } from '#server/texts';

type Row = Record<string, unknown>;

/** Columns with an amount in minor units of the row's `currency`. */
const amounts: ReadonlySet<string> = new Set([
  'amount_cents',
  'fee_cents',
  'amount',
  'balance',
  'balance_after',
  'stake',
  'win',
  'wagered',
  'won',
  'deposited',
]);

const instant = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d+)?(?:Z|[+-]\d{2}:?\d{2})$/;
const day = /^\d{4}-\d{2}-\d{2}$/;
/** A word of our own, such as the state of a payment. */
const word = /^[a-z]+(?:_[a-z0-9]+)*$/;
const words: ReadonlySet<string> = new Set(['kind', 'state', 'reason', 'type', 'period', 'action', 'stage', 'status', 'topic', 'source']);

/** A name or word of ours as a person writes it: `bet_totals` is “Bet totals”. */
export function spelled(name: string): string {
  return name.replaceAll('_', ' ').replace(/^./, (letter) => letter.toUpperCase());
}

function dateOf(text: string, locale: Locale, options: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat(dateLanguage(locale), { timeZone: 'UTC', ...options }).format(new Date(text));
}

/** A list or object as lines of names and values. */
function partsOf(value: object, locale: Locale): string {
  if (Array.isArray(value)) return value.map((one: unknown) => valueText('', one, {}, locale)).join(', ');
  return Object.entries(value)
    .map(([name, one]) => `${spelled(name)}: ${valueText(name, one, {}, locale)}`)
    .join('; ');
}

/**
 * A value of a column as its reader sees it: amounts with their currency, dates and times (UTC) in the language, yes and no, and our own
 * words without underscores.
 */
export function valueText(column: string, value: unknown, row: Row, locale: Locale): string {
  if (value === null || value === undefined || value === '') return '–';
  if (typeof value === 'boolean') return textOf(locale, value ? 'data.value.yes' : 'data.value.no');
  const cents = Number(value);
  const { currency } = row;
  if (amounts.has(column) && Number.isFinite(cents) && typeof currency === 'string' && currencyOf(currency))
    return formatMoney(cents, currency, locale).replace('-', '\u2212');
  if (typeof value === 'number') return new Intl.NumberFormat(locale, { useGrouping: column !== 'id' }).format(value);
  if (typeof value === 'object') return partsOf(value, locale);
  const text = String(value as string);
  if (instant.test(text)) return dateOf(text, locale, { dateStyle: 'medium', timeStyle: 'short' });
  if (day.test(text)) return dateOf(text, locale, { dateStyle: 'medium' });
  return words.has(column) && word.test(text) ? spelled(text) : text;
}
