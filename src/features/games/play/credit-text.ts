/** Demo credit in hundredths as a bare number with two decimals, with a minus sign as amounts of money have. */
export function creditText(cents: number, locale: string): string {
  const language = locale === 'en-KW' ? 'en' : locale;
  const format = new Intl.NumberFormat(language, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  return format.format(cents / 100).replace('-', '\u2212');
}
