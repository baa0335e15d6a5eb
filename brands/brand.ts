import type { Locale } from '#contract/fields/locale';
import type { Licence } from '#rules/account/restrictions';

export type BrandId = 'perigee' | 'meridian';

export interface Picture {
  /** From the root of the site. */
  url: string;
  width: number;
  height: number;
}

/** What the pages of a host know of its brand. */
export interface PageBrand {
  id: BrandId;
  name: string;
  /** `{product}` in paths such as `/{product}-vip-club`. */
  productSlug: string;
  logo: { full: Picture; mark: Picture };
  locales: readonly Locale[];
  /** Hosts that don't offer Australian English (HEAD-004). */
  hostsWithoutAustralianEnglish: readonly string[];
  support: BrandSupport;
  company: { name: string; address: string; licenceNumber: string };
  /** The independent body that decides disputes with players, by licence; without one, players turn to the licence's authority. */
  disputes: Readonly<Partial<Record<Licence, DisputeBody>>>;
}

/** A brand: the content of its domains, and their terms (CONF-004). */
export interface Brand extends PageBrand {
  /** Short enough to fit under an icon: at most 12 letters. */
  shortName: string;
  /** Its host names, without port; the first one is the canonical. */
  hosts: readonly string[];
  defaultLocale: Locale;
  /** Hosts that only offer some of the brand's languages, including its default one. */
  localesByHost: Readonly<Record<string, readonly Locale[]>>;
  licence: Licence;
  /** Hosts under a separate licence. */
  licencesByHost: Readonly<Record<string, Licence>>;
}

/** An independent body that decides disputes. */
export interface DisputeBody {
  name: string;
  url: string;
}

export interface BrandSupport {
  email: string;
  /** International format, digits after a plus. */
  phone: string;
  /** The account names for links, by network. */
  social: readonly { network: string; url: string }[];
}
