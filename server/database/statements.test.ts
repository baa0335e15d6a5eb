import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { ownDatabase } from '#tests/support/database';
import { newPlayer } from '#tests/support/ledger';

const { database } = ownDatabase();

it('each kind of transfer has its line in a statement; transfers between a player’s own accounts have none', async () => {
  const { rows } = await sql<{ kind: string; part: string | null }>`
    select kind, statement_part(kind) as part from unnest(array['deposit', 'withdrawal', 'withdrawal_paid', 'withdrawal_recalled', 'wager',
      'rollback', 'win', 'jackpot_win', 'gift_bonus', 'gift_converted', 'gift_forfeited', 'gift_cash', 'prize', 'exchange', 'correction']) as kind
  `.execute(database);
  expect(Object.fromEntries(rows.map(({ kind, part }) => [kind, part]))).toEqual({
    deposit: 'deposits',
    withdrawal: null,
    withdrawal_paid: 'withdrawals',
    withdrawal_recalled: null,
    wager: 'stakes',
    rollback: 'stakes',
    win: 'wins',
    jackpot_win: 'wins',
    gift_bonus: 'bonuses',
    gift_converted: 'bonuses',
    gift_forfeited: 'bonuses',
    gift_cash: 'bonuses',
    prize: 'bonuses',
    exchange: 'bonuses',
    correction: 'other',
  });
});

// At any instant at least one of these zones has another date than UTC.
it.each(['Pacific/Kiritimati', 'Pacific/Niue'])('days are those of the player’s time zone: %s', async (zone) => {
  const player = await newPlayer(database, { money: 1_000 });
  await database.updateTable('players').set({ time_zone: zone }).where('id', '=', player).execute();
  const on = async (daysAgo: number) => {
    const { rows } = await sql<{ found: { accounts: object[] } }>`
      select statement_of(${player}, day, day) as found from (select (now() at time zone ${zone})::date - ${daysAgo}::integer as day) as days
    `.execute(database);
    return rows[0]!.found.accounts;
  };
  expect(await on(0)).toMatchObject([{ opening_cents: 0, deposits_cents: 1_000, closing_cents: 1_000 }]);
  expect(await on(1)).toMatchObject([{ opening_cents: 0, deposits_cents: 0, closing_cents: 0 }]);
});

it('the balance at an instant excludes entries of that instant', async () => {
  const player = await newPlayer(database, { money: 1_000 });
  const { rows } = await sql<{ before: number; after: number }>`
    select balance_at(${player}, a.id, t.at) as before, balance_at(${player}, a.id, t.at + interval '1 microsecond') as after
    from accounts a, transfers t where a.player_id = ${player} and a.kind = 'real' and t.player_id = ${player}
  `.execute(database);
  expect(rows.map(({ before, after }) => [Number(before), Number(after)])).toEqual([[0, 1_000]]);
});
