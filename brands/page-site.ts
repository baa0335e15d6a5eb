import type { Licence } from '#rules/account/restrictions';
import type { PageBrand } from './brand';

/** The site of a host, as its pages know it. */
export interface Site {
  /** The host's name without its port, in lower case. */
  host: string;
  /** The brand, with the languages that the host offers. */
  brand: PageBrand;
  /** The licence of the host, which takes precedence over the visitor's country. */
  licence: Licence;
  /** Whether a brand lists the host; only such hosts offer push and structured data (SEO-003, PWA-006). */
  isKnown: boolean;
}

/** The name in a Host header, without its port, in lower case. */
export function nameOfHost(host: string): string {
  return host.replace(/:\d+$/, '').toLowerCase();
}

/** A site as its documents name it: the host is the document's. */
export type SerializedSite = Omit<Site, 'host'>;

/** The part of a site that its documents have to name. */
export function siteForPage({ brand, licence, isKnown }: Site): SerializedSite {
  const { id, name, productSlug, logo, locales, hostsWithoutAustralianEnglish, support, company, disputes } = brand;
  return { licence, isKnown, brand: { id, name, productSlug, logo, locales, hostsWithoutAustralianEnglish, support, company, disputes } };
}

/** The site of a document. */
export function siteFrom(serialized: SerializedSite, host: string): Site {
  return { host: nameOfHost(host), ...serialized };
}
