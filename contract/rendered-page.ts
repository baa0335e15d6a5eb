/**
 * What server rendering returns about an address, and what its document contains. `status` is 200, 404 or a
 * redirect's, `location` its target.
 */
export interface RenderedPage {
  status: number;
  location: string | null;
  html: string;
  firstData: string;
  title: string;
  description: string;
  /** Keywords of a content page, comma-separated; empty without any. */
  keywords?: string;
  /** Whether the page is noindex: it's hidden, a dialog, or for members (SEO-002). */
  isFlagged?: boolean;
  /** The canonical path and query without locale prefix, if it's another one (ROUTE-005). */
  canonical?: string;
  /** The matched routes, whose code the browser needs next. */
  routes: string[];
}
