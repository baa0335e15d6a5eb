import { mkdir } from 'node:fs/promises';
import { chromium, type Page } from '@playwright/test';
import sharp from 'sharp';
import { brands } from '../brands/index';
import { storage } from '../contract/storage';
import { DEMO_PASSWORD } from '../server/domains/account/seed';
import { ensureBrowser } from '../tests/support/browser';
import { say } from './say';

/** The manifest's screenshots, taken from the running product: `tsx scripts/make-screenshots.ts http://localhost:4000`. */
const shapes = {
  narrow: { viewport: { width: 360, height: 740 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true },
  wide: { viewport: { width: 1440, height: 900 }, deviceScaleFactor: 1 },
} as const;

const screens = { lobby: '/', game: '/play/orbit-house/barometric-tempest?mode=demo', cashbox: '/deposit' } as const;

/** The time after a page load within which a greeting may still appear. */
const GREETING_MS = 6_000;
const STILL_MS = 2_500;

async function signIn(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}/sign-in`);
  await page.getByLabel('Email').fill('regular@perigee.example');
  await page.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
}

/** Dismisses the greetings of a new device, so that they don't cover the screenshots. */
async function dismissGreetings(page: Page, origin: string): Promise<void> {
  await page.goto(origin);
  await page.waitForTimeout(GREETING_MS);
  if (await page.getByRole('dialog').isVisible()) await page.keyboard.press('Escape');
  await page.goto(origin);
  await page.waitForTimeout(GREETING_MS);
  const offer = page.getByRole('complementary', { name: /^New studio/ });
  if (await offer.isVisible()) await offer.getByRole('button', { name: 'Close' }).click();
}

/** Waits until every visible picture has loaded and no animation runs. */
async function untilStill(page: Page): Promise<void> {
  await page.waitForTimeout(STILL_MS);
  await page.waitForFunction(() =>
    [...document.images].every(
      (image) => image.complete || image.getBoundingClientRect().top > innerHeight || image.getBoundingClientRect().left > innerWidth,
    ),
  );
  await page.waitForTimeout(STILL_MS);
}

const base = new URL(process.argv[2] ?? 'http://localhost:4000');
const browser = await chromium.launch({ executablePath: ensureBrowser() });
for (const { id, hosts } of Object.values(brands)) {
  const host = hosts.find((name) => name.endsWith('.localhost')) ?? 'localhost';
  const origin = `http://${id === 'perigee' ? base.hostname : host}:${base.port}`;
  await mkdir(`public/screenshots/${id}`, { recursive: true });
  for (const [form, shape] of Object.entries(shapes)) {
    const context = await browser.newContext({ ...shape, serviceWorkers: 'block' });
    const page = await context.newPage();
    await context.addCookies([{ name: storage.cookies.cookies, value: '1', url: origin }]);
    await signIn(page, origin);
    await dismissGreetings(page, origin);
    for (const [name, path] of Object.entries(screens)) {
      await page.goto(origin + path);
      await untilStill(page);
      const file = `public/screenshots/${id}/${name}-${form}.webp`;
      await sharp(await page.screenshot())
        .webp({ quality: 80 })
        .toFile(file);
      say(file);
    }
    await context.close();
  }
}
await browser.close();
