import { locales, type Locale } from '#contract/fields/locale';
import { type LocalTitle, titleIn } from '#rules/gifts/local-title';
import { dateLanguage } from '#rules/locale/date-language';
import { currencyOf } from '#rules/money/currencies';
import { formatMoney } from '#rules/money/format';
import { textOf } from '#server/texts';
import { columnName, groupName, spelled, wordText } from './copy-words';

type Row = Record<string, unknown>;

/** Columns with an amount in minor units of the row's `currency`; so are all that end in `_cents`. */
const amounts: ReadonlySet<string> = new Set(['amount', 'balance', 'balance_after', 'stake', 'win', 'wagered', 'won', 'deposited']);
/** Tables whose amounts are in euros, without a column that says so. */
const inEuros: ReadonlySet<string> = new Set(['tournament_prizes', 'quest_levels', 'lottery_winners']);

const instant = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d+)?(?:Z|[+-]\d{2}:?\d{2})$/;
const day = /^\d{4}-\d{2}-\d{2}$/;
/** An internal word, such as the state of a payment. */
const word = /^[a-z]+(?:_[a-z0-9]+)*$/;
const words: ReadonlySet<string> = new Set([
  'kind',
  'state',
  'reason',
  'reasons',
  'type',
  'period',
  'action',
  'stage',
  'status',
  'topic',
  'source',
  'verdict',
  'way',
  'fields',
]);

/** The position of a value: its table, column and row. */
export interface Place {
  table?: string;
  column: string;
  row: Row;
}

function dateOf(text: string, locale: Locale, options: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat(dateLanguage(locale), { timeZone: 'UTC', ...options }).format(new Date(text));
}

const isTitle = (value: object): value is LocalTitle =>
  'en' in value && Object.keys(value).every((name) => (locales as readonly string[]).includes(name));

/** Formats a list or object as names and values; of a title in several languages, only the reader's. */
function partsOf(value: object, place: Place, locale: Locale): string {
  if (Array.isArray(value)) return value.map((one: unknown) => valueText(one, place, locale)).join(', ');
  if (isTitle(value)) return titleIn(value, locale);
  const row = value as Row;
  const parts = Object.entries(row).filter(([name]) => name !== 'currency' || !hasAmount(row));
  return parts.map(([name, one]) => `${columnName(name, locale)}: ${valueText(one, { ...place, column: name, row }, locale)}`).join('; ');
}

const isAmount = (column: string) => amounts.has(column) || column.endsWith('_cents');
const hasAmount = (row: Row) => Object.keys(row).some(isAmount);

function amountText(value: unknown, { table, column, row }: Place, locale: Locale): string | null {
  const currency = row['currency'] ?? (table && inEuros.has(table) ? 'EUR' : null);
  const cents = Number(value);
  if (!isAmount(column) || !Number.isFinite(cents) || typeof currency !== 'string' || !currencyOf(currency)) return null;
  return formatMoney(cents, currency, locale).replace('-', '\u2212');
}

/**
 * Formats a value for its reader: amounts with their currency, groups by name, dates and times (UTC) and titles in the language, yes
 * and no, and internal words translated or without underscores.
 */
export function valueText(value: unknown, place: Place, locale: Locale): string {
  const { table = '', column } = place;
  if (value === null || value === undefined || value === '') return '–';
  if (typeof value === 'boolean') return textOf(locale, value ? 'data.value.yes' : 'data.value.no');
  const amount = amountText(value, place, locale);
  if (amount !== null) return amount;
  if (column === 'group_id') return groupName(Number(value), locale);
  if (typeof value === 'number') return new Intl.NumberFormat(locale, { useGrouping: !/(?:^|_)id$/.test(column) }).format(value);
  if (typeof value === 'object') return partsOf(value, place, locale);
  const text = String(value as string);
  if (instant.test(text)) return dateOf(text, locale, { dateStyle: 'medium', timeStyle: 'short' });
  if (day.test(text)) return dateOf(text, locale, { dateStyle: 'medium' });
  if (!words.has(column) || !word.test(text)) return text;
  return column === 'fields' ? columnName(text, locale) : table === '' ? spelled(text) : wordText(table, column, text, locale);
}
