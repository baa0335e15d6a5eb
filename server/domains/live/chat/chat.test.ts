import type { AddressInfo } from 'node:net';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { hideInChat, LIVE_CHAT_PATH, reportInChat, sayInChat } from '#contract/calls/live-chat';
import type { ChatHello, ChatLine, ChatPeople } from '#contract/fields/live-chat';
import { providerRoutes } from '#server/composition/provider-routes';
import { gameRoutes } from '#server/domains/games/routes';
import { playRoutes } from '#server/domains/play/routes';
import { EventReader } from '#tests/support/event-reader';
import { openGame } from '#tests/support/frame';
import { ownServer } from '#tests/support/own-server';
import { configsOf } from '../../config/configs';
import { liveChatWords } from '../../config/defaults/live-chat.data';
import { setConfig } from '../../config/store';
import { liveJobs } from '../jobs';
import { liveRoutes } from '../routes';
import { CHAT_CHANNEL } from './chat-store';
import { keepLine, listReported, muteWriter, removeLine } from './operators';
import { liveChatRoutes } from './routes';

const game = 'orbit-house:orbit-live-roulette';
const server = ownServer([gameRoutes, playRoutes, providerRoutes, liveRoutes, liveChatRoutes]);
const { database, platform } = server;
const readers: EventReader[] = [];
const start = platform.clock.now();
let address: string;

beforeAll(async () => {
  await platform.streams.listen();
  await server.app.listen({ port: 0, host: '127.0.0.1' });
  address = `http://127.0.0.1:${(server.app.server.address() as AddressInfo).port}${LIVE_CHAT_PATH}`;
});

beforeEach(async () => {
  platform.clock.set(start);
  await database.deleteFrom('live_chat_lines').execute();
});

afterEach(() => {
  for (const reader of readers.splice(0)) reader.close();
});

afterAll(() => server.app.server.closeAllConnections());

/** A player at a table, with the calls of the player's frame. */
async function chatting(at = game) {
  const { browser, player, frame } = await openGame(server.app, database, at, 1_000);
  const headers = { authorization: `Bearer ${frame.launched.token}` };
  return {
    player,
    say: async (text: string, line: string = crypto.randomUUID()) => browser.send(sayInChat, { body: { line, text } }, headers),
    hide: (person: string, is_hidden = true) => browser.send(hideInChat, { body: { person, is_hidden } }, headers),
    report: (id: number) => browser.send(reportInChat, { body: { id, reason: 'insult' } }, headers),
    open: async () => {
      const reader = await EventReader.open(address, headers);
      readers.push(reader);
      return heardBy(reader);
    },
  };
}

/** The events that a player has received. */
function heardBy(reader: EventReader) {
  const all = <T>(kind: string) => reader.pending.filter(({ event }) => event === kind).map(({ data }) => data as T);
  return {
    reader,
    hello: () => all<ChatHello>('hello')[0],
    texts: () => all<ChatLine[]>('lines').flatMap((lines) => lines.map(({ text }) => text)),
    lines: () => all<ChatLine[]>('lines').flat(),
    removed: () => all<number[]>('removed').flat(),
    here: () => all<ChatPeople>('people').at(-1)?.here,
  };
}

/** Operators open or close the chats. */
async function open(is_open: boolean): Promise<void> {
  await setConfig(database, 'live-chat', { is_open, words: liveChatWords });
  configsOf(platform).forget();
}

const idOf = ({ json }: { json: unknown }) => (json as { id: number }).id;

describe('the chat of a live table', () => {
  it('sends a line to everybody at the table, with a masked name, and to nobody at another one', async () => {
    const [writer, reader, elsewhere] = [await chatting(), await chatting(), await chatting('orbit-house:perihelion-live-launch')];
    await database.updateTable('players').set({ nickname: 'Cassiopeia' }).where('id', '=', writer.player).execute();
    const [own, others, away] = [await writer.open(), await reader.open(), await elsewhere.open()];
    await expect.poll(others.here).toBe(2);
    await writer.say('Good luck!');
    await expect.poll(others.texts).toEqual(['Good luck!']);
    await expect.poll(own.texts).toEqual(['Good luck!']);
    const [line] = others.lines();
    expect(line).toMatchObject({ person: own.hello()!.me, name: expect.stringMatching(/\*{3}$/) });
    expect(line!.name).not.toContain('Cassiopeia');
    expect(away.texts()).toEqual([]);
    await expect.poll(away.here).toBe(1);
  });

  it('begins with the last lines and the people present', async () => {
    const [first, second] = [await chatting(), await chatting()];
    await first.say('one');
    const reader = await second.open();
    await expect.poll(() => reader.hello()?.lines.map(({ text }) => text)).toEqual(['one']);
    const other = await first.open();
    await expect.poll(reader.here).toBe(2);
    other.reader.close();
    await expect.poll(reader.here).toBe(1);
  });

  it('counts somebody who comes back to an empty chat', async () => {
    const only = await chatting('orbit-house:apogee-live-baccarat');
    const before = await only.open();
    await expect.poll(before.here).toBe(1);
    before.reader.close();
    await expect.poll(() => database.selectFrom('live_chat_here').select('player_id').execute()).toEqual([]);
    const again = await only.open();
    await expect.poll(again.here).toBe(1);
  });

  it('stores a repeated line once', async () => {
    const { say } = await chatting();
    const name = crypto.randomUUID();
    const [one, again] = [await say('once', name), await say('once', name)];
    expect(idOf(again)).toBe(idOf(one));
    expect(await database.selectFrom('live_chat_lines').select('text').execute()).toEqual([{ text: 'once' }]);
  });

  it.each([
    ['see www.example.org', 'chat_links_not_allowed'],
    ['4111 1111 1111 1111', 'chat_personal_data'],
    ['m e r d e', 'chat_words_not_allowed'],
    ['Scheißtisch', 'chat_words_not_allowed'],
  ])('refuses %s', async (text, code) => {
    const { say } = await chatting();
    expect((await say(text)).code).toBe(code);
    expect(await database.selectFrom('live_chat_lines').select('id').execute()).toEqual([]);
  });

  it('refuses a second line within two seconds at any table', async () => {
    const { say } = await chatting();
    expect((await say('one')).code).toBeNull();
    expect((await say('two')).code).toBe('chat_too_fast');
    platform.clock.pass(2_000);
    expect((await say('two')).code).toBeNull();
  });

  it('judges the pace by a player’s last lines, however many were written before', async () => {
    const { say } = await chatting();
    for (let count = 0; count < 7; count++) {
      expect((await say('calm')).code).toBeNull();
      platform.clock.pass(60_000);
    }
    expect((await say('one')).code).toBeNull();
    expect((await say('two')).code).toBe('chat_too_fast');
  });

  it('refuses players on a break or without a launch, and everybody while operators have closed it', async () => {
    const { say, player } = await chatting();
    await open(false);
    expect((await say('closed')).code).toBe('chat_closed');
    await open(true);
    await database.insertInto('user_limits').values({ player_id: player, type: 'coolingoff', period: 'week' }).execute();
    expect((await say('on a break')).code).toBe('player_excluded');
    await database.updateTable('game_sessions').set({ ended_at: platform.clock.now() }).where('player_id', '=', player).execute();
    expect((await say('gone')).code).toBe('launch_token_invalid');
  });
});

describe('moderation of a chat', () => {
  const decision = (line: number) => ({ line, reason: 'insult', by: 'operator', now: platform.clock.now() });

  it('hides a person from one player, on all their devices', async () => {
    const [rude, calm] = [await chatting(), await chatting()];
    const { me } = await (async () => {
      const heard = await rude.open();
      await expect.poll(() => heard.hello()?.me).toBeDefined();
      return heard.hello()!;
    })();
    expect((await calm.hide(crypto.randomUUID())).code).toBe('chat_person_not_found');
    await calm.hide(me);
    const other = await chatting();
    await other.hide(me);
    const heard = await calm.open();
    await expect.poll(() => heard.hello()?.hidden).toEqual([me]);
    await calm.hide(me, false);
    const later = await calm.open();
    await expect.poll(() => later.hello()?.hidden).toEqual([]);
    const others = await other.open();
    await expect.poll(() => others.hello()?.hidden).toEqual([me]);
  });

  it('removes a reported line from every screen and records the operator', async () => {
    const [rude, calm] = [await chatting(), await chatting()];
    const heard = await calm.open();
    const line = idOf(await rude.say('you are silly'));
    await expect.poll(heard.texts).toHaveLength(1);
    const elsewhere = await chatting('orbit-house:perihelion-live-launch');
    expect((await elsewhere.report(line)).code).toBe('chat_line_not_found');
    await calm.report(line);
    await calm.report(line);
    expect(await listReported(database)).toEqual([expect.objectContaining({ id: line, reports: 1, reasons: 'insult' })]);
    expect(await removeLine(database, decision(line))).toBe(true);
    expect(await removeLine(database, decision(line))).toBe(false);
    await expect.poll(heard.removed).toContain(line);
    expect(await listReported(database)).toEqual([]);
    expect((await calm.report(line)).code).toBe('chat_line_not_found');
    const audited = await database
      .selectFrom('audit_log')
      .select(['actor', 'kind', 'details'])
      .where('player_id', '=', rude.player)
      .where('kind', 'like', 'live_chat%')
      .execute();
    expect(audited).toEqual([{ actor: 'operator', kind: 'live_chat_line_removed', details: { line, reason: 'insult' } }]);
  });

  it('notifies its table when a line is removed', async () => {
    const quiet = 'orbit-house:parallax-live-blackjack';
    const { say } = await chatting(quiet);
    const line = idOf(await say('hello'));
    const listener = new pg.Client({ connectionString: server.url });
    await listener.connect();
    const woken: (string | undefined)[] = [];
    listener.on('notification', ({ payload }) => woken.push(payload));
    await listener.query(`listen ${CHAT_CHANNEL}`);
    await removeLine(database, decision(line));
    await expect.poll(() => woken).toContain(quiet);
    await listener.end();
  });

  it('keeps a line that operators approve, and deletes its reports', async () => {
    const [writer, other] = [await chatting(), await chatting()];
    const line = idOf(await writer.say('hello'));
    expect(await keepLine(database, decision(line))).toBe(false);
    await other.report(line);
    expect(await keepLine(database, decision(line))).toBe(true);
    expect(await listReported(database)).toEqual([]);
  });

  it('lets a muted player read but not write, until the time is over or operators end it', async () => {
    const { say } = await chatting();
    const line = idOf(await say('one'));
    await muteWriter(database, decision(line), 2);
    platform.clock.pass(60_000);
    expect((await say('two')).code).toBe('chat_muted');
    await muteWriter(database, decision(line), 0);
    expect((await say('two')).code).toBeNull();
    await muteWriter(database, decision(line), 2);
    platform.clock.pass(2 * 60 * 60_000);
    expect((await say('three')).code).toBeNull();
    const audited = database
      .selectFrom('audit_log')
      .select('kind')
      .where('kind', 'like', 'live_chat_%muted')
      .orderBy('id', 'desc')
      .limit(3);
    expect((await audited.execute()).map(({ kind }) => kind)).toEqual(['live_chat_muted', 'live_chat_unmuted', 'live_chat_muted']);
  });

  it('deletes lines after thirty days', async () => {
    const { say } = await chatting();
    await say('old');
    platform.clock.pass(30 * 24 * 60 * 60_000 - 1);
    await liveJobs.forget_live_chat(platform);
    expect(await database.selectFrom('live_chat_lines').select('text').execute()).toHaveLength(1);
    platform.clock.pass(2);
    await liveJobs.forget_live_chat(platform);
    expect(await database.selectFrom('live_chat_lines').select('text').execute()).toEqual([]);
  });
});
