/** How a page takes the place of another, by its name (ROUTE-061). */
export const transitionNames = ['slide-left', 'fade', 'none'] as const;
export type TransitionName = (typeof transitionNames)[number];

/** What a browser says of itself, as headers carry it. */
export interface ClientHeaders {
  userAgent: string;
  /** The list of brands of `Sec-CH-UA`; null where the browser sends no hints. */
  brands: string | null;
  /** `Sec-CH-UA-Mobile`. */
  mobile: boolean | null;
  /** `Sec-CH-UA-Platform`, without its quotes. */
  platform: string | null;
  /** Whether the browser asks for little data. */
  isSaving: boolean;
}

/** What the platform makes of a browser (GEO-002). */
export interface PlatformInfo {
  isMobile: boolean;
  transitionName: TransitionName;
}

const mobileAgents = /\b(?:Android|iPhone|iPad|iPod|Mobile)\b/;
const appleTouch = /\b(?:iPhone|iPad|iPod)\b/;

/** Whether a page of this browser ends over a view transition: WebKit of Linux desktops does, up to 2.50 at least. */
export const endsOverTransitions = (userAgent: string) => /X11; Linux[^)]*\) AppleWebKit\/(?!.*\bChrom).*\bVersion\//.test(userAgent);

/**
 * Who visits on what, and how pages move there: as a slide to the left, unless the browser saves data or cannot, or moves pages
 * by itself where a finger swipes from the edge (GEO-002, ROUTE-061).
 */
export function platformInfoOf({ userAgent, mobile, isSaving }: ClientHeaders): PlatformInfo {
  const isMobile = mobile ?? mobileAgents.test(userAgent);
  return { isMobile, transitionName: isSaving || endsOverTransitions(userAgent) ? 'none' : appleTouch.test(userAgent) ? 'fade' : 'slide-left' };
}
