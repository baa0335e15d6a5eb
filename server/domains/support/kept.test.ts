import { afterEach, describe, expect, it } from 'vitest';
import * as call from '#contract/calls/support';
import { groups } from '#rules/account/groups';
import { ownServer } from '#tests/support/own-server';
import { TestBrowser } from '#tests/support/platform';
import { signedIn } from '#tests/support/signed-in';
import { sendContactMail } from './contact-mail';
import { forgetSupport } from './jobs';
import { supportRoutes } from './routes';

const server = ownServer([supportRoutes]);
const { database, platform } = server;
const DAY_MS = 24 * 60 * 60_000;

afterEach(() => platform.clock.set(new Date()));

interface Shown {
  read_to: number;
  messages: { id: number; text: string }[];
}

const guest = () => new TestBrowser(server.app);
const shown = async (browser: TestBrowser, restore_id?: string) =>
  (await browser.send(call.getConversation, restore_id === undefined ? {} : { query: { restore_id } })).json as Shown;
const say = async (browser: TestBrowser, text: string) =>
  (await browser.send(call.sendChatMessage, { body: { text } })).json as { restore_id: string };
const write = async (body: object) =>
  (await guest().send(call.sendContactMessage, { body: { topic: 'payments', ...body } as never })).json as { number: number };

describe('the retention of support data', () => {
  it('is ninety days after the last message for a guest’s conversation', async () => {
    const isKeptAfter = async (days: number) => {
      platform.clock.set(new Date(Date.now() - days * DAY_MS));
      const { restore_id } = await say(guest(), 'As a guest');
      platform.clock.set(new Date());
      await forgetSupport(platform);
      return (await shown(guest(), restore_id)).messages.length > 0;
    };
    expect([await isKeptAfter(89), await isKeptAfter(91)]).toEqual([true, false]);
  });

  it('is a year for a message of the contact form', async () => {
    const { number } = await write({ name: 'Rena', email: 'rena@orbit.example', message: 'Where is my withdrawal?' });
    const isKeptAfter = async (days: number) => {
      platform.clock.pass(days * DAY_MS);
      await forgetSupport(platform);
      const row = await database.selectFrom('contact_messages').select('id').where('id', '=', number).executeTakeFirst();
      return row !== undefined;
    };
    expect([await isKeptAfter(364), await isKeptAfter(2)]).toEqual([true, false]);
  });
});

it('a player who takes over a guest’s conversation joins the chat group', async () => {
  const { restore_id } = await say(guest(), 'As a guest');
  const { browser, player } = await signedIn(server.app, database);
  const groupsOf = async () =>
    (await database.selectFrom('player_groups').select('group_id').where('player_id', '=', player).execute()).map((row) => row.group_id);
  expect(await groupsOf()).not.toContain(groups.supportChat);
  await browser.send(call.setRestoreId, { body: { restore_id } });
  expect(await groupsOf()).toContain(groups.supportChat);
});

it('a conversation that a player takes over keeps the later read position of both', async () => {
  const writer = guest();
  const { restore_id } = await say(writer, 'As a guest');
  const { browser } = await signedIn(server.app, database);
  await say(browser, 'As a player');
  const last = (await shown(browser)).messages.at(-1)!.id;
  await browser.send(call.markConversationRead, { body: { message: last } });
  await browser.send(call.setRestoreId, { body: { restore_id } });
  expect((await shown(browser)).read_to).toBe(last);
});

it('a mail of the contact form escapes markup', async () => {
  const typed = '<img src=x onerror="alert(1)"> & more than enough';
  const { number } = await write({ name: 'Rena', email: 'rena@orbit.example', message: typed });
  await sendContactMail(platform, { message: number });
  const { html, text } = platform.mails.at(-1)!;
  expect(html).toContain('&lt;img src=x onerror=&quot;alert(1)&quot;&gt; &amp; more than enough</p>');
  expect(html.match(/<(?!\/)[a-z]+/g)).toEqual(['<html', '<body', '<p']);
  expect(text).toContain(typed);
});
