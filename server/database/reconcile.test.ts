import { beforeAll, describe, expect, it } from 'vitest';
import { ownDatabase } from '#tests/support/database';
import { bet, newPlayer } from '#tests/support/ledger';
import { reconcile, settleRound } from './ledger';

const { database } = ownDatabase();
let player: number;

beforeAll(async () => {
  player = await newPlayer(database, { money: 10_000 });
  const { round_id } = await bet(database, player, { win: 250 });
  await settleRound(database, round_id);
});

/** Changes rows bypassing the ledger, runs the verification, and restores them. */
async function proofAfter(corruption: string, repair: string, isFull: boolean): Promise<object[]> {
  const tamper = (statement: string) =>
    database.pool.query(`set session_replication_role = replica; ${statement}; set session_replication_role = default`);
  await tamper(corruption);
  const problems = await reconcile(database, isFull);
  await tamper(repair);
  return problems;
}

const realAccount = () => `(select id from accounts where player_id = ${player} and currency = 'EUR' and kind = 'real')`;

describe('reconcile', () => {
  it('reports no problems in the ledger’s own entries, from the start and incrementally', async () => {
    expect(await reconcile(database, true)).toEqual([]);
    await bet(database, player);
    expect(await reconcile(database, false)).toEqual([]);
    expect(await reconcile(database, true)).toEqual([]);
  });

  it('finds a balance that no transfer explains, stops money, and a full check resumes it', async () => {
    const problems = await proofAfter(
      `update accounts set balance = balance + 1 where id = ${realAccount()}`,
      `update accounts set balance = balance - 1 where id = ${realAccount()}`,
      false,
    );
    expect(problems).toEqual([
      { problem: 'currency_sum', currency: 'EUR', sum: 1 },
      { problem: 'balance', account: expect.any(Number), balance: 10_051, entered: 10_050 },
    ]);
    await expect(bet(database, player)).rejects.toThrow('money_stopped');
    expect(await reconcile(database, false)).toEqual([]);
    await expect(bet(database, player)).rejects.toThrow('money_stopped');
    expect(await reconcile(database, true)).toEqual([]);
    await expect(bet(database, player)).resolves.toBeDefined();
    const audited = await database.selectFrom('audit_log').select('kind').where('actor', '=', 'reconcile').execute();
    expect(audited).toEqual([{ kind: 'money_stopped' }]);
  });

  it('finds a changed old entry', async () => {
    const first = `(select min(id) from entries where account_id = ${realAccount()})`;
    const problems = await proofAfter(
      `update entries set balance_after = 1 where id = ${first}`,
      `update entries set balance_after = amount where id = ${first}`,
      true,
    );
    expect(problems).toMatchObject([{ problem: 'chain' }]);
    expect(await reconcile(database, true)).toEqual([]);
  });

  it('finds a missing entry', async () => {
    await bet(database, player);
    await database.pool.query(`create table kept as select * from entries where account_id = ${realAccount()} order by id desc limit 1`);
    const problems = await proofAfter(
      'delete from entries where id in (select id from kept)',
      'insert into entries overriding system value select * from kept',
      true,
    );
    expect(problems).toMatchObject([{ problem: 'balance' }]);
    expect(await reconcile(database, true)).toEqual([]);
  });
});

describe('the ledger', () => {
  it.each(['entries', 'transfers', 'audit_log'])('%s can’t be changed', async (table) => {
    await database.pool.query("insert into audit_log (actor, kind) values ('test', 'entry')");
    await expect(database.pool.query(`delete from ${table}`)).rejects.toThrow('append-only');
    await expect(database.pool.query(`truncate ${table} cascade`)).rejects.toThrow('append-only');
  });

  it('reject a transfer that doesn’t sum to zero or mixes currencies', async () => {
    const post = (accounts: string, amounts: string) =>
      database.pool.query(`select post_transfer('test', 'test', null, array[${accounts}], array[${amounts}]::bigint[])`);
    await expect(post("platform_account('house', 'EUR'), platform_account('payments', 'EUR')", '5, -4')).rejects.toThrow('sums to zero');
    await expect(post("platform_account('house', 'EUR'), platform_account('house', 'USD')", '5, -5')).rejects.toThrow('one currency');
  });

  it('reject a negative balance of a player', async () => {
    await expect(
      database.pool.query(`select post_transfer('test', 'below', null,
        array[${realAccount()}, platform_account('house', 'EUR')], array[-1000000, 1000000]::bigint[])`),
    ).rejects.toThrow('check constraint');
  });
});
