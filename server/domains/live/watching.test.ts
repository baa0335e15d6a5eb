import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { getLiveRound, getLiveTables, LIVE_EVENTS_PATH } from '#contract/calls/live';
import type { LiveMark, LiveTable } from '#contract/fields/live';
import { EventReader } from '#tests/support/event-reader';
import { red } from '#tests/support/live-table';
import { liveStand } from '#tests/support/live-stand';
import { TestBrowser } from '#tests/support/platform';
import { noteChange } from './live-store';
import { writeWatchers } from './presence-store';

const game = 'orbit-house:orbit-live-roulette';

const { server, database, platform, view, turnTo, pay, seated } = await liveStand(game);
const readers: EventReader[] = [];
let address: string;

beforeAll(async () => {
  await platform.streams.listen();
  await server.app.listen({ port: 0, host: '127.0.0.1' });
  address = `http://127.0.0.1:${(server.app.server.address() as AddressInfo).port}${LIVE_EVENTS_PATH}`;
});

afterEach(() => {
  for (const reader of readers.splice(0)) reader.close();
});

afterAll(() => server.app.server.closeAllConnections());

async function watch(): Promise<EventReader> {
  const reader = await EventReader.open(`${address}?game=${game}`, {});
  readers.push(reader);
  return reader;
}

/** Reads events until the table is as expected; returns the names of all events. */
async function until(reader: EventReader, isThere: (seen: LiveTable) => boolean): Promise<string[]> {
  const names: string[] = [];
  for (;;) {
    const [{ event, data }] = (await reader.take(1)) as unknown as [{ event: string; data: LiveTable }];
    names.push(event);
    if (event === 'table' && isThere(data)) return names;
  }
}

/** The number of watchers in the last event of a reader. */
const heardOf = (reader: EventReader) => () =>
  (reader.pending.findLast(({ event }) => event === 'table')?.data as LiveTable | undefined)?.watching;

describe('a watcher of a live table', () => {
  it('first gets the last results and the state, uncached, and then every change', async () => {
    const reader = await watch();
    expect(reader.headers.get('content-type')).toContain('text/event-stream');
    expect(reader.headers.get('cache-control')).toBe('no-store');
    const [results, state] = await reader.take(2);
    expect(results).toMatchObject({ event: 'results', data: expect.any(Array) });
    expect(state).toMatchObject({ event: 'table', data: { game, phase: 'betting', watching: 1, seed: null } });
    await turnTo('playing');
    await until(reader, ({ phase }) => phase === 'playing');
  });

  it('gets the bets of others with masked names', async () => {
    const { live_round } = await view();
    const reader = await watch();
    const { bet, player } = await seated();
    await database.updateTable('players').set({ nickname: 'Cassiopeia' }).where('id', '=', player).execute();
    await bet(live_round, red(2_000));
    await until(reader, ({ players }) => players === 1);
    // The message about the watcher's own arrival may already include the first bet.
    const next = await seated();
    await next.bet(live_round, red());
    await until(reader, ({ players }) => players === 2);
    const { bettors } = await view();
    expect(bettors).toEqual([
      { name: expect.any(String), currency: 'EUR', stake_cents: 2_000, win_cents: null },
      { name: expect.any(String), currency: 'EUR', stake_cents: 1_000, win_cents: null },
    ]);
    expect(bettors[0]!.name).not.toContain('Cassiopeia');
  });

  it('gets the results again only after a new one', async () => {
    const reader = await watch();
    await until(reader, () => true);
    await turnTo('result');
    const names = await until(reader, ({ phase }) => phase === 'result');
    expect(names).not.toContain('results');
    const [next] = await reader.take(1);
    expect(next).toMatchObject({ event: 'results' });
    expect((next!.data as LiveMark[])[0]).toEqual((await view()).seen);
    // Two changes in the same phase: results are sent after the table.
    await watch();
    await until(reader, ({ watching }) => watching === 2);
    await watch();
    expect(await until(reader, ({ watching }) => watching === 3)).not.toContain('results');
  });

  it('is counted while the stream is open, in the lobby too', async () => {
    const watching = async () => {
      const { json } = await new TestBrowser(server.app).send(getLiveTables);
      return (json as { data: { table: { watching: number } }[] }).data[0]!.table.watching;
    };
    const [first, second] = [await watch(), await watch()];
    await until(second, () => true);
    expect(await watching()).toBe(2);
    first.close();
    await expect.poll(watching).toBe(1);
  });

  it('gets the number of watchers at first and on every change [ROUTE-003a]', async () => {
    const first = await watch();
    await expect.poll(heardOf(first)).toBe(1);
    const second = await watch();
    await expect.poll(heardOf(second)).toBe(2);
    await expect.poll(heardOf(first)).toBe(2);
    second.close();
    await expect.poll(heardOf(first)).toBe(1);
  });

  it('is counted with the watchers of other servers while those are alive', async () => {
    const other = crypto.randomUUID();
    const reader = await watch();
    await expect.poll(heardOf(reader)).toBe(1);
    await writeWatchers(database, other, [{ game, watching: 7 }]);
    await noteChange(database, game);
    await expect.poll(heardOf(reader)).toBe(8);
    await database
      .updateTable('live_watchers')
      .set({ seen_at: new Date(0) })
      .where('server', '=', other)
      .execute();
    await expect.poll(heardOf(reader), { timeout: 15_000 }).toBe(1);
  });

  it('gets 404 for a game that isn’t a live table', async () => {
    for (const query of ['?game=orbit-house:orbit-roulette', '?game=nobody:nothing', '']) {
      const response = await fetch(`${address}${query}`);
      expect([query, response.status]).toEqual([query, 404]);
      await response.body?.cancel();
    }
  });
});

describe('the visible part of a live round', () => {
  const published = async (number: number, of = game) =>
    (await new TestBrowser(server.app).send(getLiveRound, { params: { game: of, number: String(number) } })) as {
      code: string | null;
      json: unknown;
    };

  it('excludes its outcome before it’s shown, and its seed and wins until it’s paid', async () => {
    const { live_round, number } = await view();
    const { bet } = await seated();
    await bet(live_round, red());
    for (const phase of ['betting', 'closing'] as const) {
      if (phase === 'closing') await turnTo(phase);
      expect(await view()).toMatchObject({ phase, seen: null, result: null, seed: null });
    }
    expect(await turnTo('playing')).toMatchObject({ seed: null, bettors: [{ win_cents: null }] });
    expect((await published(number)).json).toMatchObject({ live_round, seen: null, result: null, seed: null });
    await turnTo('result');
    await pay();
    const paid = await view();
    expect(paid).toMatchObject({ seed: expect.any(String), result: expect.any(String), bettors: [{ win_cents: expect.any(Number) }] });
    const shown = { live_round, seed: paid.seed, seen: paid.seen, result: paid.result };
    expect((await published(number)).json).toMatchObject(shown);
    await turnTo('betting');
    expect((await published(number)).json).toMatchObject(shown);
  });

  it('doesn’t exist for a number that wasn’t played, or a game that isn’t a live table', async () => {
    expect((await published(999_999)).code).toBe('round_not_found');
    expect((await published(1, 'orbit-house:orbit-roulette')).code).toBe('round_not_found');
  });
});
