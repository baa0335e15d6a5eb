import { describe, expect, it } from 'vitest';
import type { ResponseOf } from '#contract/call';
import * as call from '#contract/calls/account';
import type { Security } from '#contract/fields/security';
import { ownServer } from '#tests/support/own-server';
import { TestBrowser } from '#tests/support/platform';
import { type SecurityMailTask, sendSecurityMail } from './security-mail-job';
import { tellOfNewDevice } from './security-news';
import { securityRoutes } from './security-routes';
import { signInRoutes } from '#server/composition/sign-in-routes';

const server = ownServer([signInRoutes, securityRoutes]);
const { database, platform } = server;
const chrome = { 'user-agent': 'Mozilla/5.0 (Linux; Android 15) Chrome/140.0 Safari/537.36' };
let count = 0;

type Events = ResponseOf<typeof call.getSecurityEvents>;

async function newcomer(changes: object = {}) {
  const user = {
    ...call.signUp.example.body.user,
    email: `events-${(count += 1)}@perigee.example`,
    dfpc: `events-${count}-home`,
    ...changes,
  };
  const browser = new TestBrowser(server.app);
  const { json } = await browser.send(call.signUp, { body: { user } });
  const signIn = (dfpc?: string, from = new TestBrowser(server.app, chrome), password: string = user.password) =>
    from.send(call.signIn, { body: { user: { email: user.email, password, ...(dfpc && { dfpc }) } } });
  return { browser, user, player: (json as { id: number }).id, signIn };
}

/** Takes the waiting jobs of a task out of the queue. */
async function taken<Task>(task: string): Promise<Task[]> {
  const { rows } = await database.pool.query<{ payload: Task }>(
    'delete from graphile_worker._private_jobs where task_id = (select id from graphile_worker._private_tasks where identifier = $1) returning payload',
    [task],
  );
  return rows.map(({ payload }) => payload);
}

/** Runs the pending jobs about new devices and security mails; returns the mails to an address. */
async function mailsTo(email: string) {
  for (const payload of await taken<Parameters<typeof tellOfNewDevice>[1]>('new_device')) await tellOfNewDevice(platform, payload);
  for (const payload of await taken<SecurityMailTask>('security_mail')) await sendSecurityMail(platform, payload);
  return platform.mails.filter(({ to }) => to === email);
}

const kindsOf = ({ data }: Events) => data.map(({ kind }) => kind);
const eventsOf = async (browser: TestBrowser, before?: number) =>
  (await browser.send(call.getSecurityEvents, { ...(before && { query: { before: String(before) } }) })).json as Events;

describe('a sign-in from a new device', () => {
  it('sends a mail, a notification and a push, with device and country, once per device', async () => {
    const { user, player, signIn } = await newcomer();
    await signIn('events-phone-1');
    await signIn('events-phone-1');
    await signIn(user.dfpc);
    const mails = await mailsTo(user.email);
    expect(mails.map(({ subject }) => subject)).toEqual(['New sign-in to your Perigee account']);
    expect(mails[0]!.text).toContain('Where: Chrome, Android, Germany');
    expect(mails[0]!.text).toContain('If this wasn’t you');
    const notified = await database
      .selectFrom('notifications')
      .select(['title', 'content'])
      .where('player_id', '=', player)
      .where('category', '=', 'account')
      .execute();
    expect(notified).toMatchObject([{ title: 'New sign-in', content: { button: { path: '/profile/security' } } }]);
    const { rows } = await database.pool.query(
      "select 1 from graphile_worker._private_jobs where payload->>'player' = $1 and payload->>'notification' is not null",
      [String(player)],
    );
    expect(rows).toHaveLength(1);
  });

  it('is mailed in the player’s language and time zone, and never to a closed account', async () => {
    const { user, player, signIn } = await newcomer({ locale: 'de', time_zone: 'Pacific/Auckland' });
    platform.clock.set(new Date('2026-11-24T12:00:00Z'));
    await signIn('events-phone-2');
    const [mail] = await mailsTo(user.email);
    expect(mail?.subject).toBe('Neue Anmeldung bei Ihrem Konto bei Perigee');
    expect(mail?.text).toContain('Wann: 25.11.2026, 01:00');
    expect(mail?.text).toContain('Wo: Chrome, Android, Deutschland');
    await signIn('events-phone-3');
    await database.updateTable('players').set({ status: 'closed' }).where('id', '=', player).execute();
    expect(await mailsTo(user.email)).toHaveLength(1);
  });

  it('is the last sign-in on another device, not on its own', async () => {
    const { browser, signIn } = await newcomer();
    const lastOf = async (from: TestBrowser) => ((await from.send(call.getSecurity)).json as Security).last_sign_in;
    expect(await lastOf(browser)).toBeNull();
    const phone = new TestBrowser(server.app, chrome);
    await signIn('events-phone-4', phone);
    expect(await lastOf(browser)).toMatchObject({ device: 'Chrome, Android', country: 'DE' });
    expect(await lastOf(phone)).toMatchObject({ device: null });
  });
});

describe('the history of security events', () => {
  it('contains sign-ins, failed ones and ended sessions, newest first, with country and device', async () => {
    const { browser, signIn } = await newcomer();
    await signIn('events-phone-5', new TestBrowser(server.app, chrome), 'Not-the-one-1');
    const phone = new TestBrowser(server.app, chrome);
    await signIn('events-phone-5', phone);
    await phone.send(call.revokeOtherSessions);
    expect((await browser.send(call.getSecurityEvents)).code).toBe('signed_out');
    const events = await eventsOf(phone);
    expect(kindsOf(events)).toEqual(['sessions_ended', 'sign_in', 'sign_in_failed', 'sign_up']);
    expect(events.data[2]).toMatchObject({ way: 'password', country: 'DE', device: 'Chrome, Android' });
    expect(JSON.stringify(events)).not.toContain('session"');
  });

  it('is read in pages of 20, each event once, and never another player’s', async () => {
    const { browser, player } = await newcomer();
    const stranger = await newcomer();
    const more = Array.from({ length: 44 }, () => ({ actor: 'player', player_id: player, kind: 'sign_in_failed', details: '{}' }));
    await database.insertInto('audit_log').values(more).execute();
    await database.insertInto('audit_log').values({ actor: 'player', player_id: player, kind: 'profile_changed' }).execute();
    const pages = [await eventsOf(browser)];
    while (pages.at(-1)!.next !== null) pages.push(await eventsOf(browser, pages.at(-1)!.next!));
    expect(pages.map(({ data }) => data.length)).toEqual([20, 20, 5]);
    const ids = pages.flatMap(({ data }) => data.map(({ id }) => id));
    expect(new Set(ids).size).toBe(45);
    expect(kindsOf(await eventsOf(stranger.browser))).toEqual(['sign_up']);
  });
});

describe('signing out elsewhere', () => {
  it('ends one session or all others, never this one or another player’s [PROF-001c]', async () => {
    const { browser, signIn } = await newcomer();
    const [phone, tablet] = [new TestBrowser(server.app, chrome), new TestBrowser(server.app)];
    await signIn('events-phone-6', phone);
    await signIn('events-tablet-6', tablet);
    const stranger = await newcomer();
    const sessions = ((await browser.send(call.getSessions)).json as ResponseOf<typeof call.getSessions>).data;
    const ofPhone = sessions.find(({ user_agent }) => user_agent === chrome['user-agent'])!;
    expect((await stranger.browser.send(call.revokeSession, { params: { id: ofPhone.id } })).code).toBe('not_found');
    expect((await browser.send(call.revokeSession, { params: { id: ofPhone.id } })).status).toBe(200);
    expect((await phone.send(call.getSessions)).code).toBe('signed_out');
    expect((await browser.send(call.revokeOtherSessions)).json).toEqual({ ended: 1 });
    expect((await tablet.send(call.getSessions)).code).toBe('signed_out');
    expect([(await browser.send(call.getSessions)).status, (await stranger.browser.send(call.getSessions)).status]).toEqual([200, 200]);
  });
});
