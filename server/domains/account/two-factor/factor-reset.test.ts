import { expect, it } from 'vitest';
import * as call from '#contract/calls/account';
import type { Security } from '#contract/fields/security';
import { codeOf } from '#tests/support/authenticator-app';
import { ownServer } from '#tests/support/own-server';
import { TestBrowser } from '#tests/support/platform';
import { setConfig } from '../../config/store';
import { carryOutFactorReset, type FactorResetTask, requestFactorReset, sendFactorResetMail } from './factor-reset';
import { PlayerProblem } from '../players/operators';
import { profileRoutes } from '../routes';
import { listTrusts } from './trusted-devices-store';
import { securityRoutes } from '../security/security-routes';
import { signInRoutes } from '#server/composition/sign-in-routes';

const server = ownServer([signInRoutes, securityRoutes, profileRoutes]);
const { database, platform } = server;
const HOUR_MS = 60 * 60_000;
let count = 0;

async function guarded() {
  const user = { ...call.signUp.example.body.user, email: `reset-${(count += 1)}@perigee.example`, dfpc: `reset-device-${count}` };
  const browser = new TestBrowser(server.app);
  const { json } = await browser.send(call.signUp, { body: { user } });
  const { secret } = (await browser.send(call.beginTwoFactor)).json as { secret: string };
  await browser.send(call.confirmTwoFactor, { body: { code: codeOf(secret, platform.clock.now()) } });
  const request = (reason = 'lost the phone') =>
    requestFactorReset(database, { email: user.email, reason, by: 'ada', now: platform.clock.now() });
  const signIn = () => new TestBrowser(server.app).send(call.signIn, { body: { user: { email: user.email, password: user.password } } });
  return { browser, user, secret, player: (json as { id: number }).id, request, signIn };
}

/** The payload of the jobs about a player's pending reset. */
async function taskOf(player: number): Promise<FactorResetTask> {
  const { id } = await database
    .selectFrom('factor_resets')
    .select('id')
    .where('player_id', '=', player)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  return { reset: id };
}

async function mailOf(player: number) {
  await sendFactorResetMail(platform, await taskOf(player));
  const mail = platform.mails.at(-1)!;
  return { mail, token: /factor-reset\?token=([\w-]{43})/.exec(mail.text)?.[1] ?? '' };
}

it('happens after 72 hours and not before, ends every session, and is mailed and recorded', async () => {
  const { browser, player, request, signIn } = await guarded();
  const due = await request();
  expect(due.getTime() - platform.clock.now().getTime()).toBe(72 * HOUR_MS);
  platform.clock.pass(72 * HOUR_MS - 1000);
  await carryOutFactorReset(platform, await taskOf(player));
  expect((await signIn()).code).toBe('second_factor_required');
  platform.clock.pass(1000);
  await carryOutFactorReset(platform, await taskOf(player));
  expect((await browser.send(call.getPlayer)).code).toBe('signed_out');
  expect((await signIn()).status).toBe(200);
  const noted = await database
    .selectFrom('audit_log')
    .select(['actor', 'kind'])
    .where('player_id', '=', player)
    .where('kind', 'like', 'factor_reset%')
    .orderBy('id')
    .execute();
  expect(noted).toEqual([
    { actor: 'ada', kind: 'factor_reset_requested' },
    { actor: 'player', kind: 'factor_reset_done' },
  ]);
  const { rows } = await database.pool.query(
    "select 1 from graphile_worker._private_jobs where payload->>'kind' = 'factor_reset_done' and payload->>'player' = $1",
    [String(player)],
  );
  expect(rows).toHaveLength(1);
});

it('ends the trust in devices: they need the code of a new factor', async () => {
  const { player, user, secret, request } = await guarded();
  platform.clock.pass(60_000);
  const signIn = {
    email: user.email,
    password: user.password,
    dfpc: user.dfpc,
    otp_attempt: codeOf(secret, platform.clock.now()),
    trust_device: true,
  };
  expect((await new TestBrowser(server.app).send(call.signIn, { body: { user: signIn } })).status).toBe(200);
  await request();
  platform.clock.pass(72 * HOUR_MS);
  const trusts = () => listTrusts(database, player, platform.clock.now());
  expect(await trusts()).toHaveLength(1);
  await carryOutFactorReset(platform, await taskOf(player));
  expect(await trusts()).toEqual([]);
});

it('is cancelled by the mail’s link, in any browser and once, and then never happens', async () => {
  const { user, player, request, signIn } = await guarded();
  await request();
  const { mail, token } = await mailOf(player);
  expect([mail.to, mail.subject]).toEqual([user.email, 'Two-factor reset requested at Perigee']);
  const anywhere = new TestBrowser(server.app);
  expect((await anywhere.send(call.getFactorReset, { query: { token } })).status).toBe(200);
  expect((await anywhere.send(call.cancelFactorReset, { body: { token } })).status).toBe(200);
  expect((await anywhere.send(call.cancelFactorReset, { body: { token } })).code).toBe('token_invalid');
  platform.clock.pass(73 * HOUR_MS);
  await carryOutFactorReset(platform, await taskOf(player));
  expect((await signIn()).code).toBe('second_factor_required');
});

it('is shown on the security page and cancelled there only by its player', async () => {
  const { browser, request } = await guarded();
  await request();
  const reset = async () => ((await browser.send(call.getSecurity)).json as Security).factor_reset;
  expect(await reset()).not.toBeNull();
  const stranger = await guarded();
  expect((await stranger.browser.send(call.cancelFactorReset, { body: {} })).code).toBe('token_invalid');
  expect((await new TestBrowser(server.app).send(call.cancelFactorReset, { body: {} })).code).toBe('signed_out');
  expect((await browser.send(call.cancelFactorReset, { body: {} })).status).toBe(200);
  expect(await reset()).toBeNull();
});

it('waits for the configured time, one at a time, and requires a reason and an enabled factor', async () => {
  const { browser, request, user } = await guarded();
  await setConfig(database, 'account-security', { factor_reset_hours: 5 });
  await expect(request('  ')).rejects.toThrow(PlayerProblem);
  expect((await request()).getTime() - platform.clock.now().getTime()).toBe(5 * HOUR_MS);
  await expect(request()).rejects.toThrow(`A reset for ${user.email} is waiting already.`);
  await browser.send(call.endTwoFactor);
  await browser.send(call.cancelFactorReset, { body: {} });
  await expect(request()).rejects.toThrow('is off');
});
