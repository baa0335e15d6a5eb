/** Demo credit in hundredths as a bare number with two decimals. */
export function creditText(cents: number, locale: string): string {
  const language = locale === 'en-KW' ? 'en' : locale;
  return new Intl.NumberFormat(language, { minimumFractionDigits: 2, maximumFractionDigits: 2 }).format(cents / 100);
}
