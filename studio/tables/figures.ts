/** Writes what something pays, given in hundredths, as a number of times: 196 is 1.96. */
export function timesIn(language: string): (hundredths: number) => string {
  const few = new Intl.NumberFormat(language, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  const many = new Intl.NumberFormat(language, { maximumFractionDigits: 1 });
  return (hundredths) => (hundredths >= 1_000 ? many : few).format(hundredths / 100);
}

/** Writes a share of one in percent with two decimals. */
export function percentIn(language: string): (share: number) => string {
  const format = new Intl.NumberFormat(language, { style: 'percent', minimumFractionDigits: 2, maximumFractionDigits: 2 });
  return (share) => format.format(share);
}

/** Writes what something pays, given in hundredths with the stake, as odds: 195 is 0.95:1. */
export function oddsIn(language: string): (hundredths: number) => string {
  const format = new Intl.NumberFormat(language, { maximumFractionDigits: 2 });
  return (hundredths) => `${format.format((hundredths - 100) / 100)}:1`;
}
