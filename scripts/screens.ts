/**
 * `npm run screens`: screenshots of every screen, phone and desktop, English and German, in screenshots/.
 * `npm run screens -- http://localhost:4000 lobby` takes those of one screen from a running server.
 */
import { chromium, devices, type Browser, type BrowserContext } from '@playwright/test';
import { ensureBrowser } from '../tests/support/browser';
import { ensureBuild } from '../tests/support/build';
import { signInDemoPlayer } from '../tests/support/player';
import { screenshotPath } from '../tests/support/screenshot';
import { localizedPath, screenLocales, screens, screenSizes, type Screen } from '../tests/support/screens';
import { startServer } from '../tests/support/server';
import { say } from './say';

const settleMs = 800;

type Size = (typeof screenSizes)[number];

async function openContext(browser: Browser, { width, height, isPhone }: Size): Promise<BrowserContext> {
  const device = isPhone ? devices['Pixel 7'] : devices['Desktop Chrome'];
  return browser.newContext({ ...device, viewport: { width, height }, deviceScaleFactor: 1, reducedMotion: 'reduce' });
}

async function takePicture(context: BrowserContext, url: string, screen: Screen, locale: string): Promise<void> {
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
  page.on('pageerror', (error) => complaints.push(error.message));
  await page.goto(new URL(localizedPath(screen.path, locale), url).href);
  await page.waitForLoadState('networkidle', { timeout: 5000 }).catch(() => complaints.push('the network did not come to rest'));
  await page.waitForTimeout(settleMs);
  const path = screenshotPath(screen.name, page.viewportSize()?.width ?? 0, locale);
  await page.screenshot({ path, animations: 'disabled' });
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  if (overflow > 0) complaints.push(`wider than the window by ${overflow} px`);
  await page.close();
  say([`${complaints.length === 0 ? '✓' : '!'} ${path}`, ...complaints].join('\n    '));
}

async function takePictures(browser: Browser, url: string, wanted: readonly Screen[]): Promise<void> {
  for (const size of screenSizes) {
    const guest = await openContext(browser, size);
    const player = await openContext(browser, size);
    if (wanted.some(({ who }) => who === 'player')) await signInDemoPlayer(player.request, url);
    for (const locale of screenLocales) {
      for (const screen of wanted) await takePicture(screen.who === 'player' ? player : guest, url, screen, locale);
    }
    await guest.close();
    await player.close();
  }
}

const given = process.argv.slice(2);
const url = given.find((argument) => /^https?:/.test(argument));
const names = given.filter((argument) => argument !== url);
const wanted = screens.filter(({ name }) => names.length === 0 || names.includes(name));
if (!url) ensureBuild();
const server = url ? undefined : await startServer();
const browser = await chromium.launch({ executablePath: ensureBrowser() });
try {
  await takePictures(browser, url ?? server!.baseUrl, wanted);
} finally {
  await browser.close();
  await server?.stop();
}
