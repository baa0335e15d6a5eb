/** The page transition, by its name (ROUTE-061). */
export const transitionNames = ['slide-left', 'fade', 'none'] as const;
export type TransitionName = (typeof transitionNames)[number];

/** What a browser reports about itself in headers. */
export interface ClientHeaders {
  userAgent: string;
  /** The list of brands of `Sec-CH-UA`; null if the browser sends no hints. */
  brands: string | null;
  /** `Sec-CH-UA-Mobile`. */
  mobile: boolean | null;
  /** `Sec-CH-UA-Platform`, without its quotes. */
  platform: string | null;
  /** Whether the browser sends `Save-Data`. */
  isSaving: boolean;
}

/** The derived facts about a browser (GEO-002). */
export interface PlatformInfo {
  isMobile: boolean;
  transitionName: TransitionName;
}

const mobileAgents = /\b(?:Android|iPhone|iPad|iPod|Mobile)\b/;
const appleTouch = /\b(?:iPhone|iPad|iPod)\b/;

/** Whether a view transition crashes a page in this browser: WebKit on Linux desktops does, at least up to 2.50. */
export const endsOverTransitions = (userAgent: string) => /X11; Linux[^)]*\) AppleWebKit\/(?!.*\bChrom).*\bVersion\//.test(userAgent);

/**
 * The visitor's platform and page transition: a slide to the left, unless the browser saves data, lacks transitions or has
 * its own for a swipe from the edge (GEO-002, ROUTE-061).
 */
export function platformInfoOf({ userAgent, mobile, isSaving }: ClientHeaders): PlatformInfo {
  const isMobile = mobile ?? mobileAgents.test(userAgent);
  return {
    isMobile,
    transitionName: isSaving || endsOverTransitions(userAgent) ? 'none' : appleTouch.test(userAgent) ? 'fade' : 'slide-left',
  };
}
