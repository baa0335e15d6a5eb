import { describe, expect, it } from 'vitest';
import type { InitResponse, WagerResponse } from '#contract/calls/provider';
import type { LimitStop } from '#contract/fields/limit';
import { catalogue } from '#rules/games/catalogue';
import { callFunction } from '#server/database/call-function';
import { gameRoutes } from '#server/domains/games/routes';
import { playRoutes } from '#server/domains/play/routes';
import { providerRoutes } from '#server/composition/provider-routes';
import { onRed, openGame } from '#tests/support/frame';
import { ownServer } from '#tests/support/own-server';

const table = 'orbit-house:orbit-roulette';
const slot = catalogue().find(({ kind, jackpot, provider }) => kind === 'slots' && !jackpot && provider.id === 'orbit-house')!.identifier;
const minute = 60_000;

const server = ownServer([gameRoutes, playRoutes, providerRoutes]);
const { database } = server;

/** An open game under a licence. */
async function opened(game: string, licence: string, birth = '1990-01-01') {
  const open = await openGame(server.app, database, game, 100_000);
  await database.updateTable('players').set({ license_name: licence, date_of_birth: birth }).where('id', '=', open.player).execute();
  const { stakes_cents: stakes } = (await open.frame.init()).json as InitResponse;
  return { ...open, stakes };
}
type Opened = Awaited<ReturnType<typeof opened>>;

/** Makes the player's rounds older. */
const pass = ({ player }: Pick<Opened, 'player'>, milliseconds: number) =>
  database.pool.query("update rounds set placed_at = placed_at - $2 * interval '1 millisecond' where player_id = $1", [
    player,
    milliseconds,
  ]);

async function round({ frame }: Pick<Opened, 'frame'>, bet: object = onRed(100)) {
  const { code, json } = await frame.wager(bet);
  if (code === null) await frame.settle((json as WagerResponse).round_id);
  return { code, limit: (json as { error?: { limit?: LimitStop } }).error?.limit };
}

/** Plays a round every four minutes. */
async function playFor(game: Opened, minutes: number): Promise<void> {
  expect((await round(game)).code).toBeNull();
  for (let left = minutes; left > 0; left -= 4) {
    await pass(game, Math.min(4, left) * minute);
    expect((await round(game)).code).toBeNull();
  }
}

describe('a licence’s cap on stakes', () => {
  it.each([
    ['DE', '1990-01-01', 100],
    ['GB', '1990-01-01', 570],
    ['GB', '2004-01-01', 228],
  ])('under %s for a birthday of %s offers stakes of slots up to %i cents, and refuses higher ones', async (licence, birth, cap) => {
    const game = await opened(slot, licence, birth);
    expect(Math.max(...game.stakes)).toBeLessThanOrEqual(cap);
    const every = (await opened(slot, 'curacao')).stakes;
    expect(Math.max(...every)).toBeGreaterThan(cap);
    const above = every.find((stake) => stake > cap)!;
    expect((await round(game, { stake_cents: above })).code).toBe('stake_not_allowed');
    expect((await round(game, { stake_cents: game.stakes.at(-1)! })).code).toBeNull();
  });

  it('is enforced in the database, independent of the server’s checks', async () => {
    const { player } = await opened(slot, 'DE');
    const refusalOf = async (stake: number) => {
      const { rows } = await database.pool.query<{ why: string | null }>(
        `select play_refusal(s, $2, '{"cycle_ms": 0, "stake_cap": 100, "pause_after_ms": null}') as why from game_sessions s
          where player_id = $1 and ended_at is null`,
        [player, stake],
      );
      return rows[0]!.why;
    };
    expect([await refusalOf(100), await refusalOf(101)]).toEqual([null, 'stake_not_allowed']);
  });
});

describe('the German pause', () => {
  it('is required after an hour of play, lasts five minutes from the last round, and starts a new hour', async () => {
    const game = await opened(table, 'DE');
    await playFor(game, 59);
    await pass(game, minute);
    const refused = await round(game);
    expect(refused).toMatchObject({ code: 'pause_required', limit: { type: 'session', left_cents: 0 } });
    expect(Math.abs(Date.parse(refused.limit!.frees_at!) - Date.now() - 4 * minute)).toBeLessThan(10_000);
    await pass(game, 3.9 * minute);
    expect((await round(game)).code).toBe('pause_required');
    await pass(game, 0.2 * minute);
    await playFor(game, 30);
  });

  it('isn’t due if the player has paused, for returned rounds, or under another licence', async () => {
    const paused = await opened(table, 'DE');
    await playFor(paused, 40);
    await pass(paused, 5.1 * minute);
    await playFor(paused, 56);
    const returned = await opened(table, 'DE');
    await playFor(returned, 59);
    await database.updateTable('rounds').set({ state: 'rolled_back' }).where('player_id', '=', returned.player).execute();
    await pass(returned, minute);
    expect((await round(returned)).code).toBeNull();
    const elsewhere = await opened(table, 'EE');
    await playFor(elsewhere, 60);
    await pass(elsewhere, minute);
    expect((await round(elsewhere)).code).toBeNull();
  });

  it('applies to all games of the account', async () => {
    const game = await opened(table, 'DE');
    await playFor(game, 59);
    await pass(game, minute);
    const until = await callFunction<string | null>(database, 'play_pause_until', [game.player, 60 * minute]);
    expect(until).not.toBeNull();
    const { rows } = await database.pool.query<{ why: string | null }>(
      `select play_refusal(s, 100, '{"cycle_ms": 0, "stake_cap": null, "pause_after_ms": 3600000}') as why from game_sessions s
        where player_id = $1 and ended_at is null`,
      [game.player],
    );
    expect(rows[0]!.why).toBe('pause_required');
  });
});
