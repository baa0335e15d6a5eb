import type { ConfigOf } from '#contract/fields/config/index';

type Offered = Pick<ConfigOf<'currency-config'>, 'default' | 'by_country'>;

/** The currency proposed at sign-up from a country: that country's if it's offered, else the default. */
export function proposedCurrency(
  { default: usual, by_country: byCountry }: Offered,
  country: string | null,
  offered: readonly string[],
): string {
  const own = country === null ? undefined : byCountry[country];
  return own !== undefined && offered.includes(own) ? own : usual;
}
