/** Formats a payout in hundredths as a multiple: 196 is 1.96. */
export function timesIn(language: string): (hundredths: number) => string {
  const few = new Intl.NumberFormat(language, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  const many = new Intl.NumberFormat(language, { maximumFractionDigits: 1 });
  return (hundredths) => (hundredths >= 1_000 ? many : few).format(hundredths / 100);
}

/** Formats a fraction in percent with two decimals. */
export function percentIn(language: string): (share: number) => string {
  const format = new Intl.NumberFormat(language, { style: 'percent', minimumFractionDigits: 2, maximumFractionDigits: 2 });
  return (share) => format.format(share);
}

/** Formats a payout in hundredths, which includes the stake, as odds: 195 is 0.95:1. */
export function oddsIn(language: string): (hundredths: number) => string {
  const format = new Intl.NumberFormat(language, { maximumFractionDigits: 2 });
  return (hundredths) => `${format.format((hundredths - 100) / 100)}:1`;
}
