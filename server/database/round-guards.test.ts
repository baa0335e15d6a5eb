import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { eventsOf } from '#tests/support/cashbox';
import { ownDatabase } from '#tests/support/database';
import { bet, hashOf, newPlayer } from '#tests/support/ledger';

const { database } = ownDatabase();

const run = (text: string, values: unknown[] = []) => database.pool.query<Record<string, unknown>>(text, values);

/** A player with money who is signed in and has launched a game; `login` and `launch` are the token hashes of both. */
async function launched(game = 'comet-run', money = 10_000) {
  const player = await newPlayer(database, { money });
  const [login, launch] = [hashOf(randomUUID()), hashOf(randomUUID())];
  await run('insert into sessions (token_hash, player_id, epoch) values ($1, $2, $3)', [login, player, randomUUID()]);
  await run(
    `insert into game_sessions (token_hash, player_id, login_hash, game_identifier, currency, expires_at)
     values ($1, $2, $3, $4, 'EUR', now() + interval '1 hour')`,
    [launch, player, login, game],
  );
  return { player, login, launch };
}

/** An open multi-step round, and a function that acts in it. */
async function openRound(player: number, launch: Buffer) {
  const { round_id: round } = await bet(database, player, { outcome: { acts: [] }, stake: 100 });
  const act = (stake: number, from = launch) =>
    run(`select act_in_round($1, $2, $3, $4, 0, $5, '{"acts": [1]}', 0, null)`, [from, randomUUID(), hashOf('an act'), round, stake]);
  return { round, act };
}

const ends = [
  ['launch has ended', 'update game_sessions set ended_at = now() where player_id = $1'],
  ['launch has expired', 'update game_sessions set expires_at = now() where player_id = $1'],
  ['session was ended', 'update sessions set revoked_at = now() where player_id = $1'],
  ['session has expired', 'update sessions set expires_at = now() where player_id = $1'],
] as const;

describe('an act in a round', () => {
  it.each(ends)('is refused once its %s', async (_what, end) => {
    const { player, launch } = await launched();
    const { act } = await openRound(player, launch);
    await run(end, [player]);
    await expect(act(0)).rejects.toThrow('launch_token_invalid');
  });

  it('is refused from the launch of another game', async () => {
    const { player } = await launched('another-game');
    const other = hashOf(randomUUID());
    const { act } = await openRound(player, other);
    await run('update game_sessions set token_hash = $1 where player_id = $2', [other, player]);
    await expect(act(0)).rejects.toThrow('round_not_found');
  });

  it('of a locked player can’t add a stake, but a paid round can be finished', async () => {
    const { player, launch } = await launched();
    const { act } = await openRound(player, launch);
    await database.updateTable('players').set({ status: 'locked' }).where('id', '=', player).execute();
    await expect(act(100)).rejects.toThrow('account_locked');
    await expect(act(0)).resolves.toBeDefined();
  });
});

describe('the totals of bets', () => {
  /** Adds totals to a player, and returns a function that reads them; times are in minutes from now. */
  async function totals(player: number, spans: readonly { starts: number; ends: number; from: number; games?: string[] }[]) {
    for (const [at, { starts, ends: until, from, games = null }] of spans.entries())
      await run(
        `insert into bet_totals (player_id, kind, key, starts_at, ends_at, counted_from, games)
         select $1, 'competition', $2, now() + $3 * m, now() + $4 * m, now() + $5 * m, $6 from (select interval '1 minute' as m) as unit`,
        [player, String(at), starts, until, from, games],
      );
    return async () => {
      const { rows } = await run(
        `select bets::integer as bets from bet_totals where player_id = $1 and kind = 'competition' order by key`,
        [player],
      );
      return rows.map(({ bets }) => bets);
    };
  }

  it('count a stake while they run, after the player joined, in their games', async () => {
    const player = await newPlayer(database, { money: 1_000 });
    const counted = await totals(player, [
      { starts: -60, ends: 60, from: -60 },
      { starts: -60, ends: 60, from: 30 },
      { starts: -60, ends: -1, from: -60 },
      { starts: 1, ends: 60, from: -60 },
      { starts: -60, ends: 60, from: -60, games: ['another'] },
    ]);
    await bet(database, player, { stake: 200 });
    expect(await counted()).toEqual([200, 0, 0, 0, 0]);
  });

  it('count an additional stake, and subtract a returned one, in the totals of its round', async () => {
    const player = await newPlayer(database, { money: 1_000 });
    const counted = await totals(player, [
      { starts: -60, ends: -10, from: -60 },
      { starts: -20, ends: 60, from: -20 },
    ]);
    const { round_id: round } = await bet(database, player, { stake: 100 });
    await run(`update rounds set placed_at = now() - interval '30 minutes' where id = $1`, [round]);
    await run(`update bet_totals set bets = 500 where player_id = $1 and kind = 'competition'`, [player]);
    await run('select add_stake(r, 50, null) from rounds r where id = $1', [round]);
    expect(await counted()).toEqual([550, 500]);
    await run('select rollback_round($1, null)', [round]);
    expect(await counted()).toEqual([400, 500]);
  });

  it('earn coins and notify the player’s streams', async () => {
    const player = await newPlayer(database, { money: 10_000 });
    await bet(database, player, { stake: 5_000 });
    const { rows } = await run('select chargeable, persistent from comp_points where player_id = $1', [player]);
    const { chargeable, persistent } = rows[0]!;
    expect(Number(chargeable)).toBeGreaterThan(0);
    expect(await eventsOf(database, player, 'comps_award')).toEqual([
      { chargeable_points: Number(chargeable), persistent_points: Number(persistent) },
    ]);
  });
});

describe('a free spin', () => {
  const policy = { stake_cap: null, cycle_ms: 0, pause_after_ms: null };

  /** A launch with an activated gift of two free spins at 20 cents in its game. */
  async function withSpins(game = 'comet-run') {
    const made = await launched(game);
    const terms = {
      type: 'freespins',
      kind: 'freespins',
      group_key: 'x',
      currency: 'EUR',
      freespins_total: 2,
      game: 'comet-run',
      source: 'x',
    };
    const { rows } = await run('select issue_gift($1, $2) as id', [made.player, JSON.stringify(terms)]);
    const gift = String(rows[0]!.id);
    await run('select activate_gift($1, $2, 20)', [made.player, gift]);
    const spin = (launch = made.launch, stake = 20) =>
      run(`select play_free_spin($1, $2, $3, $4, $5, $6, '{}', 0, $7, null, null)`, [
        launch,
        randomUUID(),
        hashOf('a spin'),
        randomUUID(),
        gift,
        stake,
        JSON.stringify(policy),
      ]);
    return { ...made, gift, spin };
  }

  it('is staked by the gift and notifies the player’s streams', async () => {
    const { player, spin } = await withSpins();
    const before = await eventsOf(database, player, 'freespins_changes');
    await spin();
    expect((await eventsOf(database, player, 'freespins_changes')).length).toBe(before.length + 1);
    const { rows } = await run('select stake::integer as stake, is_free from rounds where player_id = $1', [player]);
    expect(rows).toEqual([{ stake: 20, is_free: true }]);
  });

  it('can’t be played in another game, at another stake, or by another player', async () => {
    await expect((await withSpins('another-game')).spin()).rejects.toThrow('free_spins_over');
    const { spin } = await withSpins();
    await expect(spin(undefined, 40)).rejects.toThrow('free_spins_over');
    await expect(spin((await launched()).launch)).rejects.toThrow('free_spins_over');
  });

  it('is refused to a locked player, on a break, and beyond a limit', async () => {
    const locked = await withSpins();
    await database.updateTable('players').set({ status: 'locked' }).where('id', '=', locked.player).execute();
    await expect(locked.spin()).rejects.toThrow('account_locked');
    const resting = await withSpins();
    await database.insertInto('user_limits').values({ player_id: resting.player, type: 'coolingoff', period: 'week' }).execute();
    await expect(resting.spin()).rejects.toThrow('player_excluded');
    const done = await withSpins();
    const limit = { type: 'session', period: 'day', minutes: 0 } as const;
    await database
      .insertInto('user_limits')
      .values({ player_id: done.player, ...limit })
      .execute();
    await expect(done.spin()).rejects.toThrow('limit_reached');
  });
});

it('a refused bet reports the limit and what is left of it', async () => {
  const player = await newPlayer(database, { money: 10_000 });
  const limit = { type: 'wager', period: 'day', currency: 'EUR', amount_cents: 300 } as const;
  await database
    .insertInto('user_limits')
    .values({ player_id: player, ...limit })
    .execute();
  await bet(database, player, { stake: 100 });
  const refused = await run(`select place_wager(null, null, $1, 's', $2, 'comet-run', 'EUR', 250, '{}', 0, null, false)`, [
    player,
    randomUUID(),
  ]).catch((error: unknown) => error as { message: string; detail: string });
  expect(refused).toMatchObject({ message: 'limit_reached' });
  expect(JSON.parse((refused as { detail: string }).detail)).toMatchObject({ type: 'wager', period: 'day', left_cents: 200 });
});
