import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { firefox, type BrowserContext } from '@playwright/test';
import { ensureFirefox } from './browser';

/** A Firefox with a new profile, connected to a test push service instead of Mozilla's. */
export interface Firefox {
  context: BrowserContext;
  discard(): Promise<void>;
}

const preferences = (pushSocket: string) => ({
  'dom.push.serverURL': pushSocket,
  'dom.push.testing.allowInsecureServerURL': true,
  'dom.push.connection.enabled': true,
  // Permission is granted already: nothing here can click the browser's own prompt.
  'permissions.default.desktop-notification': 1,
  'alerts.useSystemBackend': false,
});

/** Opens Firefox ESR: the only browser here with real pushes from the server to the worker. */
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
