import { getCaptcha } from '#contract/calls/account/captcha';
import { signIn } from '#contract/calls/account/session';
import { isAlive } from '../support/alive';
import { expect, test } from '../support/journey';

test('saved credentials sign in without typing, with a solved captcha [AUTH-004a]', { tag: '@phone' }, async ({ page, player }) => {
  await page.context().clearCookies();
  // An automated browser has no password store.
  await page.addInitScript(({ email, password }) => {
    navigator.credentials.get = () => Promise.resolve({ id: email, type: 'password', password } as unknown as Credential);
  }, player);
  const sent = page.waitForRequest((request) => new URL(request.url()).pathname === signIn.path);
  await page.goto('/sign-in');
  const { user } = (await sent).postDataJSON() as { user: { email: string; captcha?: string } };
  expect(user).toMatchObject({ email: player.email, captcha: expect.stringMatching(/^[\w+/=]{40,}$/) });
  await expect(page.getByRole('link', { name: /^Balance / })).toBeVisible();
  await expect(page.getByRole('dialog', { name: 'Sign in' })).toBeHidden();
});

test('saved credentials wait for a captcha for five attempts, and sign in without one after them [AUTH-006a, AUTH-006b]', {
  tag: '@phone',
}, async ({ page, player, guard }) => {
  guard.allow(/status of 503 .*\/api\/captcha\)$/);
  await page.context().clearCookies();
  await page.addInitScript(({ email, password }) => {
    navigator.credentials.get = () => Promise.resolve({ id: email, type: 'password', password } as unknown as Credential);
  }, player);
  let asked = 0;
  await page.route(`**${getCaptcha.path}`, (route) => {
    asked += 1;
    return route.fulfill({ status: 503, json: { error: { code: 'unavailable', message: 'Not now.', fields: {} } } });
  });
  const sent = page.waitForRequest((request) => new URL(request.url()).pathname === signIn.path);
  await page.clock.install();
  await page.goto('/sign-in');
  await expect
    .poll(async () => {
      await page.clock.fastForward(10_000);
      return asked;
    })
    .toBe(5);
  const { user } = (await sent).postDataJSON() as { user: { email: string; captcha?: string } };
  expect([asked, user]).toEqual([5, expect.not.objectContaining({ captcha: expect.anything() })]);
  expect(user.email).toBe(player.email);
});

test('saved credentials that the server refuses lead to the login page [AUTH-004b]', { tag: '@phone' }, async ({ page, guard }) => {
  guard.allow(/status of 401 .*\/api\/users\/sign_in\)$/);
  await page.addInitScript(() => {
    navigator.credentials.get = () =>
      Promise.resolve({ id: 'nobody@perigee.example', type: 'password', password: 'Of-yesterday-1' } as unknown as Credential);
  });
  await page.goto('/vip');
  await page.waitForFunction(isAlive);
  await page.getByRole('banner').getByRole('link', { name: 'Sign in' }).click();
  await expect(page).toHaveURL('/login');
  await expect(page.getByRole('heading', { name: 'Sign in', level: 1 })).toBeVisible();
});
