import { beforeEach, expect, it } from 'vitest';
import type { ResponseOf } from '#contract/call';
import { getLiveTables } from '#contract/calls/live';
import { endPhase, liveTable, red } from '#tests/support/live-table';
import { liveServer } from '#tests/support/live-stand';
import { TestBrowser } from '#tests/support/platform';
import { configsOf } from '../config/configs';
import { setConfig } from '../config/store';
import { type LiveGame, liveGameOf } from './live-games';
import { unpaidBets } from './live-store';
import { turnTable } from './turn';

const game = 'orbit-house:orbit-live-roulette';
const seats = 'orbit-house:parallax-live-blackjack';
const server = liveServer();
const { database, platform } = server;
const table = (await liveGameOf(game)) as LiveGame;
const withSeats = (await liveGameOf(seats)) as LiveGame;
const { view, turnTo, pay, seated, ready } = liveTable(server, table);

/** Operators open every table from ten to noon, or always. */
async function keepHours(hasHours: boolean): Promise<void> {
  const hours = hasHours ? Object.fromEntries([game, seats].map((one) => [one, { opens: '10:00', closes: '12:00' }])) : {};
  await setConfig(database, 'live-tables', { betting_seconds: 20, result_seconds: 5, hours });
  configsOf(platform).forget();
}

const noon = new Date('2099-05-01T12:00:00Z');
const before = platform.clock.now();

beforeEach(async () => {
  platform.clock.set(before);
  await keepHours(false);
  await ready();
});

const listed = async () => {
  const { json } = await new TestBrowser(server.app).send(getLiveTables);
  const { data } = json as ResponseOf<typeof getLiveTables>;
  return data.find((one) => one.game.identifier === game)!;
};

/** The tables' hours end, but no table was advanced yet. */
async function closeNow(): Promise<void> {
  await keepHours(true);
  platform.clock.set(noon);
  configsOf(platform).forget();
}

it('a running round is finished and paid when a table closes, and none begins until it opens [ROUTE-003a]', async () => {
  const { bet } = await seated();
  const { live_round } = await view();
  expect((await bet(live_round, red())).code).toBeNull();
  await closeNow();
  expect((await listed()).table).toMatchObject({ live_round, phase: 'betting' });
  await turnTo('result');
  await pay();
  expect(await unpaidBets(database, live_round)).toEqual([]);
  await endPhase(database, game);
  await turnTable(platform, table);
  expect(await listed()).toMatchObject({ table: null, opens_at: '2099-05-02T10:00:00.000Z' });
  expect((await bet(live_round, red())).code).toBe('bets_closed');
  await turnTable(platform, table);
  expect((await listed()).table).toBeNull();
  platform.clock.set(new Date('2099-05-02T10:00:00Z'));
  await turnTable(platform, table);
  expect(await listed()).toMatchObject({ table: { phase: 'betting' }, opens_at: null });
});

it('a table that waits for players closes without a round', async () => {
  const { view: waiting, ready: begin, turnTo: turnSeats } = liveTable(server, withSeats);
  await begin();
  await closeNow();
  await endPhase(database, seats);
  await turnTable(platform, withSeats);
  expect(await waiting()).toBeNull();
  platform.clock.set(new Date('2099-05-02T10:00:00Z'));
  expect(await turnSeats('betting')).toMatchObject({ phase: 'betting' });
});
