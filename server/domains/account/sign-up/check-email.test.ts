import { expect, it } from 'vitest';
import * as call from '#contract/calls/account';
import { ownServer } from '#tests/support/own-server';
import { TestBrowser, testApp } from '#tests/support/platform';
import { signInRoutes } from '#server/composition/sign-in-routes';

const server = ownServer([signInRoutes]);
const { platform } = server;

it('check-email tells whether an address is taken, within a tight budget', async () => {
  const { user } = call.signUp.example.body;
  expect((await new TestBrowser(server.app).send(call.signUp, { body: { user } })).status).toBe(200);
  const limited = await testApp({ ...platform, environment: { ...platform.environment, rateLimits: true } }, [signInRoutes]);
  const browser = new TestBrowser(limited);
  const ask = (email: string) => browser.send(call.checkEmail, { body: { email, dfpc: 'asking-device' } });
  expect((await ask(user.email)).json).toEqual({ is_taken: true });
  for (let attempt = 0; attempt < 7; attempt += 1) expect((await ask('free@perigee.example')).json).toEqual({ is_taken: false });
  expect((await ask('free@perigee.example')).code).toBe('rate_limited');
  await limited.close();
});
