import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import * as call from '#contract/calls/support';
import { groups } from '#rules/account/groups';
import { ownServer } from '#tests/support/own-server';
import { newPlayer } from '#tests/support/ledger';
import { TestBrowser, testApp } from '#tests/support/platform';
import { signedIn, signIn } from '#tests/support/signed-in';
import { sendContactMail } from './contact-mail';
import { listConversations, reply, showConversation } from './operators';
import { supportRoutes } from './routes';
import { forgetSupport } from './jobs';

const server = ownServer([supportRoutes]);
const { database, platform } = server;
const noon = new Date('2026-03-04T12:00:00Z');
const night = new Date('2026-03-05T02:00:00Z');

interface Shown {
  restore_id: string | null;
  group: number;
  read_to: number;
  messages: { id: number; author: string; name: string | null; text: string }[];
}

const shown = async (browser: TestBrowser, restore_id?: string) =>
  (await browser.send(call.getConversation, restore_id === undefined ? {} : { query: { restore_id } })).json as Shown;
const say = async (browser: TestBrowser, text: string, restore_id?: string) =>
  (await browser.send(call.sendChatMessage, { body: { text, ...(restore_id && { restore_id }) } })).json as { restore_id: string };
const groupsOf = async (player: number) =>
  (await database.selectFrom('player_groups').select('group_id').where('player_id', '=', player).execute()).map(({ group_id }) => group_id);

beforeEach(() => platform.clock.set(noon));

describe('the chat of a player', () => {
  it('starts with the first message, in the general group, and adds the player to group 545 [SUPP-001a]', async () => {
    const { browser, player } = await signedIn(server.app, database);
    expect(await shown(browser)).toEqual({ restore_id: null, group: 1, read_to: 0, messages: [] });
    const { restore_id } = await say(browser, '  Hello  ');
    await say(browser, 'Is somebody there?');
    const conversation = await shown(browser);
    expect(conversation).toMatchObject({ restore_id, group: 1, read_to: 0 });
    expect(conversation.messages.map(({ author, text }) => [author, text])).toEqual([
      ['visitor', 'Hello'],
      ['visitor', 'Is somebody there?'],
    ]);
    expect(await groupsOf(player)).toContain(groups.supportChat);
  });

  it('of a VIP player is answered by the VIP group [SUPP-001a]', async () => {
    const { browser, player } = await signedIn(server.app, database);
    await database.insertInto('player_groups').values({ player_id: player, group_id: 259 }).execute();
    await say(browser, 'Hello');
    expect((await shown(browser)).group).toBe(2);
    const { browser: other } = await signedIn(server.app, database);
    platform.clock.pass(60_000);
    await say(other, 'Hello from anybody');
    const waiting = await listConversations(database);
    expect(waiting).toContainEqual(expect.objectContaining({ group: 2, waits: true, last: 'Hello' }));
    const placeOf = (text: string) => waiting.findIndex(({ last }) => last === text);
    expect(placeOf('Hello')).toBeLessThan(placeOf('Hello from anybody'));
  });

  it('can be restored on another device by its restore id, only for its player [API-067, SUPP-001b]', async () => {
    const { browser, player } = await signedIn(server.app, database);
    const { restore_id } = await say(browser, 'Hello');
    const second = await signIn(server.app, database, player);
    expect((await second.send(call.getRestoreId)).json).toEqual({ restore_id });
    expect((await shown(second)).messages).toHaveLength(1);
    const { browser: stranger } = await signedIn(server.app, database);
    expect((await stranger.send(call.setRestoreId, { body: { restore_id } })).code).toBe('conversation_not_found');
    expect(await shown(new TestBrowser(server.app), restore_id)).toMatchObject({ restore_id: null, messages: [] });
  });

  it('continues a guest’s conversation, with messages before and after it [API-067, SUPP-001b]', async () => {
    const { restore_id } = await say(new TestBrowser(server.app), 'As a guest');
    const { browser } = await signedIn(server.app, database);
    await say(browser, 'As a player');
    for (let time = 0; time < 2; time += 1)
      expect((await browser.send(call.setRestoreId, { body: { restore_id } })).json).toEqual({ restore_id });
    const conversation = await shown(browser);
    expect(conversation.restore_id).toBe(restore_id);
    expect(conversation.messages.map(({ text }) => text)).toEqual(['As a guest', 'As a player']);
  });

  it('takes over a guest’s conversation for one player, even with concurrent or repeated claims [API-067, SUPP-001b]', async () => {
    for (let time = 0; time < 5; time += 1) {
      const { restore_id } = await say(new TestBrowser(server.app), 'As a guest');
      const [{ browser: one }, { browser: other }] = [await signedIn(server.app, database), await signedIn(server.app, database)];
      const answers = await Promise.all(
        [one, one, other, other].map((browser) => browser.send(call.setRestoreId, { body: { restore_id } })),
      );
      expect(answers.filter(({ code }) => code === null)).toHaveLength(2);
      expect([answers[0]!.code, answers[2]!.code]).toContain('conversation_not_found');
      expect([answers[0]!.code, answers[2]!.code]).toEqual([answers[1]!.code, answers[3]!.code]);
      const held = await Promise.all([one, other].map((browser) => shown(browser)));
      expect(held.filter(({ messages }) => messages.length > 0)).toHaveLength(1);
    }
  });

  it('shows its latest two hundred messages, and is marked as read to its end', async () => {
    const { browser } = await signedIn(server.app, database);
    const { restore_id } = await say(browser, 'First');
    await sql`insert into support_messages (conversation_id, author, text)
      select id, 'operator', 'Number ' || number from support_conversations, generate_series(1, 200) as number where restore_id = ${restore_id}`.execute(
      database,
    );
    const { messages } = await shown(browser);
    expect([messages.length, messages[0]?.text, messages.at(-1)?.text]).toEqual([200, 'Number 1', 'Number 200']);
    expect((await browser.send(call.markConversationRead, { body: { message: Number.MAX_SAFE_INTEGER } })).json).toEqual({
      read_to: messages.at(-1)?.id,
    });
  });

  it('sends live events and, when an operator answers, a notification', async () => {
    const { browser, player } = await signedIn(server.app, database);
    await say(browser, 'Hello');
    const { id } = (await listConversations(database)).find(({ who }) => who.includes(`(${player})`))!;
    expect(await reply(database, id, { name: 'Mira', text: 'Good day!' }, noon)).toBe(true);
    expect((await shown(browser)).messages.at(-1)).toMatchObject({ author: 'operator', name: 'Mira', text: 'Good day!' });
    const events = await database
      .selectFrom('player_events')
      .select(['kind', 'payload'])
      .where('player_id', '=', player)
      .orderBy('seq')
      .execute();
    expect(events.filter(({ kind }) => kind === 'support_messages').map(({ payload }) => (payload as { author: string }).author)).toEqual([
      'visitor',
      'operator',
    ]);
    const note = await database
      .selectFrom('notifications')
      .select(['text', 'content'])
      .where('player_id', '=', player)
      .executeTakeFirstOrThrow();
    expect(note).toMatchObject({ text: 'Mira replied to you in the chat.', content: { button: { path: '/support#chat' } } });
    expect(await listConversations(database)).toContainEqual(expect.objectContaining({ id, waits: false }));
    expect(await reply(database, 999_999, { name: 'Mira', text: 'Nobody' }, noon)).toBe(false);
    expect((await showConversation(database, id))?.messages).toHaveLength(2);
  });

  it('is listed for operators with the others, the latest message first', async () => {
    const [one, other] = [await signedIn(server.app, database), await signedIn(server.app, database)];
    const listed = async () =>
      (await listConversations(database)).flatMap(({ who }) => [one.player, other.player].filter((player) => who.includes(`(${player})`)));
    await say(one.browser, 'First');
    platform.clock.pass(1_000);
    await say(other.browser, 'Second');
    expect(await listed()).toEqual([other.player, one.player]);
    platform.clock.pass(1_000);
    await say(one.browser, 'Third');
    expect(await listed()).toEqual([one.player, other.player]);
  });

  it('remembers up to which message it was read, never back and never beyond the last', async () => {
    const { browser } = await signedIn(server.app, database);
    await say(browser, 'Hello');
    const last = (await shown(browser)).messages.at(-1)!.id;
    const read = async (message: number) => (await browser.send(call.markConversationRead, { body: { message } })).json;
    expect([await read(last + 1000), await read(0)]).toEqual([{ read_to: last }, { read_to: last }]);
  });

  it('is rate-limited above what a person types', async () => {
    const { browser } = await signedIn(server.app, database);
    for (let time = 0; time < 40; time += 1) await say(browser, `Message ${time}`);
    expect((await browser.send(call.sendChatMessage, { body: { text: 'One more' } })).code).toBe('written_too_often');
    platform.clock.pass(11 * 60_000);
    expect((await browser.send(call.sendChatMessage, { body: { text: 'Later' } })).status).toBe(200);
  });

  it('limits a guest’s concurrent messages too', async () => {
    const guest = new TestBrowser(server.app);
    const { restore_id } = await say(guest, 'Hello');
    const codes = await Promise.all(
      Array.from(
        { length: 60 },
        async (_, at) => (await guest.send(call.sendChatMessage, { body: { restore_id, text: `Message ${at}` } })).code,
      ),
    );
    expect(codes.filter((code) => code === null)).toHaveLength(39);
  });
});

describe('the chat of a guest', () => {
  it('is in the default group and is found only by the restore id [SUPP-001a, SUPP-001b]', async () => {
    const browser = new TestBrowser(server.app);
    const { restore_id } = await say(browser, 'Hello');
    await say(browser, 'Still here', restore_id);
    expect(await shown(browser, restore_id)).toMatchObject({
      restore_id,
      group: 26,
      messages: [{ text: 'Hello' }, { text: 'Still here' }],
    });
    expect(await shown(browser)).toMatchObject({ restore_id: null, messages: [] });
    const { id } = (await listConversations(database)).find(({ last }) => last === 'Still here')!;
    expect(await reply(database, id, { name: 'Mira', text: 'Hello guest' }, noon)).toBe(true);
    expect((await shown(browser, restore_id)).messages.at(-1)?.text).toBe('Hello guest');
  });

  it('gets one polite automatic reply outside business hours, in the visitor’s language', async () => {
    platform.clock.set(night);
    const browser = new TestBrowser(server.app, { 'x-locale': 'de' });
    const { restore_id } = await say(browser, 'Hallo');
    // A visitor who has only got the automatic reply still waits for an operator.
    expect(await listConversations(database)).toContainEqual(expect.objectContaining({ locale: 'de', waits: true, last: 'Hallo' }));
    await say(browser, 'Noch etwas', restore_id);
    const { messages } = await shown(browser, restore_id);
    expect(messages.map(({ author }) => author)).toEqual(['visitor', 'auto', 'visitor']);
    expect(messages[1]?.text).toContain('Danke für Ihre Nachricht. Wir sind täglich von 7:00 bis 23:00 UTC');
  });

  it('is deleted after three months, a player’s isn’t', async () => {
    const old = new Date(noon.getTime() - 91 * 24 * 60 * 60_000);
    platform.clock.set(old);
    const { restore_id } = await say(new TestBrowser(server.app), 'Long ago');
    const { browser } = await signedIn(server.app, database);
    await say(browser, 'Long ago, too');
    platform.clock.set(noon);
    await forgetSupport(platform);
    expect((await shown(new TestBrowser(server.app), restore_id)).messages).toEqual([]);
    expect((await shown(browser)).messages).toHaveLength(1);
  });
});

describe('the contact form', () => {
  const message = { name: 'Rena', email: 'rena@orbit.example', topic: 'payments', message: 'Where is my withdrawal?\nIt is late.' };

  it('stores a message and sends it to the support mailbox, with the sender as reply-to [API-062, SUPP-002a]', async () => {
    const player = await newPlayer(database);
    const browser = await signIn(server.app, database, player);
    const answer = await browser.send(call.sendContactMessage, { body: message });
    const { number } = answer.json as { number: number };
    await sendContactMail(platform, { message: number });
    expect(platform.mails.at(-1)).toMatchObject({
      to: 'support@perigee.example',
      replyTo: { name: 'Rena', address: 'rena@orbit.example' },
      subject: `Contact form ${number}: payments`,
    });
    expect(platform.mails.at(-1)?.text).toContain(
      `Rena (player ${player}, en) writes about payments:\n\nWhere is my withdrawal?\nIt is late.`,
    );
  });

  it('reports each invalid field with a code and text', async () => {
    const answer = await new TestBrowser(server.app).send(call.sendContactMessage, {
      body: { ...message, email: 'nobody', message: 'short' },
    });
    expect(answer.code).toBe('bad_input');
    expect(Object.keys((answer.json as { error: { fields: object } }).error.fields).sort()).toEqual(['email', 'message']);
  });

  it('can’t flood the mailbox: five messages per address and hour', async () => {
    const send = async () =>
      (await new TestBrowser(server.app).send(call.sendContactMessage, { body: { ...message, email: 'often@orbit.example' } })).code;
    for (let time = 0; time < 5; time += 1) expect(await send()).toBeNull();
    expect(await send()).toBe('written_too_often');
    platform.clock.pass(61 * 60_000);
    expect(await send()).toBeNull();
  });

  it('counts an address in any letter case as the same', async () => {
    const send = async (email: string) =>
      (await new TestBrowser(server.app).send(call.sendContactMessage, { body: { ...message, email } })).code;
    for (let time = 0; time < 5; time += 1) expect(await send(time % 2 === 0 ? 'Mixed@Orbit.example' : 'mixed@orbit.example')).toBeNull();
    expect([await send('MIXED@ORBIT.EXAMPLE'), await send('mixed@orbit.example')]).toEqual(['written_too_often', 'written_too_often']);
  });

  it('limits concurrent messages of an address too', async () => {
    const send = async () =>
      (await new TestBrowser(server.app).send(call.sendContactMessage, { body: { ...message, email: 'Crowd@orbit.example' } })).code;
    const codes = await Promise.all(Array.from({ length: 20 }, send));
    expect(codes.filter((code) => code === null)).toHaveLength(5);
  });

  it('can’t flood the mailbox with invented addresses either: twenty per network and hour', async () => {
    const limited = await testApp({ ...platform, environment: { ...platform.environment, rateLimits: true } }, [supportRoutes]);
    const send = async (at: number) =>
      (await new TestBrowser(limited).send(call.sendContactMessage, { body: { ...message, email: `flood-${at}@orbit.example` } })).code;
    const codes: unknown[] = [];
    for (let at = 0; at < 22; at += 1) codes.push(await send(at));
    expect([codes.slice(0, 20).every((code) => code === null), codes.slice(20)]).toEqual([true, ['rate_limited', 'rate_limited']]);
    await limited.close();
  });
});
