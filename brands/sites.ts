import type { Licence } from '#rules/account/restrictions';
import type { Brand, BrandId } from './brand';
import { meridian } from './meridian';
import { perigee } from './perigee';

/** The site of a host. */
export interface HostSite {
  /** The host's name without its port, in lower case. */
  host: string;
  /** The brand, with the languages that the host offers. */
  brand: Brand;
  /** The licence of the host, which takes precedence over the visitor's country. */
  licence: Licence;
  /** Whether a brand lists the host; only such hosts offer push and structured data (SEO-003, PWA-006). */
  isKnown: boolean;
}

/** The name in a Host header, without its port, in lower case. */
export function nameOfHost(host: string): string {
  return host.replace(/:\d+$/, '').toLowerCase();
}

/** Determines the brand and the licence of a host. */
export class Sites {
  constructor(readonly brands: Readonly<Record<BrandId, Brand>>) {}

  /** The site of a host, with or without port; the first brand's if no brand lists it (CONF-004). */
  at(host: string): HostSite {
    const name = nameOfHost(host);
    const named = Object.values(this.brands).find((brand) => brand.hosts.includes(name));
    const whole = named ?? this.brands.perigee;
    const brand = { ...whole, locales: whole.localesByHost[name] ?? whole.locales };
    return { host: name, brand, licence: brand.licencesByHost[name] ?? brand.licence, isKnown: named !== undefined };
  }

  /** The brand stored with a player or a message. */
  brandOf(id: string): Brand {
    return Object.hasOwn(this.brands, id) ? this.brands[id as BrandId] : this.brands.perigee;
  }
}

/** The brands of the build, on a developer's hosts. */
export const builtInSites = new Sites({ perigee, meridian });

/** The part of a site that's unknown at build time; the document passes it to the browser. */
export type SerializedSite = Pick<HostSite, 'licence' | 'isKnown'> & { id: BrandId } & Pick<
    Brand,
    'locales' | 'hostsWithoutAustralianEnglish' | 'support' | 'company' | 'disputes'
  >;

/** A site in a document. */
export function siteAttributes({ brand, licence, isKnown }: HostSite): SerializedSite {
  const { id, locales, hostsWithoutAustralianEnglish, support, company, disputes } = brand;
  return { id, licence, isKnown, locales, hostsWithoutAustralianEnglish, support, company, disputes };
}

/** The site of a document. */
export function siteFrom({ id, licence, isKnown, ...terms }: SerializedSite, host: string): HostSite {
  return { host: nameOfHost(host), licence, isKnown, brand: { ...builtInSites.brands[id], ...terms } };
}
