import type { APIRequestContext, Page } from '@playwright/test';
import type { Guard } from '../../support/guard';
import type { PushDevice } from '../../support/push-device';

/** One player on one device, from the first look at the lobby on. */
export interface Walk {
  page: Page;
  baseURL: string;
  /** Where the server keeps its mails. */
  dataDir: string;
  /** The walker's own. */
  email: string;
  device: PushDevice;
  guard: Guard;
  /** Somebody else, on another device with a network of its own. */
  elsewhere: APIRequestContext;
  goOffline: () => Promise<void>;
  goOnline: () => Promise<void>;
}

/** Who walks. */
export const walker = { password: 'Orbit-and-back-7', firstName: 'Alice', lastName: 'Ashby' } as const;
