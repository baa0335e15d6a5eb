import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { firefox, type BrowserContext } from '@playwright/test';
import { ensureFirefox } from './browser';

/** A Firefox with a profile of its own, connected to a push service of the tests instead of its maker's. */
export interface Firefox {
  context: BrowserContext;
  discard(): Promise<void>;
}

const preferences = (pushSocket: string) => ({
  'dom.push.serverURL': pushSocket,
  'dom.push.testing.allowInsecureServerURL': true,
  'dom.push.connection.enabled': true,
  // The person has said yes to the browser's own question, which nobody can press here.
  'permissions.default.desktop-notification': 1,
  'alerts.useSystemBackend': false,
});

/** Opens Firefox ESR: the only browser here whose pushes are real from the platform to the worker. */
export async function openFirefox(pushSocket: string): Promise<Firefox> {
  const folder = mkdtempSync(join(tmpdir(), 'perigee-firefox-'));
  const context = await firefox.launchPersistentContext(folder, {
    channel: 'moz-firefox',
    executablePath: ensureFirefox(),
    firefoxUserPrefs: preferences(pushSocket),
    locale: 'en-GB',
    viewport: { width: 1280, height: 800 },
  });
  return {
    context,
    discard: async () => {
      await context.close();
      rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
    },
  };
}
