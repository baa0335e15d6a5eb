import { expect, it } from 'vitest';
import * as call from '#contract/calls/account';
import { ownServer } from '#tests/support/own-server';
import { TestBrowser, testApp } from '#tests/support/platform';
import { signInRoutes } from '#server/composition/sign-in-routes';
import type { User } from '#contract/fields/user';
import { makeSecret } from '../mails/mail-secrets-store';
import { profileRoutes } from '../routes';
import { contactRoutes } from './routes';
import { sendContactMessage } from './messages-job';

const server = ownServer([signInRoutes, contactRoutes, profileRoutes]);
const { database, platform } = server;
const HOUR_MS = 60 * 60_000;
let count = 0;

async function newcomer() {
  count += 1;
  const user = { ...call.signUp.example.body.user, email: `mover-${count}@perigee.example`, dfpc: `mover-device-${count}` };
  const browser = new TestBrowser(server.app);
  const { id: player } = (await browser.send(call.signUp, { body: { user } })).json as { id: number };
  const request = (email = `moved-${count}@perigee.example`) =>
    browser.send(call.requestContactChange, { body: { kind: 'email', value: email } });
  const email = async () => ((await browser.send(call.getPlayer)).json as { email: string }).email;
  const signIn = (address: string) =>
    new TestBrowser(server.app).send(call.signIn, { body: { user: { email: address, password: user.password } } });
  return { browser, user, player, request, email, signIn, to: `moved-${count}@perigee.example` };
}

/** Sends both mails of a player's latest change; returns their tokens, code and recipients. */
async function mailsOf(player: number) {
  const { id } = await database
    .selectFrom('contact_changes')
    .select('id')
    .where('player_id', '=', player)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  const read = async (to: 'new' | 'old') => {
    await sendContactMessage(platform, { change: id, to });
    const mail = platform.mails.at(-1)!;
    return {
      to: mail.to,
      token: /email-change\?token=([\w-]{43})/.exec(mail.text)?.[1] ?? '',
      code: /\b(\d{6})\b/.exec(mail.text)?.[1] ?? '',
    };
  };
  return { fresh: await read('new'), notice: await read('old') };
}

const pendingOf = async (browser: TestBrowser) =>
  ((await browser.send(call.getContactChanges)).json as { email: { pending: { value: string } | null } }).email.pending;

const anywhere = () => new TestBrowser(server.app);

it('changes the email once the new address confirms it by its link; a retry changes nothing', async () => {
  const { player, request, email, user, to, signIn } = await newcomer();
  expect((await request()).status).toBe(200);
  expect(await email()).toBe(user.email);
  const { fresh, notice } = await mailsOf(player);
  expect([fresh.to, notice.to]).toEqual([to, user.email]);
  const looked = await anywhere().send(call.lookAtContactChange, { query: { token: fresh.token } });
  expect(looked.json).toMatchObject({ link: 'confirm', is_confirmed: false });
  expect(await email()).toBe(user.email);
  expect((await anywhere().send(call.confirmContactChange, { body: { token: fresh.token } })).status).toBe(200);
  expect(await email()).toBe(to);
  expect((await anywhere().send(call.confirmContactChange, { body: { token: fresh.token } })).status).toBe(200);
  expect(await email()).toBe(to);
  expect((await signIn(user.email)).code).toBe('wrong_credentials');
  expect((await signIn(to)).status).toBe(200);
});

it('changes it by the code for its own player, with at most five attempts', async () => {
  const { browser, player, request, email, to } = await newcomer();
  await request();
  const { fresh } = await mailsOf(player);
  const stranger = await newcomer();
  await stranger.request();
  const enter = (who: TestBrowser, code: string) => who.send(call.enterContactCode, { body: { kind: 'email', code } });
  expect((await enter(anywhere(), fresh.code)).code).toBe('signed_out');
  expect((await enter(stranger.browser, fresh.code)).code).toBe('code_invalid');
  const wrong = fresh.code === '000000' ? '000001' : '000000';
  for (let tries = 0; tries < 4; tries += 1) expect((await enter(browser, wrong)).code).toBe('code_invalid');
  expect((await enter(browser, fresh.code)).status).toBe(200);
  expect(await email()).toBe(to);
  await browser.send(call.requestContactChange, { body: { kind: 'email', value: `again-${count}@perigee.example` } });
  const second = await mailsOf(player);
  for (let tries = 0; tries < 5; tries += 1) await enter(browser, second.fresh.code === wrong ? '999999' : wrong);
  expect((await enter(browser, second.fresh.code)).code).toBe('code_expired');
});

it('is undone by the old address’s link, also after the confirmation, which ends all sessions', async () => {
  const { browser, player, request, user, signIn, to } = await newcomer();
  await request();
  const { fresh, notice } = await mailsOf(player);
  expect((await anywhere().send(call.confirmContactChange, { body: { token: notice.token } })).code).toBe('token_invalid');
  expect((await anywhere().send(call.undoContactChange, { body: { token: fresh.token } })).code).toBe('token_invalid');
  await anywhere().send(call.confirmContactChange, { body: { token: fresh.token } });
  expect((await anywhere().send(call.undoContactChange, { body: { token: notice.token } })).status).toBe(200);
  expect((await browser.send(call.getPlayer)).code).toBe('signed_out');
  expect((await signIn(to)).code).toBe('wrong_credentials');
  expect((await signIn(user.email)).status).toBe(200);
  // A retry changes nothing, and a confirmation can't follow.
  expect((await anywhere().send(call.undoContactChange, { body: { token: notice.token } })).status).toBe(200);
  expect((await anywhere().send(call.confirmContactChange, { body: { token: fresh.token } })).code).toBe('token_invalid');
  expect((await signIn(user.email)).status).toBe(200);
});

it('expires after a day, and the notice after seven', async () => {
  const { player, request, browser } = await newcomer();
  await request();
  const { fresh, notice } = await mailsOf(player);
  platform.clock.pass(24 * HOUR_MS);
  expect((await anywhere().send(call.confirmContactChange, { body: { token: fresh.token } })).code).toBe('token_expired');
  expect(await pendingOf(browser)).toBeNull();
  platform.clock.pass(6 * 24 * HOUR_MS);
  expect((await anywhere().send(call.undoContactChange, { body: { token: notice.token } })).code).toBe('token_expired');
});

it('is shown while it waits, and can be cancelled only by its player', async () => {
  const { browser, player, request, to, email, user } = await newcomer();
  await request();
  const { fresh } = await mailsOf(player);
  const stranger = await newcomer();
  await stranger.browser.send(call.cancelContactChange, { params: { kind: 'email' } });
  expect(await pendingOf(stranger.browser)).toBeNull();
  expect(await pendingOf(browser)).toMatchObject({ value: to });
  await browser.send(call.cancelContactChange, { params: { kind: 'email' } });
  expect(await pendingOf(browser)).toBeNull();
  expect((await anywhere().send(call.confirmContactChange, { body: { token: fresh.token } })).code).toBe('token_invalid');
  expect(await email()).toBe(user.email);
});

it('gives the same response for another account’s address, whose owner gets a mail without code, link or the requester’s name', async () => {
  const { browser, request, player, to } = await newcomer();
  const other = await newcomer();
  const free = await request(to);
  const taken = await request(other.user.email.toUpperCase());
  const shape = ({ status, json }: typeof free) => [
    status,
    JSON.stringify(json)
      .replace(/"value":"[^"]*"/, '')
      .replace(/\d{4}-[^"]*Z/g, 'time'),
  ];
  expect(shape(taken)).toEqual(shape(free));
  const { fresh } = await mailsOf(player);
  expect([fresh.to, fresh.token, fresh.code]).toEqual([other.user.email, '', '']);
  const text = platform.mails.at(-2)!.text;
  expect(text).toContain('/sign-in');
  expect(text).not.toContain('mover-device');
  expect((await browser.send(call.enterContactCode, { body: { kind: 'email', code: '123456' } })).code).toBe('code_invalid');
});

it('is refused without a recently entered password, for the same address, and with unknown fields', async () => {
  const { request, user, browser } = await newcomer();
  expect((await request(user.email)).json).toMatchObject({ error: { fields: { value: [{ code: 'fields.email_same' }] } } });
  const assigned = await browser.send(call.requestContactChange, {
    body: { kind: 'email', value: 'x@perigee.example', player_id: 1 } as never,
  });
  expect(assigned.code).toBe('bad_input');
  platform.clock.pass(6 * 60_000);
  expect((await request()).code).toBe('reauthentication_required');
});

it('is refused if somebody registered the address meanwhile', async () => {
  const { player, request, to } = await newcomer();
  await request();
  const { fresh } = await mailsOf(player);
  const other = await newcomer();
  await database.updateTable('players').set({ email: to }).where('id', '=', other.player).execute();
  expect((await anywhere().send(call.confirmContactChange, { body: { token: fresh.token } })).code).toBe('email_taken');
});

it('is limited to five requests an hour', async () => {
  const limited = await testApp({ ...platform, environment: { ...platform.environment, rateLimits: true } }, [signInRoutes, contactRoutes]);
  const browser = new TestBrowser(limited);
  const user = { ...call.signUp.example.body.user, email: 'restless@perigee.example', dfpc: 'restless-device' };
  await browser.send(call.signUp, { body: { user } });
  const request = (number: number) =>
    browser.send(call.requestContactChange, { body: { kind: 'email', value: `restless-${number}@perigee.example` } });
  for (let number = 0; number < 5; number += 1) expect((await request(number)).status).toBe(200);
  expect((await request(5)).code).toBe('rate_limited');
  await limited.close();
});

it('confirms the new address, invalidates what was mailed to the former one, and is in the security history', async () => {
  const { browser, player, request } = await newcomer();
  const { token: earlier } = await makeSecret(database, player, 'new_password', platform.clock.now());
  await request();
  const { fresh, notice } = await mailsOf(player);
  expect(((await browser.send(call.getPlayer)).json as User).confirmed_at).toBeNull();
  await anywhere().send(call.confirmContactChange, { body: { token: fresh.token } });
  expect(((await browser.send(call.getPlayer)).json as User).confirmed_at).not.toBeNull();
  const body = { user: { reset_password_token: earlier, password: 'Another-orbit-8' } };
  expect((await anywhere().send(call.newPassword, { body })).code).toBe('token_invalid');
  await anywhere().send(call.undoContactChange, { body: { token: notice.token } });
  const audited = await database.selectFrom('audit_log').select('kind').where('player_id', '=', player).orderBy('id').execute();
  const kinds = audited.map(({ kind }) => kind).filter((kind) => kind.startsWith('email_'));
  expect(kinds).toEqual(['email_change_requested', 'email_changed', 'email_change_undone']);
});

it('that is undone ends the trust in devices and cancels another waiting change', async () => {
  const { player, request } = await newcomer();
  const now = platform.clock.now();
  const device = { player_id: player, token_hash: Buffer.from(`trust-${player}`), created_at: now, last_used_at: now };
  await database
    .insertInto('trusted_devices')
    .values({ ...device, expires_at: new Date(now.getTime() + 24 * HOUR_MS) })
    .execute();
  await request();
  const first = await mailsOf(player);
  await anywhere().send(call.confirmContactChange, { body: { token: first.fresh.token } });
  await request(`thief-${player}@perigee.example`);
  const second = await mailsOf(player);
  expect((await anywhere().send(call.undoContactChange, { body: { token: first.notice.token } })).status).toBe(200);
  expect((await anywhere().send(call.confirmContactChange, { body: { token: second.fresh.token } })).code).toBe('token_invalid');
  const { revoked_at } = await database
    .selectFrom('trusted_devices')
    .select('revoked_at')
    .where('player_id', '=', player)
    .executeTakeFirstOrThrow();
  expect(revoked_at).not.toBeNull();
});

it('sends no mails once it is cancelled', async () => {
  const { browser, player, request } = await newcomer();
  await request();
  await browser.send(call.cancelContactChange, { params: { kind: 'email' } });
  const before = platform.mails.length;
  const { id } = await database.selectFrom('contact_changes').select('id').where('player_id', '=', player).executeTakeFirstOrThrow();
  for (const to of ['new', 'old'] as const) await sendContactMessage(platform, { change: id, to });
  expect(platform.mails).toHaveLength(before);
});
