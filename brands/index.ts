import type { Locale } from '#contract/fields/locale';
import type { Brand } from './brand';
import { builtInSites, nameOfHost } from './sites';

export type { Brand, BrandId } from './brand';
export { builtInSites, type HostSite, Sites, siteFrom, tellSite, type ToldSite } from './sites';

/** The brands as they are built. */
export const { brands } = builtInSites;

/** The languages that search engines are told of on a host: never the fake one, nor Australian English where it is not offered (HEAD-004, LOC-001). */
export function localesFor(brand: Brand, host: string): Locale[] {
  const hidden: readonly Locale[] = brand.hostsWithoutAustralianEnglish.includes(nameOfHost(host)) ? ['en-KW', 'en-AU'] : ['en-KW'];
  return brand.locales.filter((locale) => !hidden.includes(locale));
}
