import type { Brand, BrandId } from './brand';
import { meridian } from './meridian';
import { nameOfHost, type Site } from './page-site';
import { perigee } from './perigee';

/** The site of a host, as the server knows it. */
export interface HostSite extends Site {
  brand: Brand;
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
