import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { everywhere } from '#tests/support/live-table';
import { liveStand } from '#tests/support/live-stand';

const game = 'orbit-house:orbit-live-roulette';
const { server, view, turnTo, pay, seated } = await liveStand(game);

const client = new pg.Client(server.url);
const heard: string[] = [];

beforeAll(async () => {
  client.on('notification', ({ channel, payload }) => heard.push(`${channel} ${payload}`));
  await client.connect();
  await client.query('listen player_events; listen live_tables');
});

afterAll(() => client.end());

/** Discards the notifications of earlier commits, which arrive in the order of commits. */
async function forget(): Promise<void> {
  const mark = crypto.randomUUID();
  await client.query("select pg_notify('live_tables', $1)", [mark]);
  await expect.poll(() => heard.at(-1)).toBe(`live_tables ${mark}`);
  heard.length = 0;
}

it('paying a round wakes the streams of every paid player, and notifies the table’s watchers', async () => {
  const { live_round } = await view();
  const players = await Promise.all([seated(), seated(), seated()]);
  await forget();
  await Promise.all(players.map(({ bet }) => bet(live_round, everywhere)));
  const woken = players.map(({ player }) => `player_events ${player}`);
  await expect.poll(() => heard).toEqual(expect.arrayContaining([...woken, `live_tables ${game}`]));
  await turnTo('result');
  await forget();
  await pay();
  await expect.poll(() => heard).toEqual(expect.arrayContaining([...woken, `live_tables ${game}`]));
});
