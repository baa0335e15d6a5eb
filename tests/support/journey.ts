import { test as base, type BrowserContext } from '@playwright/test';
import { storage } from '#contract/storage';
import { cutNetwork, restoreNetwork } from './cut-network';
import { offlineNoise, watch, type Guard } from './guard';
import { makePushDevice, type PushDevice } from './push-device';
import { depositEuros, signUpPlayer, type Player } from './player';
import { openProfile, type Profile } from './profile';
import { takeScreenshot } from './screenshot';

export { expect } from '@playwright/test';
export { expectNoViolations } from './accessibility';

/** The fixtures of every journey. */
export interface Fixtures {
  /** The folder with the mails of the server under test. */
  dataDir: string;
  /** A confirmed player, signed in in this browser. */
  player: Player;
  /** The same player with 100 euros deposited from a card. */
  richPlayer: Player;
  /** A device that can receive pushes; the journey has its keys. */
  device: PushDevice;
  /** Fails the journey on undeclared errors and warnings of the browser. */
  guard: Guard;
  /** Cuts the network of page and service worker. */
  goOffline: () => Promise<void>;
  goOnline: () => Promise<void>;
  /** Visitors have accepted cookies already: the cookie banner has its own tests. */
  hasAcceptedCookies: undefined;
  /** Saves a screenshot under screenshots/. */
  picture: (name: string) => Promise<string>;
}

function settingOf(name: 'PERIGEE_URL' | 'PERIGEE_DATA_DIR' | 'PERIGEE_PUSH_URL'): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set: journeys start through playwright, whose setup starts the server.`);
  return value;
}

/** The browser of a visitor who has accepted cookies already. */
export function acceptCookies(context: BrowserContext, baseUrl: string): Promise<void> {
  return context.addCookies([{ name: storage.cookies.cookies, value: '1', url: baseUrl }]);
}

/** A journey in a browser window without history. */
export const test = base.extend<Fixtures>({
  baseURL: async ({}, provide) => provide(settingOf('PERIGEE_URL')),
  dataDir: async ({}, provide) => provide(settingOf('PERIGEE_DATA_DIR')),
  player: async ({ context, baseURL, dataDir }, provide) => provide(await signUpPlayer(context.request, baseURL!, dataDir)),
  richPlayer: async ({ context, baseURL, player }, provide) => {
    await depositEuros(context.request, baseURL!, 10_000);
    await provide(player);
  },
  device: async ({}, provide) => provide(makePushDevice(settingOf('PERIGEE_PUSH_URL'))),
  guard: [
    async ({ context }, provide) => {
      const guard = watch(context);
      await provide(guard);
      guard.verify();
    },
    { auto: true },
  ],
  goOffline: async ({ context, guard }, provide) => {
    guard.allow(offlineNoise);
    await provide(() => cutNetwork(context));
  },
  goOnline: async ({ context }, provide) => provide(() => restoreNetwork(context)),
  hasAcceptedCookies: [
    async ({ context, baseURL }, provide) => {
      await acceptCookies(context, baseURL!);
      await provide(undefined);
    },
    { auto: true },
  ],
  picture: async ({ page }, provide) => provide((name) => takeScreenshot(page, name)),
});

/** A journey with a persistent browser profile: for installing, push and background sync. */
export const profileTest = test.extend<{ profile: Profile }>({
  profile: async ({ baseURL, viewport, userAgent, isMobile, hasTouch, deviceScaleFactor, locale }, provide) => {
    const profile = await openProfile({ baseURL, viewport, userAgent, isMobile, hasTouch, deviceScaleFactor, locale });
    await provide(profile);
    await profile.discard();
  },
  context: async ({ profile }, provide) => provide(profile.context),
  page: async ({ context }, provide) => provide(context.pages()[0] ?? (await context.newPage())),
});
