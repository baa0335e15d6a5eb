import { mkdir } from 'node:fs/promises';
import { chromium, type Page } from '@playwright/test';
import sharp from 'sharp';
import { brands } from '../brands/index';
import { DEMO_PASSWORD } from '../server/domains/account/seed';
import { ensureBrowser } from '../tests/support/browser';
import { say } from './say';

/** The pictures that the manifest names, taken of the running product: `tsx scripts/make-screenshots.ts http://localhost:4000`. */
const shapes = {
  narrow: { viewport: { width: 360, height: 740 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true },
  wide: { viewport: { width: 1440, height: 900 }, deviceScaleFactor: 1 },
} as const;

const screens = { lobby: '/', game: '/play/orbit-house/barometric-tempest?mode=demo', cashbox: '/deposit' } as const;

async function signIn(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}/sign-in`);
  await page.getByLabel('Email').fill('regular@perigee.example');
  await page.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
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
    await signIn(page, origin);
    for (const [name, path] of Object.entries(screens)) {
      await page.goto(origin + path);
      await page.waitForTimeout(2500);
      const file = `public/screenshots/${id}/${name}-${form}.webp`;
      await sharp(await page.screenshot()).webp({ quality: 80 }).toFile(file);
      say(file);
    }
    await context.close();
  }
}
await browser.close();
