import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type BrowserContext, type BrowserContextOptions } from '@playwright/test';
import { launchOptions } from './browser';

/** A browser profile on disk, like an ordinary user's: it supports installation, push and background sync. */
export interface Profile {
  context: BrowserContext;
  /** Closes the browser and keeps the profile, so that it can be reopened as after a restart. */
  reopen(): Promise<BrowserContext>;
  /** Kills the browser, and reopens the profile. */
  kill(): Promise<BrowserContext>;
  /** Closes the browser and deletes the profile. */
  discard(): Promise<void>;
}

/** The processes that run on a test profile, by /proc. */
function processesOf(folder: string): number[] {
  const isOnProfile = (pid: string) => {
    try {
      return readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0').includes(`--user-data-dir=${folder}`);
    } catch {
      return false;
    }
  };
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && isOnProfile(name))
    .map(Number);
}

const permissions = ['notifications', 'background-sync'];

/** Opens a new profile. To Chromium a plain context is an incognito window, where nothing can be installed. */
export async function openProfile(options: BrowserContextOptions): Promise<Profile> {
  const folder = mkdtempSync(join(tmpdir(), 'perigee-profile-'));
  const launch = () => chromium.launchPersistentContext(folder, { permissions, ...options, ...launchOptions() });
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
    kill: async () => {
      const gone = new Promise((resolve) => current.once('close', resolve));
      for (const pid of processesOf(folder)) process.kill(pid, 'SIGKILL');
      await gone;
      current = await launch();
      return current;
    },
    discard: async () => {
      await current.close();
      rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
    },
  };
}
