/** One file of the release; without a revision where the address carries a hash. */
export interface ManifestEntry {
  url: string;
  revision?: string;
  /** Kept also on a device that is to spare data. */
  shell?: true;
}

interface Badging {
  setAppBadge?: (count?: number) => Promise<void>;
  clearAppBadge?: () => Promise<void>;
}

declare const self: Omit<ServiceWorkerGlobalScope, 'navigator'> & {
  readonly navigator: WorkerNavigator & Badging;
  readonly __WB_MANIFEST: readonly ManifestEntry[];
};

/** The worker's global scope. */
export const scope = self;

/** The file that lists this release's files, then those that the worker knows by name; the build puts them in place of this very expression. */
export const manifest = self.__WB_MANIFEST;
