import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, describe, expect, it } from 'vitest';
import type { ActResponse, WagerResponse } from '#contract/calls/provider';
import { providerRoutes } from '#server/composition/provider-routes';
import { inTransaction } from '#server/database/connection';
import { balanceOf, reconcile, rollbackRound } from '#server/database/ledger';
import { hashToken } from '#server/plugins/session';
import { gameRoutes } from '#server/domains/games/routes';
import { openGame } from '#tests/support/frame';
import { ownServer } from '#tests/support/own-server';
import { issueGift } from '../gifts/give';
import { playRoutes } from './routes';

const server = ownServer([gameRoutes, playRoutes, providerRoutes]);
const { database } = server;

afterAll(async () => {
  expect(await reconcile(database, true)).toEqual([]);
});

/** Cards in this order (ranks from 1, the ace), followed by nines. */
const shoe = (...ranks: number[]) => [...ranks.map((rank) => rank - 1), ...Array.from({ length: 100 }, () => 8)];

/** A player of blackjack with real money and a bonus of 20 euros that has to be wagered, and a round with `stake`. */
async function dealt(money: number, stake: number, cards: number[]) {
  const opened = await openGame(server.app, database, 'orbit-house:orbit-blackjack', money);
  const { player, frame } = opened;
  const gift = (await inTransaction(database, (transaction) =>
    issueGift(transaction, player, {
      type: 'bonus',
      kind: 'cash',
      group_key: 'test',
      currency: 'EUR',
      amount_cents: 2_000,
      wager: 3,
      source: randomUUID(),
    }),
  ))!;
  await sql`select activate_gift(${player}, ${gift}, 0)`.execute(database);
  const wagered = (await frame.wager({ stake_cents: stake, choice: { game: 'blackjack', hands: 1 } })).json as WagerResponse;
  const { round_id: round } = wagered;
  await sql`update rounds set outcome = outcome || ${JSON.stringify({ secret: cards })}::jsonb where id = ${round}`.execute(database);
  const act = async (kind: string, number = 0) => frame.act({ round_id: round, number, act: { kind } }, randomUUID());
  const balance = async () => {
    const { amount_cents, bonus_cents } = await balanceOf(database, player, 'EUR');
    return { real: amount_cents - bonus_cents, bonus: bonus_cents };
  };
  const counted = async () => {
    const { rows } = await sql<object>`
      select r.stake::int, r.stake_bonus::int, r.counted_for_gift::int as of_round, g.amount_wager_cents::int as of_gift
      from rounds r join gifts g on g.id = ${gift} where r.id = ${round}`.execute(database);
    return rows[0];
  };
  return { ...opened, wagered, round, act, balance, counted };
}

it('each response with a balance says how much of it is bonus money then: of the first bet, an act, the end, and a reload [CASH-001b]', async () => {
  const { act, frame, wagered, round } = await dealt(100, 200, shoe(5, 6, 6, 10, 10, 9));
  expect(wagered).toMatchObject({ balance_cents: 1_900, bonus_cents: 1_900 });
  expect((await act('double')).json).toMatchObject({ balance_cents: 1_700, bonus_cents: 1_700 });
  // Three quarters of the stakes were bonus money, and so is the win.
  expect((await frame.settle(round)).json).toMatchObject({ balance_cents: 2_500, bonus_cents: 2_300, win_cents: 800 });
  expect((await frame.init()).json).toMatchObject({ session: { balance_cents: 2_500, bonus_cents: 2_300 } });
});

describe('an additional stake of a round', () => {
  it('takes bonus money once real money is used up, and the win is paid in the same proportion', async () => {
    const { act, frame, round, balance, counted } = await dealt(300, 200, shoe(5, 6, 6, 10, 10, 9));
    expect(await balance()).toEqual({ real: 100, bonus: 2_000 });
    expect(((await act('double')).json as ActResponse).balance_cents).toBe(1_900);
    expect(await balance()).toEqual({ real: 0, bonus: 1_900 });
    // Card tables count 5 %.
    expect(await counted()).toEqual({ stake: 400, stake_bonus: 100, of_round: 20, of_gift: 20 });
    await frame.settle(round);
    expect(await balance()).toEqual({ real: 600, bonus: 2_100 });
  });

  it('adds its bonus money to the first stake’s', async () => {
    const { act, frame, round, balance, counted } = await dealt(50, 200, shoe(5, 6, 6, 10, 10, 9));
    await act('double');
    expect(await counted()).toMatchObject({ stake: 400, stake_bonus: 350 });
    await frame.settle(round);
    expect(await balance()).toEqual({ real: 100, bonus: 2_350 });
  });

  it('can’t raise the round’s total above the maximum bet with a bonus', async () => {
    const { act, balance } = await dealt(1_000, 500, shoe(5, 6, 6, 10, 10, 9));
    expect((await act('double')).code).toBe('bonus_stake_too_high');
    expect(await balance()).toEqual({ real: 500, bonus: 2_000 });
  });

  it('is subtracted from everything it counted towards if the round is returned', async () => {
    const { act, player, round, balance, counted } = await dealt(50, 200, shoe(8, 6, 8, 10, 2, 3));
    await act('split');
    // The counts of other rounds stay.
    await sql`update bet_totals set bets = bets + 1000 where player_id = ${player}`.execute(database);
    await rollbackRound(database, round);
    expect(await balance()).toEqual({ real: 50, bonus: 2_000 });
    expect(await counted()).toMatchObject({ of_gift: 0 });
    const { rows } = await sql<{
      bets: number;
    }>`select bets::int from bet_totals where player_id = ${player} and kind = 'lifetime'`.execute(database);
    expect(rows).toEqual([{ bets: 1_000 }]);
  });
});

it('an act that was decided before its round ended is refused, and wins nothing', async () => {
  const { frame, round, act, balance } = await dealt(1_000, 200, shoe(5, 6, 6, 10, 10, 9));
  await act('double');
  await frame.settle(round);
  const before = await balance();
  const late = sql`select act_in_round(${hashToken(frame.launched.token)}, ${randomUUID()}, '\\x00', ${round}, 1, 0,
    '{"acts": []}', 1000000, null)`.execute(database);
  await expect(late).rejects.toThrow('round_closed');
  expect(await balance()).toEqual(before);
});
