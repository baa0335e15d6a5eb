import type { Locale } from '#contract/fields/locale';
import type { Licence } from '#rules/account/restrictions';
import type { Brand, BrandId } from './brand';
import { meridian } from './meridian';
import { perigee } from './perigee';

export type { Brand, BrandId } from './brand';

export const brands: Readonly<Record<BrandId, Brand>> = { perigee, meridian };

/** The name in a Host header, without its port, in small letters. */
function nameOfHost(host: string): string {
  return host.replace(/:\d+$/, '').toLowerCase();
}

/** Whether a host is one that a brand names: only there are push and structured data offered (SEO-003, PWA-006). */
export function isKnownHost(host: string): boolean {
  return Object.values(brands).some((brand) => brand.hosts.includes(nameOfHost(host)));
}

/** The brand that answers on a host, port or not; the house's first one where none names it (CONF-004). */
export function brandOfHost(host: string): Brand {
  return Object.values(brands).find((brand) => brand.hosts.includes(nameOfHost(host))) ?? perigee;
}

/** The licence of a host, which decides before the visitor's country does. */
export function licenceOfHost(host: string): Licence {
  const brand = brandOfHost(host);
  return brand.licencesByHost[nameOfHost(host)] ?? brand.licence;
}

/** The languages that search engines are told of on a host: never the fake one, nor Australian English where it is not offered (HEAD-004, LOC-001). */
export function localesFor(brand: Brand, host: string): Locale[] {
  const hidden: readonly Locale[] = brand.hostsWithoutAustralianEnglish.includes(nameOfHost(host)) ? ['en-KW', 'en-AU'] : ['en-KW'];
  return brand.locales.filter((locale) => !hidden.includes(locale));
}
