import type { APIRequestContext, Page } from '@playwright/test';
import type { Fixtures } from '../../support/journey';

/** One player on one device, from the first look at the lobby on. */
export interface Walk extends Pick<Fixtures, 'dataDir' | 'device' | 'guard' | 'goOffline' | 'goOnline'> {
  page: Page;
  baseURL: string;
  /** The walker's own. */
  email: string;
  /** Somebody else, on another device with a network of its own. */
  elsewhere: APIRequestContext;
}

/** Who walks. */
export const walker = { password: 'Orbit-and-back-7', firstName: 'Alice', lastName: 'Ashby' } as const;
