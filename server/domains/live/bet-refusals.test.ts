import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { inTransaction } from '#server/database/connection';
import { creditDeposit } from '#server/database/ledger';
import { apartFromTransaction } from '#server/database/pool';
import { bet as placeBet } from '#tests/support/ledger';
import { endPhase, everywhere, red } from '#tests/support/live-table';
import { liveStand } from '#tests/support/live-stand';
import { returnRound } from '../play/return-round';
import { readBettors, readOwnBets, settleLiveBet } from './live-store';
import { payLiveRound } from './pay';
import { turnTable } from './turn';

const game = 'orbit-house:orbit-live-roulette';

const { database, platform, table, view, turnTo, pay, seated, backOf, elsewhere } = await liveStand(game);

/** A round of the ledger that the player has just begun in another game. */
const spins = (player: number) => placeBet(database, player, { stake: 100 });

/** Moves the start of a player's rounds into the past. */
const rest = (player: number) =>
  sql`update rounds set placed_at = placed_at - interval '1 minute' where player_id = ${player}`.execute(database);

describe('a bet at a live table', () => {
  it('is refused while the bet of the previous round isn’t paid yet, and accepted afterwards', async () => {
    const first = await view();
    const { bet, player } = await seated();
    await bet(first.live_round, red());
    const next = await turnTo('betting');
    await rest(player);
    expect((await bet(next.live_round, red())).code).toBe('round_open');
    await pay();
    expect((await bet(next.live_round, red())).status).toBe(200);
  });

  it('is refused above the single-bet limit, which counts all spots together, and accepted within it [LIMIT-005a]', async () => {
    const { live_round } = await view();
    const { bet, balance, player } = await seated();
    await sql`insert into user_limits (player_id, type, period, currency, amount_cents) values (${player}, 'single_bet', 'bet', 'EUR', 2000)`.execute(
      database,
    );
    expect((await bet(live_round, everywhere)).code).toBe('single_bet_limit');
    expect(await balance()).toBe(10_000);
    expect((await bet(live_round, red(2_000))).status).toBe(200);
    // Replaced bets don't count, and placed ones stay after a refusal.
    expect((await bet(live_round, red(2_100))).code).toBe('single_bet_limit');
    expect((await bet(live_round, everywhere.slice(1))).status).toBe(200);
    expect(await balance()).toBe(8_000);
  });

  it('isn’t blocked by an open round of another game or another table', async () => {
    const { live_round } = await view();
    const { bet, player } = await seated();
    const { round_id } = await spins(player);
    const other = await elsewhere();
    await sql`insert into live_bets (live_round, player_id, round_id, currency, stake, bets)
      values (${other}, ${player}, ${round_id}, 'EUR', 100, '[]')`.execute(database);
    await rest(player);
    expect((await bet(live_round, red())).status).toBe(200);
  });

  it('keeps the minimum cycle between two rounds; bets in its own round may be changed at any time', async () => {
    const { live_round } = await view();
    const { bet, player } = await seated();
    await spins(player);
    expect((await bet(live_round, red())).code).toBe('cycle_too_short');
    await rest(player);
    expect((await bet(live_round, red())).status).toBe(200);
    expect((await bet(live_round, red(2_000))).status).toBe(200);
  });

  it('that was withdrawn doesn’t count for the minimum cycle', async () => {
    const { live_round } = await view();
    const { bet } = await seated();
    await bet(live_round, red());
    await bet(live_round, []);
    const next = await turnTo('betting');
    expect((await bet(next.live_round, red())).status).toBe(200);
  });

  it('belongs to a round of its own table', async () => {
    const { bet, balance } = await seated();
    expect((await bet(await elsewhere(), red())).code).toBe('bets_closed');
    expect(await balance()).toBe(10_000);
  });

  it('that arrives as the phase ends is either in the round or refused, and the table waits for it', async () => {
    const { live_round } = await view();
    const { bet, player } = await seated();
    await bet(live_round, red());
    const order: string[] = [];
    let turned: Promise<unknown> = Promise.resolve();
    await inTransaction(database, async (transaction) => {
      const { rows } = await sql<{ why: string | null }>`
        select live_bet_refusal(s, ${live_round}, '{"cycle_ms": 0}') as why from game_sessions s where player_id = ${player} and ended_at is null`.execute(
        transaction,
      );
      expect(rows).toEqual([{ why: null }]);
      turned = apartFromTransaction(async () => {
        await endPhase(database, game);
        await turnTable(platform, table);
        order.push('turned');
      });
      const isWaited = async () =>
        (await database.pool.query("select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'")).rows
          .length > 0;
      for (let looks = 0; looks < 200 && !(await apartFromTransaction(isWaited)); looks += 1)
        await new Promise((resolve) => setTimeout(resolve, 10));
      order.push('bet');
    });
    await turned;
    expect(order).toEqual(['bet', 'turned']);
  });

  it('counts as time of play', async () => {
    const { live_round } = await view();
    const { bet, player } = await seated();
    await spins(player);
    await sql`update rounds set placed_at = now() - interval '40 seconds' where player_id = ${player}`.execute(database);
    await sql`update usage_hours set played_ms = 5_000 where player_id = ${player}`.execute(database);
    await bet(live_round, red());
    const { rows } = await sql<{
      played: number;
    }>`select sum(played_ms)::int as played from usage_hours where player_id = ${player}`.execute(database);
    expect(rows[0]!.played).toBeGreaterThanOrEqual(45_000);
  });

  it('is stored in the currency of its launch, and ranked by its value', async () => {
    const { live_round } = await view();
    const [rich, poor] = [await seated(), await seated()];
    await poor.bet(live_round, red(500));
    await rich.bet(live_round, red(4_000));
    const { rows, players } = await readBettors(database, live_round, 1);
    expect([players, rows.map(({ currency, stake }) => [currency, stake])]).toEqual([2, [['EUR', 4_000]]]);
  });
});

describe('the pay of a live round', () => {
  it('moves money once, even if it is repeated', async () => {
    const { live_round } = await view();
    const { bet, balance, player } = await seated();
    await bet(live_round, everywhere);
    await turnTo('result');
    await pay();
    const back = await backOf(live_round);
    expect(await balance()).toBe(7_000 + back);
    await payLiveRound(platform, { live_round });
    expect(await settleLiveBet(database, live_round, player, { win_cents: 99_000 })).toBe(false);
    expect(await balance()).toBe(7_000 + back);
    expect(await readOwnBets(database, player, game)).toMatchObject([{ live_round, win: back }]);
  });

  it('of a stake that an operator returned pays nothing more', async () => {
    const { live_round } = await view();
    const { bet, balance, player } = await seated();
    await bet(live_round, everywhere);
    const { id } = await database.selectFrom('rounds').select('id').where('player_id', '=', player).executeTakeFirstOrThrow();
    await inTransaction(database, (transaction) => returnRound(transaction, { round: id, reason: 'a broken wheel', by: 'test' }));
    await turnTo('result');
    await pay();
    expect(await balance()).toBe(10_000);
    expect(await readOwnBets(database, player, game)).toMatchObject([{ live_round, stake: 3_000, win: 3_000 }]);
    const round = await database.selectFrom('rounds').select(['state', 'outcome']).where('id', '=', id).executeTakeFirstOrThrow();
    expect(round).toMatchObject({ state: 'rolled_back', outcome: { kind: 'live' } });
  });

  it('of an excluded player is made too', async () => {
    const { live_round } = await view();
    const { bet, balance, player } = await seated();
    await bet(live_round, everywhere);
    await sql`insert into user_limits (player_id, type, period) values (${player}, 'selfexclusion', 'forever')`.execute(database);
    await creditDeposit(database, { reference: randomUUID(), player, currency: 'EUR', amount: 1 });
    await turnTo('result');
    await pay();
    expect(await balance()).toBe(7_001 + (await backOf(live_round)));
  });
});
