import { describe, expect, it } from 'vitest';
import * as call from '#contract/calls/account';
import type { RefusalBody } from '#contract/refusals';
import type { User } from '#contract/fields/user';
import { ownServer } from '#tests/support/own-server';
import { TestBrowser } from '#tests/support/platform';
import { signInRoutes } from '#server/composition/sign-in-routes';
import { type MailTask, sendMail } from './mail-job';
import { profileRoutes } from '../routes';
import { securityRoutes } from '../security/security-routes';

const server = ownServer([signInRoutes, securityRoutes, profileRoutes]);
const { database, platform } = server;
let count = 0;

const data = () => ({ ...call.signUp.example.body.user, email: `player-${(count += 1)}@perigee.example` });

async function signedUp(browser = new TestBrowser(server.app), changes: object = {}) {
  const user = { ...data(), ...changes };
  const response = await browser.send(call.signUp, { body: { user } });
  expect([response.status, response.code]).toEqual([200, null]);
  return { browser, user, response: response.json as User };
}

/** Runs the mail jobs that wait, as the queue would, and returns the last mail. */
async function lastMail() {
  const { rows } = await database.pool.query<{ payload: MailTask }>(
    "delete from graphile_worker._private_jobs where task_id = (select id from graphile_worker._private_tasks where identifier = 'mail') returning payload",
  );
  for (const { payload } of rows) await sendMail(platform, payload);
  const mail = platform.mails.at(-1);
  return {
    mail,
    count: rows.length,
    code: /^\d{6}/.exec(mail?.subject ?? '')?.[0] ?? '',
    token: /_token=([\w-]{43})/.exec(mail?.text ?? '')?.[1] ?? '',
  };
}

describe('mails', () => {
  it('confirm by a link that isn’t used up by opening it [AUTH-012a]', async () => {
    const { browser } = await signedUp();
    const { token } = await lastMail();
    const stranger = new TestBrowser(server.app);
    const look = () => stranger.send(call.getConfirmation, { query: { confirmation_token: token } });
    expect((await look()).json).toMatchObject({ state: 'open' });
    expect((await look()).json).toMatchObject({ state: 'open' });
    expect(((await browser.send(call.getPlayer)).json as User).confirmed_at).toBeNull();
    const first = await stranger.send(call.confirmEmail, { body: { confirmation_token: token } });
    expect(first.status).toBe(200);
    expect((await stranger.send(call.confirmEmail, { body: { confirmation_token: token } })).json).toEqual(first.json);
    expect((await look()).json).toMatchObject({ state: 'confirmed' });
    expect((await stranger.send(call.confirmEmail, { body: { confirmation_token: 'A'.repeat(43) } })).code).toBe('token_invalid');
  });

  it('refuse a link that was used and whose address isn’t confirmed any more', async () => {
    const { response } = await signedUp();
    const { token } = await lastMail();
    const stranger = new TestBrowser(server.app);
    await stranger.send(call.confirmEmail, { body: { confirmation_token: token } });
    await database.updateTable('players').set({ confirmed_at: null }).where('id', '=', response.id).execute();
    expect((await stranger.send(call.getConfirmation, { query: { confirmation_token: token } })).code).toBe('token_expired');
    expect((await stranger.send(call.confirmEmail, { body: { confirmation_token: token } })).code).toBe('token_invalid');
  });

  it('aren’t sent to a closed account', async () => {
    const { user, response } = await signedUp();
    await lastMail();
    await database.updateTable('players').set({ status: 'closed' }).where('id', '=', response.id).execute();
    await new TestBrowser(server.app).send(call.remindPassword, { body: { user: { email: user.email } } });
    await new TestBrowser(server.app).send(call.resendConfirmation, { body: { user: { email: user.email } } });
    const before = platform.mails.length;
    await lastMail();
    expect(platform.mails).toHaveLength(before);
  });

  it('confirm by six digits with five attempts; another mail has new digits, and a confirmed address is refused [AUTH-012a]', async () => {
    const { browser, user } = await signedUp();
    const { code } = await lastMail();
    const wrong = code === '000000' ? '000001' : '000000';
    for (let attempt = 0; attempt < 5; attempt += 1) {
      expect((await browser.send(call.confirmEmail, { body: { code: wrong } })).code).toBe('token_invalid');
    }
    expect((await browser.send(call.confirmEmail, { body: { code } })).code).toBe('code_expired');
    await new TestBrowser(server.app).send(call.resendConfirmation, { body: { user: { email: user.email } } });
    const again = await lastMail();
    expect((await browser.send(call.confirmEmail, { body: { code: again.code } })).status).toBe(200);
    const late = await new TestBrowser(server.app).send(call.resendConfirmation, { body: { user: { email: user.email } } });
    expect([late.status, late.json]).toMatchObject([422, { error: { fields: { 'user.email': [{ code: 'fields.email_confirmed' }] } } }]);
  });

  it('are written in the language of the player, and expire', async () => {
    const { browser } = await signedUp(new TestBrowser(server.app, { 'x-locale': 'en-AU' }));
    const { mail, token, code } = await lastMail();
    expect(mail?.text).toContain('/en-AU/confirmation?confirmation_token=');
    platform.clock.pass(49 * 3_600_000);
    expect((await browser.send(call.getConfirmation, { query: { confirmation_token: token } })).code).toBe('token_expired');
    expect((await browser.send(call.confirmEmail, { body: { code } })).code).toBe('token_expired');
  });

  it('set a new password once, by link or by digits, and end every session [AUTH-013a, AUTH-013b]', async () => {
    const { browser, user } = await signedUp();
    await lastMail();
    await new TestBrowser(server.app).send(call.remindPassword, { body: { user: { email: user.email } } });
    const { token } = await lastMail();
    const guest = new TestBrowser(server.app);
    const set = (body: object) => guest.send(call.newPassword, { body: { user: body } });
    const look = async (query = { reset_password_token: token }) => (await guest.send(call.getPasswordLink, { query })).code;
    expect([await look(), await look(), await look({ reset_password_token: 'A'.repeat(43) })]).toEqual([null, null, 'token_invalid']);
    expect((await set({ reset_password_token: token, password: 'Password123' })).code).toBe('breached_password');
    const same = (await set({ reset_password_token: token, password: user.password })).json as RefusalBody;
    expect(same.error.fields['user.password']?.[0]?.code).toBe('fields.same_password');
    expect((await set({ reset_password_token: token, password: 'Fresh-secret-1' })).status).toBe(200);
    expect((await set({ reset_password_token: token, password: 'Fresh-secret-1' })).status).toBe(200);
    expect((await set({ reset_password_token: token, password: 'Fresh-secret-2' })).code).toBe('token_invalid');
    expect(await look()).toBe('token_invalid');
    const ended = (await browser.send(call.getPlayer)).json as RefusalBody;
    expect(ended.error).toMatchObject({ code: 'signed_out', message: 'Your password has been changed. Sign in with the new one.' });
    expect((await guest.send(call.signIn, { body: { user: { email: user.email, password: 'Fresh-secret-1' } } })).status).toBe(200);
    await guest.send(call.remindPassword, { body: { user: { email: user.email } } });
    const { code } = await lastMail();
    expect((await set({ email: user.email, code, password: 'Fresh-secret-3' })).status).toBe(200);
    expect((await set({ email: 'nobody@perigee.example', code, password: 'Fresh-secret-3' })).code).toBe('token_invalid');
  });

  it('are queued for unknown addresses alike and never sent', async () => {
    const before = platform.mails.length;
    const response = await new TestBrowser(server.app).send(call.remindPassword, { body: { user: { email: 'ghost@perigee.example' } } });
    expect([response.status, response.json]).toEqual([200, {}]);
    expect((await lastMail()).count).toBe(1);
    expect(platform.mails).toHaveLength(before);
  });

  it('work once under many requests in the same instant', async () => {
    const { user } = await signedUp();
    await lastMail();
    await new TestBrowser(server.app).send(call.remindPassword, { body: { user: { email: user.email } } });
    const { token } = await lastMail();
    const responses = await Promise.all(
      Array.from({ length: 12 }, (_, at) =>
        new TestBrowser(server.app).send(call.newPassword, {
          body: { user: { reset_password_token: token, password: `Race-secret-${at}` } },
        }),
      ),
    );
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(1);
  });
});
