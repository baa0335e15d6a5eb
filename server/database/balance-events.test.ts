import { randomUUID } from 'node:crypto';
import { type RawBuilder, sql } from 'kysely';
import { afterAll, expect, it } from 'vitest';
import { eventsOf } from '#tests/support/cashbox';
import { ownDatabase } from '#tests/support/database';
import { bet, newPlayer } from '#tests/support/ledger';
import {
  balanceOf,
  creditDeposit,
  finishWithdrawal,
  holdReturnedDeposit,
  recallWithdrawal,
  reconcile,
  requestWithdrawal,
  rollbackRound,
  settleRound,
} from './ledger';

const { database } = ownDatabase();

afterAll(async () => {
  await expect(reconcile(database, true)).resolves.toEqual([]);
});

const euros = (player: number, amount: number) => ({ reference: randomUUID(), player, currency: 'EUR', amount });
const run = (query: RawBuilder<unknown>) => query.execute(database);

/** A gift of ten euros, issued; its id. */
async function gift(player: number, change: object = {}): Promise<string> {
  const terms = { type: 'bonus', kind: 'cash', group_key: 'test', currency: 'EUR', amount_cents: 1_000, wager: 3, source: randomUUID() };
  const { rows } = await sql<{ id: string }>`
    select issue_gift(${player}::bigint, ${JSON.stringify({ ...terms, ...change })}::jsonb) as id
  `.execute(database);
  return rows[0]!.id;
}

const activate = (player: number, id: string) => run(sql`select activate_gift(${player}::bigint, ${id}::uuid, 20)`);

/** Each way of moving money, with its setup. */
const moves: [name: string, prepare: (player: number) => Promise<() => Promise<unknown>>][] = [
  ['a deposit', async (player) => () => creditDeposit(database, euros(player, 700))],
  ['a stake', async (player) => () => bet(database, player)],
  [
    'a win',
    async (player) => {
      const { round_id } = await bet(database, player, { win: 300 });
      return () => settleRound(database, round_id, player);
    },
  ],
  [
    'a further stake of a round',
    async (player) => {
      const { round_id } = await bet(database, player);
      return () => run(sql`select add_stake(r, 100, null) from rounds r where id = ${round_id}`);
    },
  ],
  [
    'a returned stake',
    async (player) => {
      const { round_id } = await bet(database, player);
      return () => rollbackRound(database, round_id, player);
    },
  ],
  [
    'a jackpot',
    async (player) => {
      const { round_id } = await bet(database, player);
      const { jackpot, level } = await database.selectFrom('jackpot_levels').select(['jackpot', 'level']).executeTakeFirstOrThrow();
      return () => run(sql`select award_jackpot(${player}::bigint, ${round_id}::uuid, 'EUR', ${jackpot}, ${level})`);
    },
  ],
  ['a prize', async (player) => () => run(sql`select award_prize(${randomUUID()}, ${player}::bigint, 500)`)],
  ['a withdrawal', async (player) => () => requestWithdrawal(database, euros(player, 100))],
  [
    'a withdrawal that the player takes back',
    async (player) => {
      const payment = euros(player, 100);
      await requestWithdrawal(database, payment);
      return () => recallWithdrawal(database, payment.reference, player);
    },
  ],
  [
    'a withdrawal that is paid',
    async (player) => {
      const payment = euros(player, 100);
      await requestWithdrawal(database, payment);
      return () => finishWithdrawal(database, payment.reference, player, 10);
    },
  ],
  [
    'a deposit that goes back',
    async (player) => {
      const payment = euros(player, 700);
      await creditDeposit(database, payment);
      return () => holdReturnedDeposit(database, { reference: randomUUID(), deposit: payment.reference, player, currency: 'EUR' });
    },
  ],
  [
    'bonus money',
    async (player) => {
      const id = await gift(player);
      return () => activate(player, id);
    },
  ],
  [
    'money without wagering',
    async (player) => {
      const id = await gift(player, { wager: 0 });
      return () => activate(player, id);
    },
  ],
  [
    'a forfeited bonus',
    async (player) => {
      const id = await gift(player);
      await activate(player, id);
      return () => run(sql`select cancel_gift(${player}::bigint, ${id}::uuid)`);
    },
  ],
  [
    'a wagered bonus',
    async (player) => {
      await activate(player, await gift(player, { amount_cents: 100, wager: 1 }));
      const { round_id } = await bet(database, player);
      return () => settleRound(database, round_id, player);
    },
  ],
  [
    'the win of a free spin that pays money',
    async (player) => {
      const spins = { type: 'freespins', kind: 'freespins', amount_cents: 0, freespins_total: 2, game: 'comet-run', winnings: 'cash' };
      const id = await gift(player, spins);
      await activate(player, id);
      const round = randomUUID();
      await database
        .insertInto('rounds')
        .values({
          id: round,
          player_id: player,
          session_id: 's',
          game_identifier: 'comet-run',
          currency: 'EUR',
          stake: 20,
          win: 90,
          outcome: '{}',
          gift_id: id,
          is_free: true,
        })
        .execute();
      return () => settleRound(database, round, player);
    },
  ],
];

it.each(moves)('a player’s streams get the balance after %s', async (_name, prepare) => {
  const player = await newPlayer(database, { money: 1_000 });
  const move = await prepare(player);
  const before = await eventsOf(database, player, 'balance');
  await move();
  const after = await eventsOf(database, player, 'balance');
  expect(after.length).toBeGreaterThan(before.length);
  expect(after.at(-1)).toEqual(await balanceOf(database, player, 'EUR'));
});
