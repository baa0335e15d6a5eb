import { expect, test as base } from '@playwright/test';
import { isAlive } from '#server/database/postgresql/processes';
import { type Development, startDevelopment } from '../support/development';

const test = base.extend<{ development: Development }>({
  development: [
    async ({}, provide) => {
      const development = await startDevelopment();
      await provide(development);
      await development.remove();
    },
    { timeout: 240_000 },
  ],
});

const seconds = 1000;

test('a developer sees a changed component, message and server file without a reload, and Ctrl-C ends everything', {
  tag: '@long',
}, async ({ development, page }) => {
  test.setTimeout(300 * seconds);
  const { baseUrl, change } = development;
  await page.goto(`${baseUrl}/sign-in`);
  const email = page.getByRole('textbox', { name: 'Email' });
  await expect(email).toBeVisible({ timeout: 60 * seconds });
  await email.fill('typed@before.example');

  change('src/features/account/sign-in/sign-in-form.tsx', '<form', '<form data-testid="changed"');
  await expect(page.getByTestId('changed')).toBeVisible({ timeout: 30 * seconds });

  change('locales/en/account.po', 'msgid "account.sign-in.title"\nmsgstr "Sign in"', 'msgid "account.sign-in.title"\nmsgstr "Welcome in"');
  await expect(page.getByRole('heading', { name: 'Welcome in' })).toBeVisible({ timeout: 60 * seconds });
  await expect(email).toHaveValue('typed@before.example');

  change('server/health.ts', "'/livez'", "'/livez-changed'");
  const livez = async () => (await (await fetch(`${baseUrl}/livez-changed`)).text()).slice(0, 40);
  await expect.poll(livez, { timeout: 60 * seconds }).toBe('{"status":"live"}');

  await page.goto(`${baseUrl}/dev/gallery?brand=meridian&words=long&size=200`);
  await expect(page.getByRole('heading', { name: 'Components' })).toBeVisible({ timeout: 60 * seconds });

  const database = development.databasePid();
  expect(isAlive(database)).toBe(true);
  expect(await development.interrupt()).toBe(0);
  expect(isAlive(database)).toBe(false);
});
