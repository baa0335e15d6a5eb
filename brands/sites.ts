import type { Licence } from '#rules/account/restrictions';
import type { Brand, BrandId } from './brand';
import { meridian } from './meridian';
import { perigee } from './perigee';

/** What a visitor finds at a host. */
export interface HostSite {
  /** The host's name without its port, in small letters. */
  host: string;
  /** With the languages that the host offers. */
  brand: Brand;
  /** The licence of the host, which decides before the visitor's country does. */
  licence: Licence;
  /** Whether a brand names the host: only there are push and structured data offered (SEO-003, PWA-006). */
  isKnown: boolean;
}

/** The name in a Host header, without its port, in small letters. */
export function nameOfHost(host: string): string {
  return host.replace(/:\d+$/, '').toLowerCase();
}

/** Which brand answers on which host, under which licence. */
export class Sites {
  constructor(readonly brands: Readonly<Record<BrandId, Brand>>) {}

  /** The site at a host, port or not; where no brand names it, the house's first one (CONF-004). */
  at(host: string): HostSite {
    const name = nameOfHost(host);
    const named = Object.values(this.brands).find((brand) => brand.hosts.includes(name));
    const whole = named ?? this.brands.perigee;
    const brand = { ...whole, locales: whole.localesByHost[name] ?? whole.locales };
    return { host: name, brand, licence: brand.licencesByHost[name] ?? brand.licence, isKnown: named !== undefined };
  }

  /** The brand that a player or a message was noted with. */
  brandOf(id: string): Brand {
    return Object.hasOwn(this.brands, id) ? this.brands[id as BrandId] : this.brands.perigee;
  }
}

/** The brands as they are built, on the hosts of a developer's machine. */
export const builtInSites = new Sites({ perigee, meridian });

/** What of a site is not as it is built: the document tells the browser. */
export type ToldSite = Pick<HostSite, 'licence' | 'isKnown'> & { id: BrandId } & Pick<Brand, 'locales' | 'hostsWithoutAustralianEnglish' | 'support' | 'company'>;

/** A site as a document carries it. */
export function tellSite({ brand, licence, isKnown }: HostSite): ToldSite {
  const { id, locales, hostsWithoutAustralianEnglish, support, company } = brand;
  return { id, licence, isKnown, locales, hostsWithoutAustralianEnglish, support, company };
}

/** The site that a document tells of. */
export function siteFrom({ id, licence, isKnown, ...terms }: ToldSite, host: string): HostSite {
  return { host: nameOfHost(host), licence, isKnown, brand: { ...builtInSites.brands[id], ...terms } };
}
