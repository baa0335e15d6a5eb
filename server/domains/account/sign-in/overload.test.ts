import { availableParallelism } from 'node:os';
import { afterEach, describe, expect, it } from 'vitest';
import * as call from '#contract/calls/account';
import { signInRoutes } from '#server/composition/sign-in-routes';
import { Unavailable } from '#server/database/unavailable';
import { argon2 } from '#server/edges/passwords/argon2';
import { ownServer } from '#tests/support/own-server';
import { TestBrowser } from '#tests/support/platform';
import { peekAttempts } from './attempts-store';

const server = ownServer([signInRoutes]);
const { database, platform } = server;
let count = 0;

async function newcomer() {
  const user = { ...call.signUp.example.body.user, email: `overload-${(count += 1)}@perigee.example`, dfpc: `overload-${count}-home` };
  await new TestBrowser(server.app).send(call.signUp, { body: { user } });
  const signIn = (password = user.password) =>
    new TestBrowser(server.app).send(call.signIn, { body: { user: { email: user.email, password, dfpc: user.dfpc } } });
  return { user, signIn };
}

/** Blocks every password check until it's released; returns the number of blocked checks, and the release. */
function holdPasswords() {
  const held: (() => void)[] = [];
  const hold = () => new Promise<void>((resolve) => held.push(resolve));
  platform.passwords = {
    hash: argon2.hash,
    verify: async (known, password) => {
      await hold();
      return argon2.verify(known, password);
    },
  };
  return {
    count: () => held.length,
    release: () => {
      platform.passwords = argon2;
      for (const go of held) go();
    },
  };
}

afterEach(() => (platform.passwords = argon2));

describe('more sign-ins than the server can take', () => {
  it('are refused as unavailable and retryable without counting as attempts; those with a turn succeed', async () => {
    const { user, signIn } = await newcomer();
    const passwords = holdPasswords();
    const places = 2 * availableParallelism() + 64;
    const taken = Array.from({ length: places }, () => signIn());
    await expect.poll(passwords.count).toBe(2 * availableParallelism());
    const refused = await server.app.inject({
      method: 'POST',
      url: call.signIn.path,
      payload: { user: { email: user.email, password: 'Not-the-one-1', dfpc: 'overload-stranger' } },
      headers: { 'sec-fetch-site': 'same-origin' },
    });
    expect([refused.statusCode, refused.json().error.code, refused.headers['retry-after']]).toEqual([503, 'unavailable', '2']);
    passwords.release();
    const statuses = (await Promise.all(taken)).map(({ status }) => status);
    // On a slow machine, some of the waiting ones may have timed out.
    expect(statuses.filter((status) => status === 200).length).toBeGreaterThanOrEqual(2 * availableParallelism());
    expect(statuses.filter((status) => status !== 200 && status !== 503)).toEqual([]);
    const meets = await peekAttempts(database, 'sign_in.device', 'overload-stranger', platform.clock.now());
    expect(meets).toEqual({ isAllowed: true, attempts: 1, waitMs: 0 });
  });
});

it('a password that can’t be checked now gets 503, doesn’t count as wrong, and the next attempt succeeds', async () => {
  const { signIn } = await newcomer();
  platform.passwords = { hash: argon2.hash, verify: () => Promise.reject(new Unavailable('the process that hashes passwords ended')) };
  const { status, code } = await signIn();
  expect([status, code]).toEqual([503, 'unavailable']);
  platform.passwords = argon2;
  expect((await signIn()).status).toBe(200);
});
