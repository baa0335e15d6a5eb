import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { ownDatabase } from '#tests/support/database';
import { bet, hashOf, newPlayer } from '#tests/support/ledger';

const { database } = ownDatabase();

const run = (text: string, values: unknown[] = []) => database.pool.query<Record<string, unknown>>(text, values);
const one = async (text: string, values: unknown[] = []) => Object.values((await run(text, values)).rows[0]!)[0];

const table = 'orbit-house:some-table';
let rounds = 0;

/** A round of a live table in its second phase, without acts. */
async function liveRound(): Promise<string> {
  const id = randomUUID();
  await run(
    `insert into live_rounds (id, game, number, phase, ends_at, seed, commitment, drawn)
     values ($1, $2, $3, 'playing', now() + interval '1 hour', '\\x00', '\\x00', '{"acts": []}')`,
    [id, `${table}-${(rounds += 1)}`, rounds],
  );
  return id;
}

/** A player with a bet in a round of a live table. */
async function bettor(live: string, stake = 100) {
  const player = await newPlayer(database, { money: 10_000 });
  const { round_id: round } = await bet(database, player, { stake, outcome: { kind: 'live' } });
  await run(`insert into live_bets (live_round, player_id, round_id, currency, stake, bets) values ($1, $2, $3, 'EUR', $4, '[]')`, [
    live,
    player,
    round,
    stake,
  ]);
  const seats = (...spots: string[]) =>
    one('select take_live_seats($1, $2, $3)', [live, player, JSON.stringify(spots.map((spot) => ({ spot })))]);
  return { player, round, seats };
}

describe('a seat', () => {
  it('belongs to one player in a round, and is free again in the next one', async () => {
    const [live, next] = [await liveRound(), await liveRound()];
    expect(await (await bettor(live)).seats('seat-1')).toBeNull();
    expect(await (await bettor(live)).seats('seat-1')).toBe('seat_taken');
    expect(await (await bettor(next)).seats('seat-1')).toBeNull();
  });

  it('accepts bets behind it from other players, not from its own player, and not while it’s empty', async () => {
    const live = await liveRound();
    const sitting = await bettor(live);
    await sitting.seats('seat-1');
    expect(await (await bettor(live)).seats('behind-1')).toBeNull();
    expect(await sitting.seats('behind-1')).toBe('seat_empty');
    expect(await (await bettor(live)).seats('behind-2')).toBe('seat_empty');
  });
});

describe('an act at a seat', () => {
  /** A player in the seat whose turn it is; `act` adds this much to the stake. */
  async function atTurn() {
    const live = await liveRound();
    const { player, round, seats } = await bettor(live, 200);
    await seats('seat-1');
    const [login, launch] = [hashOf(randomUUID()), hashOf(randomUUID())];
    await run('insert into sessions (token_hash, player_id, epoch) values ($1, $2, $3)', [login, player, randomUUID()]);
    await run(
      `insert into game_sessions (token_hash, player_id, login_hash, game_identifier, currency, expires_at)
       values ($1, $2, $3, (select game from live_rounds where id = $4), 'EUR', now() + interval '1 hour')`,
      [launch, player, login, live],
    );
    const act = (stake: number, number = 0) =>
      run(`select play_live_turn($1, $2, $3, $4, 'seat-1', $5, '{"acts": [1]}', null, 1000, $6, null)`, [
        launch,
        randomUUID(),
        hashOf('an act'),
        live,
        number,
        stake,
      ]);
    return { live, player, round, act };
  }

  it('raises the stake of the round and of the bet at the table', async () => {
    const { live, player, round, act } = await atTurn();
    await act(200);
    expect(Number(await one('select stake from live_bets where live_round = $1 and player_id = $2', [live, player]))).toBe(400);
    expect(Number(await one('select stake from rounds where id = $1', [round]))).toBe(400);
    await expect(act(0)).rejects.toThrow('round_moved');
  });

  it('isn’t accepted once the launch or the player’s round has ended', async () => {
    const late = await atTurn();
    await run('update game_sessions set ended_at = now() where player_id = $1', [late.player]);
    await expect(late.act(0)).rejects.toThrow('launch_token_invalid');
    const returned = await atTurn();
    await run('select rollback_round($1, null)', [returned.round]);
    await expect(returned.act(0)).rejects.toThrow('round_closed');
  });

  it('can’t exceed a limit, which applies to the whole round; an act without a stake is always allowed', async () => {
    const { player, act } = await atTurn();
    const limit = { type: 'single_bet', period: 'forever', currency: 'EUR', amount_cents: 300 } as const;
    await database
      .insertInto('user_limits')
      .values({ player_id: player, ...limit })
      .execute();
    await expect(act(200)).rejects.toThrow('single_bet_limit');
    await database.updateTable('players').set({ status: 'locked' }).where('id', '=', player).execute();
    await expect(act(50)).rejects.toThrow('account_locked');
    await expect(act(0)).resolves.toBeDefined();
  });
});
