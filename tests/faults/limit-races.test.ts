import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createDeposit } from '#contract/calls/cashbox/deposits';
import { setLimit } from '#contract/calls/limits';
import type { LimitRequest } from '#contract/fields/limit';
import { reconcile } from '#server/database/ledger';
import { cashboxRoutes } from '#server/domains/cashbox/routes';
import { limitRoutes } from '#server/domains/limits/routes';
import { cardDeposit, newCashboxPlayer, provider } from '#tests/support/cashbox';
import { bet } from '#tests/support/ledger';
import { ownServer } from '#tests/support/own-server';
import { pick, seeded } from '#tests/support/seeded';
import { signIn } from '#tests/support/signed-in';
import { LIMIT_RACES, seeds } from './plan';

const server = ownServer([cashboxRoutes, limitRoutes], {}, { poolSize: 24 });
const { database, platform } = server;
platform.payments = provider;

const DEPOSIT = 2500;
const STAKE = 500;

const changes: readonly LimitRequest[] = [
  { type: 'selfexclusion', period: 'month_6' },
  { type: 'coolingoff', period: 'hour' },
  { type: 'wager', period: 'hour', currency: 'EUR', amount_cents: 4 * STAKE },
  { type: 'deposit', period: 'day', currency: 'EUR', amount_cents: 2 * DEPOSIT },
];

/** Records a player's stakes and deposits when a limit took effect, in the limit's own transaction. */
beforeAll(async () => {
  await sql`create table marks (player_id bigint primary key, link bigint not null, wagered bigint not null, deposited bigint not null)`.execute(
    database,
  );
  await sql`
    create function mark() returns trigger language plpgsql as $$
    begin
      insert into marks select new.player_id, coalesce((select max(link) from transfers where player_id = new.player_id), 0),
        coalesce(sum(wagered), 0), coalesce(sum(deposited), 0) from usage_hours where player_id = new.player_id;
      return null;
    end $$`.execute(database);
  await sql`create trigger marks after insert on user_limits for each row execute function mark()`.execute(database);
});

afterAll(async () => {
  expect(await reconcile(database, true)).toEqual([]);
});

/** The movements of the real account after the limit took effect, by kind, and the usage of limits. */
async function after(player: number) {
  const { rows } = await sql<{
    wagers: number;
    kept: number;
    wagered: number;
    deposited: number;
    before: { wagered: number; deposited: number };
  }>`
    select
      (select count(*)::int from transfers t where t.player_id = ${player} and t.link > m.link and kind = 'wager') as wagers,
      (select coalesce(sum(e.amount), 0)::bigint from transfers t join entries e on e.transfer_id = t.id
        join accounts a on a.id = e.account_id and a.kind = 'real'
        where t.player_id = ${player} and t.link > m.link and t.kind in ('deposit', 'withdrawal')) as kept,
      u.wagered, u.deposited, json_build_object('wagered', m.wagered, 'deposited', m.deposited) as before
    from marks m, lateral (select sum(wagered)::bigint as wagered, sum(deposited)::bigint as deposited from usage_hours
      where player_id = m.player_id) as u where m.player_id = ${player}
  `.execute(database);
  return rows[0]!;
}

const races = Array.from({ length: LIMIT_RACES }, (_, nth) => seeds[0]! + nth);

it.each(races)(
  'no bet or deposit of five concurrent sessions exceeds a limit or ignores a break, seed %s [LIMIT-005a, LIMIT-006a]',
  async (seed) => {
    const random = seeded(seed);
    const player = await newCashboxPlayer(database, { money: 20_000 });
    const sessions = await Promise.all(Array.from({ length: 5 }, () => signIn(server.app, database, player)));
    const change = pick(changes, random());
    const place = Math.floor(random() * 12);
    const acts = Array.from({ length: 12 }, (_, nth) => async () => {
      if (nth % 3 === 0)
        return sessions[nth % 4]!.send(createDeposit, { body: cardDeposit('4242 4242 4242 4242', { amount_cents: DEPOSIT }) });
      return bet(database, player, { stake: STAKE });
    });
    acts.splice(place, 0, () => sessions[4]!.send(setLimit, { body: change }));
    await Promise.allSettled(acts.map((act) => act()));
    const { wagers, kept, wagered, deposited, before } = await after(player);
    const isBreak = change.type === 'selfexclusion' || change.type === 'coolingoff';
    const most = (type: 'wager' | 'deposit', had: number) => (change.type === type ? Math.max(change.amount_cents, had) : Infinity);
    expect(isBreak ? [wagers, kept] : [0, 0]).toEqual([0, 0]);
    expect(wagered).toBeLessThanOrEqual(most('wager', before.wagered));
    expect(deposited).toBeLessThanOrEqual(most('deposit', before.deposited));
  },
);
