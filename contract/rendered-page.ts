/**
 * What the built page answers the server about an address, and its document carries. `status` is 200, 404 or a
 * redirect's, `location` where that leads.
 */
export interface RenderedPage {
  status: number;
  location: string | null;
  html: string;
  firstData: string;
  title: string;
  description: string;
  /** Words of a page of the content, separated by commas; empty where it has none. */
  keywords?: string;
  /** Whether search engines are to leave the page out: it is hidden, a dialog, or for members (SEO-002). */
  isFlagged?: boolean;
  /** Path and query without locale prefix that the page names as its own, where that is another one (ROUTE-005). */
  canonical?: string;
  /** The routes that were matched, whose code the browser needs next. */
  routes: string[];
}
