import type { HostSite } from '#brands/index';
import type { Locale } from '#contract/fields/locale';
import type { RenderedPage } from '#contract/rendered-page';

/** A rendered page with the rules of the stylesheets that it uses. */
export interface StyledPage extends RenderedPage {
  styles: string;
}

export interface RenderRequest {
  /** Path and query from the browser. */
  url: string;
  host: string;
  site: HostSite;
  locale: Locale;
  /** For a window in data-saver mode: the smallest pictures. */
  isDataSaving: boolean;
  /** The visitor's country, for content that differs by country. */
  country: string | null;
  /** The User-Agent of the visitor's browser. */
  userAgent: string;
}

/** Serves a page's read of the public calls. */
export type Read = (url: string, headers: Record<string, string>) => Promise<{ status: number; body: string }>;
