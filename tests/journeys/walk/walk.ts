import type { APIRequestContext, Page } from '@playwright/test';
import type { Fixtures } from '../../support/journey';

/** One player on one device, from the first visit to the lobby on. */
export interface Walk extends Pick<Fixtures, 'dataDir' | 'device' | 'guard' | 'goOffline' | 'goOnline'> {
  page: Page;
  baseURL: string;
  /** The player's own window. */
  email: string;
  /** Another person, on another device with a separate network. */
  elsewhere: APIRequestContext;
}

/** The player. */
export const walker = { password: 'Orbit-and-back-7', firstName: 'Alice', lastName: 'Ashby' } as const;
