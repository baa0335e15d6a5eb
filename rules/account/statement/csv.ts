import { knownCurrency } from '../../money/currencies';

/** The column separator that spreadsheets of a language expect: a semicolon where numbers have a decimal comma. */
export function separatorOf(language: string): ',' | ';' {
  return new Intl.NumberFormat(language).format(0.5).includes(',') ? ';' : ',';
}

const formats = new Map<string, Intl.NumberFormat>();

/** An amount in a format that spreadsheets of a language parse: whole units with all decimals, without currency and grouping. */
export function plainAmount(cents: number, currency: string, language: string): string {
  const { subunits_to_unit: subunits } = knownCurrency(currency);
  const digits = Math.round(Math.log10(subunits));
  const name = `${language} ${digits}`;
  const format =
    formats.get(name) ??
    new Intl.NumberFormat(language, { useGrouping: false, minimumFractionDigits: digits, maximumFractionDigits: digits });
  formats.set(name, format);
  // Some locales use a minus sign that spreadsheets don't parse.
  return format.format(cents / subunits).replace(/\u2212/g, '-');
}

/**
 * One line of a CSV file (RFC 4180). A text that a spreadsheet would evaluate as a formula is prefixed with an apostrophe; amounts are
 * numbers and stay.
 */
export function csvLine(cells: readonly (string | { amount: string })[], separator: string): string {
  const written = cells.map((cell) => {
    if (typeof cell !== 'string') return cell.amount;
    const safe = /^[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell;
    return /["\r\n,;]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
  });
  return `${written.join(separator)}\r\n`;
}
