/** One file of the release; without a revision if its address contains a hash. */
export interface ManifestEntry {
  url: string;
  revision?: string;
  /** Cached even with Save-Data. */
  shell?: true;
}

interface Badging {
  setAppBadge?: (count?: number) => Promise<void>;
  clearAppBadge?: () => Promise<void>;
}

declare const self: Omit<ServiceWorkerGlobalScope, 'navigator' | 'cookieStore'> & {
  readonly navigator: WorkerNavigator & Badging;
  /** Missing in older browsers. */
  readonly cookieStore?: Pick<CookieStore, 'get' | 'set'>;
  readonly __WB_MANIFEST: readonly ManifestEntry[];
};

/** The worker's global scope. */
export const scope = self;

/** The precache manifest's file, then the files that the worker knows by name; the build replaces this very expression. */
export const manifest = self.__WB_MANIFEST;
