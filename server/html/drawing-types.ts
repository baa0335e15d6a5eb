import type { HostSite } from '#brands/index';
import type { Locale } from '#contract/fields/locale';
import type { Painted } from '#contract/painted';

/** A painted page with the rules of the stylesheets that it uses. */
export interface Drawn extends Painted {
  styles: string;
}

export interface Order {
  /** Path and query as the browser asked for them. */
  url: string;
  host: string;
  site: HostSite;
  locale: Locale;
  /** For a light window: the smallest pictures. */
  isLight: boolean;
  /** Where its visitor is, for what differs by country. */
  country: string | null;
  /** What its visitor's browser calls itself, for what search engines see besides. */
  userAgent: string;
}

/** Answers a page's read of the public calls. */
export type Read = (url: string, headers: Record<string, string>) => Promise<{ status: number; body: string }>;
