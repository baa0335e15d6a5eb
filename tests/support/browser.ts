import { spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium, type LaunchOptions } from '@playwright/test';

const systemNames = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];

const advice =
  'No Chromium was found: install one (`apt-get install chromium` or `npx playwright install chromium`) or set PERIGEE_BROWSER to its path.';

interface Surroundings {
  env: Record<string, string | undefined>;
  playwrightPath: string;
  isExecutable: (path: string) => boolean;
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function surroundings(): Surroundings {
  return { env: process.env, playwrightPath: chromium.executablePath(), isExecutable };
}

/** The browser of the tests: the one named by the environment, Playwright's own, or the system's. */
export function findBrowser(context: Surroundings = surroundings()): string | undefined {
  const { env } = context;
  const named = env.PERIGEE_BROWSER ?? env.CHROMIUM_PATH;
  if (named) {
    if (context.isExecutable(named)) return named;
    throw new Error(`PERIGEE_BROWSER or CHROMIUM_PATH names ${named}, which cannot be run.`);
  }
  const folders = (env.PATH ?? '').split(delimiter).filter(Boolean);
  const system = systemNames.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [context.playwrightPath, ...system].find((path) => path !== '' && context.isExecutable(path));
}

function run(command: string, args: string[]): boolean {
  return spawnSync(command, args, { stdio: 'inherit' }).status === 0;
}

function installBySystem(): boolean {
  if (process.getuid?.() !== 0 || !run('apt-get', ['update'])) return false;
  return run('apt-get', ['install', '--yes', '--no-install-recommends', 'chromium']);
}

/** Finds a browser, installs one if there isn't any, and throws advice in one sentence if that fails too. */
export function ensureBrowser(): string {
  const found = findBrowser();
  if (found) return found;
  process.stdout.write('▸ no Chromium on this machine, installing one\n');
  if (!installBySystem()) run('npx', ['playwright', 'install', 'chromium']);
  const installed = findBrowser();
  if (!installed) throw new Error(advice);
  return installed;
}

/** Installs Debian packages if one of some programs is missing; throws the advice if that fails too. */
function ensurePrograms(programs: readonly string[], packages: readonly string[], sentence: string): void {
  const isThere = () => programs.every(isExecutable);
  if (isThere()) return;
  if (process.getuid?.() === 0 && run('apt-get', ['update'])) run('apt-get', ['install', '--yes', '--no-install-recommends', ...packages]);
  if (!isThere()) throw new Error(sentence);
}

/** Firefox ESR, named by PERIGEE_FIREFOX or at Debian's path; installed if it's missing. */
export function ensureFirefox(): string {
  const path = process.env.PERIGEE_FIREFOX ?? '/usr/bin/firefox-esr';
  ensurePrograms(
    [path],
    ['firefox-esr'],
    'No Firefox ESR was found: install one (`apt-get install firefox-esr`) or set PERIGEE_FIREFOX to its path.',
  );
  return path;
}

/** WebKitGTK's driver, named by PERIGEE_WEBKIT or at Debian's path, and the virtual screen that its browser needs; installed if missing. */
export function ensureWebKit(): { driver: string; screen: string } {
  const found = { driver: process.env.PERIGEE_WEBKIT ?? '/usr/bin/WebKitWebDriver', screen: '/usr/bin/Xvfb' };
  const sentence =
    'No WebKitGTK was found: install it (`apt-get install webkit2gtk-driver xvfb`) or set PERIGEE_WEBKIT to the path of its WebKitWebDriver.';
  ensurePrograms(Object.values(found), ['webkit2gtk-driver', 'xvfb'], sentence);
  return found;
}

/**
 * Features that Playwright disables by default, repeated since our option replaces its list, and address-bar suggestions: extra
 * pages that cost as much as the tested one.
 */
const switchedOff = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'DialMediaRouteProvider',
  'GlobalMediaControls',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'BlockOriginHeaderModificationOnRedirect',
  'Translate',
  'AutoDeElevate',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
  'PreloadTopChromeWebUI',
];

/** Launch options of the journeys' browser: without GPU emulation and without features that no journey uses. */
export function launchOptions(): LaunchOptions {
  return { executablePath: ensureBrowser(), args: ['--disable-gpu', `--disable-features=${switchedOff.join(',')}`] };
}
