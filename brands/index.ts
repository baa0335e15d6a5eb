import type { Locale } from '#contract/fields/locale';
import { languagesOfferedOn } from '#rules/locale/languages';
import type { Brand } from './brand';
import { nameOfHost } from './page-site';
import { builtInSites } from './sites';

export type { Brand, BrandId } from './brand';
export { type SerializedSite, type Site, siteForPage, siteFrom } from './page-site';
export { builtInSites, type HostSite, Sites } from './sites';

/** The brands of the build. */
export const { brands } = builtInSites;

/** The languages of a host for search engines: never the fake one, nor Australian English where it isn't offered (HEAD-004, LOC-001). */
export function localesFor(brand: Brand, host: string): readonly Locale[] {
  return languagesOfferedOn(nameOfHost(host), brand).filter((locale) => locale !== 'en-KW');
}
