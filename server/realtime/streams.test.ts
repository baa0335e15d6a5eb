import type { AddressInfo } from 'node:net';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { signOut } from '#contract/calls/account';
import { inTransaction } from '#server/database/connection';
import { signInRoutes } from '#server/composition/sign-in-routes';
import { endAllSessions } from '#server/domains/account/sign-in/sessions-store';
import { hashToken } from '#server/plugins/session';
import { EventReader } from '#tests/support/event-reader';
import { eventually } from '#tests/support/eventually';
import { newPlayer } from '#tests/support/ledger';
import { ownServer } from '#tests/support/own-server';
import { signIn } from '#tests/support/signed-in';
import { realtimeRoutes } from './routes';
import { emit } from './emit';

const server = ownServer([realtimeRoutes, signInRoutes], {}, { poolSize: 20 });
const { database, platform } = server;
let url: string;
const readers: EventReader[] = [];

beforeAll(async () => {
  await platform.streams.listen();
  await server.app.listen({ port: 0, host: '127.0.0.1' });
  url = `http://127.0.0.1:${(server.app.server.address() as AddressInfo).port}/api/events`;
});

afterEach(() => {
  for (const reader of readers.splice(0)) reader.close();
});

afterAll(() => server.app.server.closeAllConnections());

async function playerWithCookie() {
  const player = await newPlayer(database);
  const browser = await signIn(server.app, database, player);
  return { player, browser, cookie: `sid=${browser.cookies.get('sid')}` };
}

async function open(cookie: string | null, query = '', headers: Record<string, string> = {}): Promise<EventReader> {
  const reader = await EventReader.open(url + query, { ...headers, ...(cookie && { cookie }) });
  readers.push(reader);
  return reader;
}

const WRITERS = 12;

/** Commits events `from` to `to`, each in its own transaction, by several concurrent writers. */
async function commit(player: number, from: number, to: number): Promise<void> {
  let next = from;
  const write = async () => {
    while (next <= to) {
      const event = { chargeable_points: next++, persistent_points: 0 };
      await inTransaction(database, (transaction) => emit(transaction, player, 'comps_award', event));
    }
  };
  await Promise.all(Array.from({ length: WRITERS }, write));
}

const idsOf = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, at) => `test:${from + at}`);

describe('a stream', () => {
  it('gets an event whose wake-up was lost at the next sweep', async () => {
    const { player, cookie } = await playerWithCookie();
    const reader = await open(cookie);
    await reader.take(1);
    await sql`select write_event(${player}::bigint, 'comps_award', '{"chargeable_points": 1, "persistent_points": 0}'::jsonb)`.execute(
      database,
    );
    platform.streams.tend();
    expect(await reader.take(1)).toMatchObject([{ event: 'comps_award', id: 'test:1' }]);
  });

  it('starts with hello, then sends committed events, in order and with their sequence number [RT-001a]', async () => {
    const { player, cookie } = await playerWithCookie();
    await commit(player, 1, 3);
    const reader = await open(cookie);
    expect(await reader.take(1)).toMatchObject([{ event: 'hello', id: null, data: { epoch: 'test', sequence: 3, gap: false } }]);
    await commit(player, 4, 4);
    expect(await reader.take(1)).toEqual([{ event: 'comps_award', id: 'test:4', data: { chargeable_points: 4, persistent_points: 0 } }]);
  });

  it('sends every kind as it was committed, and only to its player [RT-001a]', async () => {
    const [one, other] = [await playerWithCookie(), await playerWithCookie()];
    const [reader, stranger] = [await open(one.cookie), await open(other.cookie)];
    const balance = { currency: 'EUR', amount_cents: 1, available_to_cashout_cents: 1, bonus_cents: 0 };
    await inTransaction(database, async (transaction) => {
      await emit(transaction, one.player, 'balance', balance);
      await emit(transaction, one.player, 'groups_updates', { groups: [1401] });
      await emit(transaction, one.player, 'payments_events', { id: 'p', step: 'created' });
    });
    expect((await reader.take(4)).map(({ event }) => event)).toEqual(['hello', 'balance', 'groups_updates', 'payments_events']);
    await commit(other.player, 1, 1);
    expect((await stranger.take(2)).map(({ event }) => event)).toEqual(['hello', 'comps_award']);
    expect(stranger.pending).toEqual([]);
  });

  it('sends nothing of a rolled-back transaction', async () => {
    const { player, cookie } = await playerWithCookie();
    const reader = await open(cookie);
    const undone = inTransaction(database, async (transaction) => {
      await emit(transaction, player, 'groups_updates', { groups: [21] });
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    await commit(player, 1, 1);
    expect((await reader.take(2)).map(({ event, id }) => [event, id])).toEqual([
      ['hello', null],
      ['comps_award', 'test:1'],
    ]);
  });

  it('of a guest sends public announcements, without a sequence number', async () => {
    const reader = await open(null, '?cursor=test:0');
    expect(await reader.take(1)).toMatchObject([{ data: { sequence: 0, gap: false } }]);
    platform.streams.broadcast('jackpots_changes', { jackpots: [] });
    expect(await reader.take(1)).toEqual([{ event: 'jackpots_changes', id: null, data: { jackpots: [] } }]);
  });

  it('of a window whose session has ended starts with a gap, so that it refetches and detects the end', async () => {
    const { player, cookie, browser } = await playerWithCookie();
    await commit(player, 1, 5);
    await browser.send(signOut);
    const reader = await open(cookie, '?cursor=test:5');
    expect(await reader.take(1)).toMatchObject([{ event: 'hello', data: { epoch: 'test', sequence: 0, gap: true } }]);
  });

  it('is for this site only, and is never cached', async () => {
    const { cookie } = await playerWithCookie();
    expect((await fetch(url, { headers: { cookie, 'sec-fetch-site': 'cross-site' } })).status).toBe(403);
    const { headers } = await open(cookie);
    expect([headers.get('content-type'), headers.get('cache-control')]).toEqual(['text/event-stream; charset=utf-8', 'private, no-store']);
  });
});

describe('after a lost connection', () => {
  it('the events since the cursor come first, in order and once each [RT-002a, RT-002b]', async () => {
    const { player, cookie } = await playerWithCookie();
    await commit(player, 1, 10);
    const byQuery = await open(cookie, '?cursor=test:4');
    expect((await byQuery.take(7)).map(({ id }) => id)).toEqual([null, ...idsOf(5, 10)]);
    const byHeader = await open(cookie, '', { 'last-event-id': 'test:9' });
    await commit(player, 11, 11);
    expect((await byHeader.take(3)).map(({ id }) => id)).toEqual([null, ...idsOf(10, 11)]);
  });

  it.each([
    ['of another history', 'other:4'],
    ['from the future', 'test:11'],
    ['that cannot be read', '4'],
  ])('a cursor %s is a gap', async (_name, cursor) => {
    const { player, cookie } = await playerWithCookie();
    await commit(player, 1, 10);
    const reader = await open(cookie, `?cursor=${cursor}`);
    expect(await reader.take(1)).toMatchObject([{ data: { sequence: 10, gap: true } }]);
    await commit(player, 11, 11);
    expect((await reader.take(1)).map(({ id }) => id)).toEqual(['test:11']);
  });

  it('events that were deleted, or are too many, are a gap', async () => {
    const { player, cookie } = await playerWithCookie();
    await commit(player, 1, 10);
    await database.deleteFrom('player_events').where('player_id', '=', player).where('seq', '<=', 5).execute();
    expect(await (await open(cookie, '?cursor=test:4')).take(1)).toMatchObject([{ data: { sequence: 10, gap: true } }]);
    expect(await (await open(cookie, '?cursor=test:5')).take(1)).toMatchObject([{ data: { sequence: 5, gap: false } }]);
    await sql`update players set event_seq = 3000 where id = ${player}`.execute(database);
    expect(await (await open(cookie, '?cursor=test:10')).take(1)).toMatchObject([{ data: { sequence: 3000, gap: true } }]);
  });

  it('3,000 events, half of them committed during the replay, arrive once each and in order [RT-002a, RT-002b]', async () => {
    const { player, cookie } = await playerWithCookie();
    await commit(player, 1, 1500);
    const opening = open(cookie, '?cursor=test:0');
    const committing = commit(player, 1501, 3000);
    const reader = await opening;
    const events = await reader.take(3001);
    await committing;
    expect(events.slice(1).map(({ id }) => id)).toEqual(idsOf(1, 3000));
    const points = events.slice(1).map(({ data }) => (data as { chargeable_points: number }).chargeable_points);
    expect(new Set(points).size).toBe(3000);
    expect(reader.pending).toEqual([]);
  });

  it('of the database listener, events committed meanwhile still arrive', async () => {
    const { player, cookie } = await playerWithCookie();
    const reader = await open(cookie);
    await reader.take(1);
    await sql`select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'perigee-streams' and datname = current_database()`.execute(
      database,
    );
    await commit(player, 1, 5);
    expect((await reader.take(5)).map(({ id }) => id)).toEqual(idsOf(1, 5));
  });
});

describe('the end of a session', () => {
  it('by sign-out ends only its own streams, within a second', async () => {
    const { player, browser, cookie } = await playerWithCookie();
    const phone = await signIn(server.app, database, player);
    const [here, there] = [await open(cookie), await open(`sid=${phone.cookies.get('sid')}`)];
    await browser.send(signOut);
    await expect(here.ended(1000)).resolves.toBe(true);
    await commit(player, 1, 1);
    expect((await there.take(2)).at(-1)).toMatchObject({ id: 'test:1' });
  });

  it('by a break or a new password ends all streams of the player within a second', async () => {
    const { player, cookie } = await playerWithCookie();
    const phone = await signIn(server.app, database, player);
    const streams = [await open(cookie), await open(`sid=${phone.cookies.get('sid')}`)];
    await inTransaction(database, (transaction) => endAllSessions(transaction, player));
    expect(await Promise.all(streams.map((stream) => stream.ended(1000)))).toEqual([true, true]);
    expect(await (await open(cookie)).take(1)).toMatchObject([{ data: { sequence: 0 } }]);
    await commit(player, 1, 1);
    expect(readers.at(-1)!.pending).toEqual([]);
  });

  it('whose message was lost ends the stream at the next sweep', async () => {
    const { player, cookie } = await playerWithCookie();
    const reader = await open(cookie);
    await database.updateTable('sessions').set({ revoked_at: new Date() }).where('player_id', '=', player).execute();
    platform.streams.tend();
    await expect(reader.ended(1000)).resolves.toBe(true);
  });

  it('writes nothing more to an ending stream', async () => {
    const { cookie } = await playerWithCookie();
    const reader = await open(cookie);
    platform.streams.endSession(hashToken(cookie.slice('sid='.length)).toString('hex'));
    platform.streams.tend();
    await expect(reader.ended(1000)).resolves.toBe(true);
  });

  it('removes the stream', async () => {
    const { cookie } = await playerWithCookie();
    const reader = await open(cookie);
    const { size } = platform.streams;
    reader.close();
    await eventually(() => expect(platform.streams.size).toBe(size - 1));
  });
});
