import { beforeEach, describe, expect, it, vi } from 'vitest';
import * as call from '#contract/calls/games';
import type { Jackpot, JackpotWin } from '#contract/fields/jackpot';
import { bet, newPlayer } from '#tests/support/ledger';
import { ownServer } from '#tests/support/own-server';
import { TestBrowser } from '#tests/support/platform';
import { profileRoutes } from '../../account/routes';
import { JackpotBoard } from './jackpot-board';
import { gameRoutes } from '../routes';
import { playRoutes } from '#server/domains/play/routes';

const server = ownServer([gameRoutes, playRoutes, profileRoutes]);
const { database, platform } = server;
let guest: TestBrowser;

beforeEach(() => {
  guest = new TestBrowser(server.app);
});

describe('jackpots', () => {
  it('show the ledger’s amounts, level by level [API-051, JACK-001a]', async () => {
    const before = ((await guest.send(call.getJackpots)).json as { data: Jackpot[] }).data[0]!;
    expect(before).toMatchObject({ identifier: 'mystic', state: 'active', currency: 'EUR' });
    expect(before.levels.map(({ identifier }) => identifier)).toEqual(['nova', 'orbit', 'comet']);
    expect(before.amount_cents).toBe(before.levels.reduce((sum, { amount_cents }) => sum + amount_cents, 0));
    await bet(database, await newPlayer(database, { money: 100_000 }), { stake: 100_000, jackpot: 'mystic' });
    platform.clock.pass(2_000);
    const after = ((await guest.send(call.getJackpots)).json as { data: Jackpot[] }).data[0]!;
    expect(after.levels.map(({ amount_cents }, at) => amount_cents - before.levels[at]!.amount_cents)).toEqual([200, 200, 200]);
  });

  it('are sent to open streams only when they have changed', async () => {
    const broadcast = vi.spyOn(platform.streams, 'broadcast');
    vi.spyOn(platform.streams, 'size', 'get').mockReturnValue(1);
    const board = new JackpotBoard(platform);
    await board.publish();
    await board.publish();
    expect(broadcast).toHaveBeenCalledTimes(1);
    await bet(database, await newPlayer(database, { money: 100_000 }), { stake: 50_000, jackpot: 'mystic' });
    await board.publish();
    expect(broadcast).toHaveBeenCalledTimes(2);
    expect(broadcast.mock.lastCall?.[1]).toMatchObject({ jackpots: expect.arrayContaining([expect.objectContaining({ level: 'nova' })]) });
    vi.restoreAllMocks();
  });

  it('list the biggest and the latest wins, with at most six letters of the winner’s name [API-052, JACK-002a, JACK-002b]', async () => {
    const names = ['Ada', 'Bartholomew', 'Cem', 'Dora Lind', 'Emil', 'Fatima', 'Gil'];
    for (const [at, nickname] of names.entries()) {
      const player = await newPlayer(database);
      await database.updateTable('players').set({ nickname }).where('id', '=', player).execute();
      await database
        .insertInto('jackpot_wins')
        .values({
          jackpot: 'mystic',
          level: 'comet',
          level_name: 'Comet',
          player_id: player,
          round_id: crypto.randomUUID(),
          currency: 'CAD',
          amount: 1500 * (names.length - at),
          eur_cents: 1000 * (names.length - at),
          won_at: new Date(2026, 0, at + 1),
        })
        .execute();
    }
    const { json } = await guest.send(call.getJackpotWins);
    const wins = (json as { data: JackpotWin[] }).data;
    expect(wins.map(({ user_name }) => user_name)).toEqual([
      'Ada***',
      'Bartho***',
      'Cem***',
      'Dora L***',
      'Emil***',
      'Gil***',
      'Fatima***',
    ]);
    expect(JSON.stringify(wins)).not.toContain('Bartholomew');
    expect(wins[0]).toMatchObject({
      amount_cents: 7000,
      jackpot_original_amount_cents: 10_500,
      jackpot_original_currency: 'CAD',
      jackpot_level_name: 'Comet',
    });
  });
});
