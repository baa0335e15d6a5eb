import { expect, it } from 'vitest';
import * as call from '#contract/calls/account';
import type { VerificationStep } from '#contract/fields/verification';
import type { User } from '#contract/fields/user';
import { signInRoutes } from '#server/composition/sign-in-routes';
import { ownServer } from '#tests/support/own-server';
import { TestBrowser, testApp } from '#tests/support/platform';
import { profileRoutes } from '../routes';
import { verificationRoutes } from '../verification/routes';
import { sendContactMessage } from './messages-job';
import { contactRoutes } from './routes';

const server = ownServer([signInRoutes, contactRoutes, profileRoutes, verificationRoutes]);
const { database, platform } = server;
let count = 0;

async function newcomer() {
  count += 1;
  const user = {
    ...call.signUp.example.body.user,
    email: `caller-${count}@perigee.example`,
    dfpc: `caller-device-${count}`,
    mobile_phone: `+49 151 70000${10 + count}`,
  };
  const browser = new TestBrowser(server.app);
  const { id: player } = (await browser.send(call.signUp, { body: { user } })).json as User;
  const request = (phone: string) => browser.send(call.requestContactChange, { body: { kind: 'phone', value: phone } });
  const confirm = (code: string) => browser.send(call.enterContactCode, { body: { kind: 'phone', code } });
  const phone = async () => ((await browser.send(call.getPlayer)).json as User).mobile_phone;
  const item = async () =>
    ((await browser.send(call.getVerification)).json as { data: VerificationStep[] }).data.find(({ item: name }) => name === 'phone')!
      .state;
  return { browser, user, player, request, confirm, phone, item, next: `+49 160 80000${10 + count}` };
}

const latest = (player: number) =>
  database.selectFrom('contact_changes').select('id').where('player_id', '=', player).orderBy('id', 'desc').executeTakeFirstOrThrow();

/** Sends the code of a player's latest change, as the job does. */
async function codeOf(player: number): Promise<{ to: string; code: string }> {
  await sendContactMessage(platform, { change: (await latest(player)).id, to: 'new' });
  const { to, text } = platform.texts.at(-1)!;
  return { to, code: /\b(\d{6})\b/.exec(text)![1]! };
}

async function noticeOf(player: number): Promise<string> {
  await sendContactMessage(platform, { change: (await latest(player)).id, to: 'old' });
  return /phone-change\?token=([\w-]{43})/.exec(platform.mails.at(-1)!.text)![1]!;
}

it('confirms the number of the sign-up by a code, which completes it in the checklist [PROF-004e]', async () => {
  const { player, user, request, confirm, item } = await newcomer();
  expect(await item()).toBe('not_started');
  expect((await request(user.mobile_phone)).json).toMatchObject({ phone: { is_confirmed: false, pending: { value: user.mobile_phone } } });
  const { to, code } = await codeOf(player);
  expect(to).toBe(user.mobile_phone);
  expect((await confirm(code)).json).toMatchObject({ phone: { is_confirmed: true, pending: null } });
  expect((await confirm(code)).status).toBe(200);
  expect(await item()).toBe('accepted');
});

it('changes the number by a code sent to the new one; the former number and the email get a notice, and can undo it', async () => {
  const { browser, player, user, request, confirm, phone, next, item } = await newcomer();
  await request(next);
  expect(await phone()).toBe(user.mobile_phone);
  const { to, code } = await codeOf(player);
  expect(to).toBe(next);
  await confirm(code);
  expect(await phone()).toBe(next);
  const token = await noticeOf(player);
  expect(platform.mails.at(-1)).toMatchObject({ to: user.email, subject: 'Your phone number at Perigee has changed' });
  expect(platform.texts.at(-1)!.to).toBe(user.mobile_phone);
  const anybody = new TestBrowser(server.app);
  expect((await anybody.send(call.undoContactChange, { body: { token } })).status).toBe(200);
  expect((await browser.send(call.getPlayer)).code).toBe('signed_out');
  expect((await anybody.send(call.undoContactChange, { body: { token } })).status).toBe(200);
  const again = new TestBrowser(server.app);
  await again.send(call.signIn, { body: { user: { email: user.email, password: user.password } } });
  expect(((await again.send(call.getPlayer)).json as User).mobile_phone).toBe(user.mobile_phone);
  expect(((await again.send(call.getPlayer)).json as User).phone_confirmed_at).toBeNull();
  expect(await item().catch(() => 'signed out')).not.toBe('accepted');
});

it('can’t be changed in the profile once it is confirmed', async () => {
  const { browser, player, user, request, confirm, next } = await newcomer();
  expect((await browser.send(call.updatePlayer, { body: { mobile_phone: `${user.mobile_phone}1` } })).status).toBe(200);
  await request(user.mobile_phone);
  await confirm((await codeOf(player)).code);
  const refused = await browser.send(call.updatePlayer, { body: { mobile_phone: next } });
  expect(refused.json).toMatchObject({ error: { fields: { mobile_phone: [{ code: 'fields.phone_confirmed' }] } } });
  expect((await browser.send(call.updatePlayer, { body: { mobile_phone: user.mobile_phone, city: 'Bremen' } })).status).toBe(200);
});

it('accepts a code for half an hour and five attempts, only of the latest request and for its own player', async () => {
  const { player, request, confirm, next } = await newcomer();
  const stranger = await newcomer();
  await request(next);
  await stranger.request(stranger.next);
  await codeOf(stranger.player);
  const { code } = await codeOf(player);
  expect((await stranger.confirm(code)).code).toBe('code_invalid');
  const wrong = code === '000000' ? '000001' : '000000';
  for (let tries = 0; tries < 5; tries += 1) expect((await confirm(wrong)).code).toBe('code_invalid');
  expect((await confirm(code)).code).toBe('code_expired');
  await request(next);
  const second = await codeOf(player);
  platform.clock.pass(30 * 60_000);
  expect((await confirm(second.code)).code).toBe('code_expired');
});

it('can be cancelled, and requires a recently entered password', async () => {
  const { browser, player, request, confirm, next } = await newcomer();
  await request(next);
  const { code } = await codeOf(player);
  expect((await browser.send(call.cancelContactChange, { params: { kind: 'phone' } })).json).toMatchObject({
    phone: { is_confirmed: false, pending: null },
  });
  expect((await confirm(code)).code).toBe('code_expired');
  platform.clock.pass(6 * 60_000);
  expect((await request(next)).code).toBe('reauthentication_required');
});

it('can’t be undone after seven days', async () => {
  const { player, request, confirm, next } = await newcomer();
  await request(next);
  await confirm((await codeOf(player)).code);
  const token = await noticeOf(player);
  platform.clock.pass(7 * 24 * 60 * 60_000);
  expect((await new TestBrowser(server.app).send(call.undoContactChange, { body: { token } })).code).toBe('token_expired');
});

it('sends a number at most one code a minute and five an hour, and reports when the next one may be sent', async () => {
  const limited = await testApp({ ...platform, environment: { ...platform.environment, rateLimits: true } }, [signInRoutes, contactRoutes]);
  const browser = new TestBrowser(limited);
  await browser.send(call.signUp, {
    body: { user: { ...call.signUp.example.body.user, email: 'texter@perigee.example', dfpc: 'texter-device' } },
  });
  const request = (value = '+49 170 9999999') => browser.send(call.requestContactChange, { body: { kind: 'phone', value } });
  const first = (await request()).json as { phone: { pending: { requested_at: string; resend_at: string } } };
  const { requested_at: requestedAt, resend_at: again } = first.phone.pending;
  expect(Date.parse(again) - Date.parse(requestedAt)).toBe(60_000);
  platform.clock.pass(59_000);
  expect((await request('+49 (170) 999-9999')).code).toBe('rate_limited');
  expect((await request('+49 170 8888888')).status).toBe(200);
  platform.clock.pass(60_000);
  expect((await request('+49 170 8888888')).status).toBe(200);
  expect((await request()).status).toBe(200);
  expect((await request('+49 170 7777777')).code).toBe('rate_limited');
  await limited.close();
});

it('records the request, the cancellation and both changes in the security history', async () => {
  const { browser, player, request, next } = await newcomer();
  await request(next);
  await browser.send(call.cancelContactChange, { params: { kind: 'phone' } });
  await browser.send(call.cancelContactChange, { params: { kind: 'phone' } });
  const audited = await database.selectFrom('audit_log').select('kind').where('player_id', '=', player).orderBy('id').execute();
  expect(audited.map(({ kind }) => kind).filter((kind) => kind.startsWith('phone_'))).toEqual([
    'phone_change_requested',
    'phone_change_cancelled',
  ]);
});

it('is independent of a waiting change of email', async () => {
  const { browser, player, request, confirm, next } = await newcomer();
  await browser.send(call.requestContactChange, { body: { kind: 'email', value: `beside-${count}@perigee.example` } });
  await request(next);
  await confirm((await codeOf(player)).code);
  expect((await browser.send(call.getContactChanges)).json).toMatchObject({
    email: { is_confirmed: false, pending: { value: `beside-${count}@perigee.example` } },
    phone: { is_confirmed: true, pending: null },
  });
});
