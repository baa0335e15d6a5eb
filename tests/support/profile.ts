import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type BrowserContext, type BrowserContextOptions } from '@playwright/test';
import { launchOptions } from './browser';

/** A browser profile on disk, as a person has one: installable, with push and background sync. */
export interface Profile {
  context: BrowserContext;
  /** Closes the browser and keeps the profile, so that it can be opened again as after a restart. */
  reopen(): Promise<BrowserContext>;
  /** Closes the browser and removes the profile. */
  discard(): Promise<void>;
}

const permissions = ['notifications', 'background-sync'];

/** Opens a new profile. A plain context is an incognito window to Chromium, and nothing installs there. */
export async function openProfile(options: BrowserContextOptions): Promise<Profile> {
  const folder = mkdtempSync(join(tmpdir(), 'perigee-profile-'));
  const launch = () =>
    chromium.launchPersistentContext(folder, { permissions, ...options, ...launchOptions() });
  let current = await launch();
  return {
    get context() {
      return current;
    },
    reopen: async () => {
      await current.close();
      current = await launch();
      return current;
    },
    discard: async () => {
      await current.close();
      rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
    },
  };
}
