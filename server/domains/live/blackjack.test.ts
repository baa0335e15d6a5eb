import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import type { LiveSeen, LiveTurnAct } from '#contract/fields/live';
import { endPhase } from '#tests/support/live-table';
import { liveStand } from '#tests/support/live-stand';
import { inTransaction } from '#server/database/connection';
import { returnRound } from '../play/return-round';
import { LiveDriver } from './driver';
import { readLiveRound, settleLiveBet, unpaidBets } from './live-store';
import { turnTable } from './turn';

const game = 'orbit-house:parallax-live-blackjack';

const { database, platform, table, view, turnTo, pay, seated } = await liveStand(game);

type Player = Awaited<ReturnType<typeof seated>>;

const on = (spot: string, stake_cents = 1_000) => ({ spot, stake_cents });
const seenNow = async () => (await view()).seen as Extract<LiveSeen, { kind: 'blackjack' }>;

/** Deals a round with cards in this order, by rank from 1, followed by nines. */
async function dealt(liveRound: string, ...ranks: number[]): Promise<void> {
  await turnTo('playing');
  const cards = [...ranks.map((rank) => rank - 1), ...Array.from({ length: 100 }, () => 8)];
  await sql`update live_rounds set drawn = drawn || ${JSON.stringify({ cards })}::jsonb, ends_at = clock_timestamp() + interval '1 minute'
    where id = ${liveRound}`.execute(database);
}

/** Acts for a seat after a number of earlier acts; has to be accepted. */
async function acts(player: Player, liveRound: string, spot: string, ...kinds: LiveTurnAct[]): Promise<void> {
  for (const kind of kinds) {
    const { acts: number } = await seenNow();
    expect((await player.turn(liveRound, spot, kind, number)).code).toBeNull();
  }
}

/** Lets the remaining time of the round pass and pays it. */
async function paid(): Promise<void> {
  await turnTo('result');
  await pay();
}

describe('seats of a live blackjack table', () => {
  it('have one player each, shown by a masked name, and are free once the bet is withdrawn', async () => {
    const { live_round } = await view();
    const [one, other] = [await seated(), await seated()];
    expect((await one.bet(live_round, [on('seat-1'), on('seat-4')])).json).toEqual({
      stake_cents: 2_000,
      balance_cents: 8_000,
      bonus_cents: 0,
    });
    expect((await other.bet(live_round, [on('seat-4')])).code).toBe('seat_taken');
    expect(await other.balance()).toBe(10_000);
    expect((await view()).taken).toEqual([
      { spot: 'seat-1', name: expect.stringContaining('*') },
      { spot: 'seat-4', name: expect.stringContaining('*') },
    ]);
    await one.bet(live_round, [on('seat-1')]);
    expect((await other.bet(live_round, [on('seat-4')])).status).toBe(200);
    await one.bet(live_round, []);
    expect((await view()).taken).toMatchObject([{ spot: 'seat-4' }]);
  });

  it('requested by many concurrently go to one of them', async () => {
    const { live_round } = await view();
    const players = await Promise.all(Array.from({ length: 5 }, () => seated()));
    const answers = await Promise.all(players.map(({ bet }, at) => bet(live_round, [on('seat-3'), on(`seat-${at < 3 ? 5 : 1}`)])));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ code }) => code === 'seat_taken')).toHaveLength(4);
    expect((await view()).taken).toHaveLength(2);
  });

  it('allow bets behind while taken, and a bet behind an abandoned one is returned', async () => {
    const { live_round } = await view();
    const [player, behind] = [await seated(), await seated()];
    expect((await behind.bet(live_round, [on('behind-2')])).code).toBe('seat_empty');
    await player.bet(live_round, [on('seat-2')]);
    expect((await player.bet(live_round, [on('seat-2'), on('behind-2')])).code).toBe('bets_not_allowed');
    expect((await behind.bet(live_round, [on('behind-2')])).status).toBe(200);
    await player.bet(live_round, []);
    await paid();
    expect(await Promise.all([player.balance(), behind.balance()])).toEqual([10_000, 10_000]);
    expect((await behind.seat()).rounds[0]).toMatchObject({ stake_cents: 1_000, win_cents: 1_000 });
  });

  it('without bets keep the table open for bets in the same round', async () => {
    const { live_round } = await view();
    await endPhase(database, game);
    await turnTable(platform, table);
    expect(await view()).toMatchObject({ live_round, phase: 'betting' });
    expect((await view()).left_ms).toBeGreaterThan(0);
  });
});

describe('a turn at a live blackjack table', () => {
  it('accepts one act at a time from its player only, and every viewer sees it', async () => {
    const { live_round } = await view();
    const [one, other] = [await seated(), await seated()];
    await one.bet(live_round, [on('seat-2')]);
    await other.bet(live_round, [on('seat-6')]);
    await dealt(live_round, 10, 8, 6, 5, 7, 10, 5);
    expect(await seenNow()).toMatchObject({ turn: { seat: 2, may: ['hit', 'stand', 'double'] }, dealer: { total: 6, is_hidden: true } });
    expect((await other.turn(live_round, 'seat-6', 'stand', 0)).code).toBe('act_not_allowed');
    expect((await other.turn(live_round, 'seat-2', 'stand', 0)).code).toBe('act_not_allowed');
    expect((await one.turn(live_round, 'seat-2', 'split', 0)).code).toBe('act_not_allowed');
    expect((await one.turn(live_round, 'seat-2', 'stand', 1)).code).toBe('round_moved');
    expect((await one.turn(live_round, 'seat-2', 'stand', 0)).json).toMatchObject({ balance_cents: 9_000 });
    expect(await view()).toMatchObject({ phase: 'playing', result: null, seed: null, seen: { turn: { seat: 6 }, acts: 1 } });
    expect((await one.turn(live_round, 'seat-2', 'hit', 1)).code).toBe('act_not_allowed');
    await acts(other, live_round, 'seat-6', 'hit', 'stand');
    expect(await seenNow()).toMatchObject({ turn: null, dealer: { is_hidden: false } });
    await paid();
    expect((await view()).result).toMatch(/^(?:\S+ )+\S+$/);
  });

  it('counts an act repeated with its key once, and performs one of two simultaneous acts', async () => {
    const { live_round } = await view();
    const { bet, turn, balance } = await seated();
    await bet(live_round, [on('seat-1')]);
    await dealt(live_round, 5, 6, 6, 10, 10, 10);
    const key = crypto.randomUUID();
    const [first, second] = await Promise.all([turn(live_round, 'seat-1', 'double', 0, key), turn(live_round, 'seat-1', 'double', 0, key)]);
    expect(second.json).toEqual(first.json);
    expect((await turn(live_round, 'seat-1', 'double', 0)).code).toMatch(/round_moved|act_not_allowed/);
    expect(await balance()).toBe(8_000);
    await paid();
    expect(await balance()).toBe(12_000);
  });

  it('whose time has passed by the server’s clock stands, even if no server has advanced the table yet', async () => {
    const { live_round } = await view();
    const [one, other] = [await seated(), await seated()];
    await one.bet(live_round, [on('seat-1')]);
    await other.bet(live_round, [on('seat-2')]);
    await dealt(live_round, 10, 10, 10, 2, 9, 8);
    await endPhase(database, game);
    expect((await one.turn(live_round, 'seat-1', 'hit', 0)).code).toBe('round_closed');
    await turnTable(platform, table);
    expect((await one.turn(live_round, 'seat-1', 'hit', 0)).code).toBe('round_moved');
    expect((await one.turn(live_round, 'seat-1', 'hit', 1)).code).toBe('act_not_allowed');
    expect(await seenNow()).toMatchObject({ turn: { seat: 2 }, acts: 1 });
    await endPhase(database, game);
    await turnTable(platform, table);
    expect(await view()).toMatchObject({ phase: 'playing', seen: { turn: null } });
    await paid();
    // 12 stands and loses against 18; 19 stands and wins.
    expect(await Promise.all([one.balance(), other.balance()])).toEqual([9_000, 11_000]);
  });

  it('refuses an act that costs more than the player has or may stake, and continues', async () => {
    const { live_round } = await view();
    const [poor, limited] = [await seated(1_500), await seated()];
    await poor.bet(live_round, [on('seat-1')]);
    await limited.bet(live_round, [on('seat-2')]);
    await sql`insert into user_limits (player_id, type, period, currency, amount_cents) values (${limited.player}, 'wager', 'day', 'EUR', 1500)`.execute(
      database,
    );
    await dealt(live_round, 8, 8, 6, 8, 8, 10);
    expect((await poor.turn(live_round, 'seat-1', 'split', 0)).code).toBe('not_enough_money');
    await acts(poor, live_round, 'seat-1', 'stand');
    expect((await limited.turn(live_round, 'seat-2', 'double', 1)).code).toBe('limit_reached');
    await acts(limited, live_round, 'seat-2', 'stand');
    await paid();
  });

  it('of a round whose stake an operator returned accepts no acts', async () => {
    const { live_round } = await view();
    const { bet, turn, player, balance } = await seated();
    await bet(live_round, [on('seat-1')]);
    await dealt(live_round, 8, 6, 8, 10);
    const { id } = await database.selectFrom('rounds').select('id').where('player_id', '=', player).executeTakeFirstOrThrow();
    await inTransaction(database, (transaction) => returnRound(transaction, { round: id, reason: 'a torn card', by: 'test' }));
    expect((await turn(live_round, 'seat-1', 'split', 0)).code).toBe('round_closed');
    await paid();
    expect(await balance()).toBe(10_000);
  });

  it('accepts an act from the player’s new launch', async () => {
    const { live_round } = await view();
    const before = await seated();
    await before.bet(live_round, [on('seat-7')]);
    await dealt(live_round, 8, 6, 8, 10);
    await acts(before, live_round, 'seat-7', 'split');
    await before.frame.close();
    expect((await before.turn(live_round, 'seat-7', 'stand', 1)).code).toBe('launch_token_invalid');
    const after = await before.again();
    expect((await after.seat()).rounds[0]).toMatchObject({ live_round, bets: [on('seat-7')], stake_cents: 2_000, win_cents: null });
    await acts(after, live_round, 'seat-7', 'stand', 'stand');
    expect(await seenNow()).toMatchObject({ turn: null });
    await paid();
  });
});

describe('the bets of a live blackjack table', () => {
  it('of all seats and behind them are paid by one deal, together for each player', async () => {
    const { live_round } = await view();
    const [one, other, behind] = [await seated(), await seated(), await seated()];
    await one.bet(live_round, [on('seat-1'), on('seat-2', 2_000)]);
    await other.bet(live_round, [on('seat-5')]);
    await behind.bet(live_round, [on('behind-1', 500), on('behind-2', 600), on('behind-5', 700)]);
    // Blackjack; 8 and 8, split; 5 and 6, doubled. The dealer has 6, 10 and draws a ten.
    await dealt(live_round, 1, 8, 5, 6, 10, 8, 6, 10, 10, 10, 10, 10);
    await acts(one, live_round, 'seat-2', 'split', 'stand', 'stand');
    await acts(other, live_round, 'seat-5', 'double');
    expect(await one.balance()).toBe(5_000);
    await paid();
    expect(await Promise.all([one.balance(), other.balance(), behind.balance()])).toEqual([
      5_000 + 2_500 + 8_000,
      8_000 + 4_000,
      8_200 + 1_250 + 1_200 + 1_400,
    ]);
    const stored = await database
      .selectFrom('rounds')
      .select(['stake', 'win', 'state', 'outcome'])
      .where('player_id', '=', one.player)
      .executeTakeFirstOrThrow();
    expect(stored).toMatchObject({
      stake: 5_000,
      win: 10_500,
      state: 'settled',
      outcome: { kind: 'live-round', stake_cents: 5_000, bets: [on('seat-1'), on('seat-2', 4_000)], seen: { kind: 'blackjack' } },
    });
    expect((await one.seat()).rounds[0]).toMatchObject({ stake_cents: 5_000, win_cents: 10_500 });
  });

  const moments = [
    'before the first turn',
    'after a double',
    'between turns',
    'while the dealer’s cards are shown',
    'while bets are paid',
  ] as const;
  it.each(moments)('are paid once if the server is killed %s', async (moment) => {
    const { live_round } = await view();
    const [one, other] = [await seated(), await seated()];
    await one.bet(live_round, [on('seat-1')]);
    await other.bet(live_round, [on('seat-2'), on('behind-1', 500)]);
    await dealt(live_round, 5, 10, 6, 6, 9, 10, 10, 10);
    const at = moments.indexOf(moment);
    if (at >= 1) await acts(one, live_round, 'seat-1', 'double');
    if (at >= 3) await acts(other, live_round, 'seat-2', 'stand');
    if (at === 2) await endPhase(database, game);
    if (at >= 4) {
      await turnTo('result');
      const [bet] = await unpaidBets(database, live_round);
      await settleLiveBet(
        database,
        live_round,
        bet!.player_id,
        table.rules.settle(bet!.bets, (await readLiveRound(database, live_round))!.drawn!, []),
      );
    }
    await endPhase(database, game, '1 hour');
    const next = new LiveDriver(platform);
    next.start();
    const phaseOf = async () => (await readLiveRound(database, live_round))!.phase;
    await expect
      .poll(
        async () => {
          await endPhase(database, game);
          return phaseOf();
        },
        { timeout: 20_000 },
      )
      .toMatch(/result|over/);
    await next.stop();
    await pay();
    await pay();
    // Seat 1 has 21 if it was doubled, 11 otherwise; seat 2 stands on 19. The dealer has 16 and draws the next card, which depends on that.
    const { drawn } = (await readLiveRound(database, live_round))!;
    const backOf = (bets: { spot: string; stake_cents: number }[]) => table.rules.settle(bets, drawn!, []);
    const [mine, theirs] = [backOf([on('seat-1')]), backOf([on('seat-2'), on('behind-1', 500)])];
    expect(mine).toMatchObject(at >= 1 ? { stake_cents: 2_000, win_cents: 4_000 } : { stake_cents: 1_000, win_cents: 2_000 });
    expect(await Promise.all([one.balance(), other.balance()])).toEqual([
      10_000 - mine.stake_cents + mine.win_cents,
      8_500 + theirs.win_cents,
    ]);
    expect(await unpaidBets(database, live_round)).toEqual([]);
  });
});
