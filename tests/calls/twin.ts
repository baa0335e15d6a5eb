import { sql } from 'kysely';
import { groups } from '#rules/account/groups';
import { inTransaction } from '#server/database/connection';
import type { Stage } from './stage';

interface Column {
  table: string;
  name: string;
  type: string;
  /** Whether two rows can't share its value: the last column of a unique index that the player isn't part of. */
  is_unique: boolean;
}

/** Changes a copied value that has to be unique. */
const differing: Readonly<Record<string, (name: string) => string>> = {
  uuid: () => 'gen_random_uuid()',
  bytea: (name) => `sha256(${name})`,
  text: (name) => `reverse(${name})`,
  smallint: (name) => `${name} + 1000`,
};

const copied = ({ name, type, is_unique }: Column, twin: number): string => {
  if (name === 'player_id') return String(twin);
  // Far above the numbers that sequences and places reach in a test.
  return is_unique ? (differing[type]?.(name) ?? `1000000000 + ${name}`) : name;
};

/** The columns of every table with rows of players. */
async function columnsOf({ database }: Stage): Promise<Map<string, Column[]>> {
  const { rows } = await sql<Column>`
    select c.relname as table, quote_ident(a.attname) as name, format_type(a.atttypid, null) as type, exists (
        select from pg_index i where i.indrelid = c.oid and i.indisunique and i.indkey[i.indnkeyatts - 1] = a.attnum
          and not p.attnum = any (i.indkey)) or c.relname = 'lottery_tickets' and a.attname in ('first', 'last') as is_unique
      from pg_class c
      join pg_attribute p on p.attrelid = c.oid and p.attname = 'player_id'
      join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
      where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace order by 1, a.attnum`.execute(database);
  const byTable = new Map<string, Column[]>();
  for (const row of rows) byTable.set(row.table, [...(byTable.get(row.table) ?? []), row]);
  return byTable;
}

/** What the twin may not do, with money at stake: none of it is the other's. */
const restrictions = (twin: number) => [
  `insert into user_limits (player_id, type, period, active_until) values (${twin}, 'coolingoff', 'week', now() + interval '1 week')`,
  `insert into user_limits (player_id, type, period, currency, amount_cents)
    select ${twin}, type, 'day', 'EUR', 0 from unnest(array['deposit', 'wager', 'loss']) type on conflict do nothing`,
  `insert into player_groups (player_id, group_id) values (${twin}, ${groups.multiAccount}) on conflict do nothing`,
  `insert into harm_marks (player_id, score, reasons, computed_at) values (${twin}, 100, '[]', now()) on conflict do nothing`,
  `update gifts set stage = 'handle_bets' where id = (select id from gifts g where g.player_id = ${twin} and type = 'bonus'
    and not exists (select from gifts where player_id = ${twin} and stage = 'handle_bets') limit 1)`,
  `update rounds set state = 'open', ended_at = null, gift_id = null, is_free = false where player_id = ${twin}`,
];

/** A second player with copies of another's rows, who must not be affected by the other's calls. */
export interface Twin {
  /** Copies the other's rows as they are now, and restricts the twin. */
  copy(): Promise<void>;
  /** Deletes the twin's rows. */
  clear(): Promise<void>;
  /** The checksum of the twin's rows in each table that has any. */
  rows(): Promise<Record<string, string>>;
}

/** Opens accounts like another player's. */
export async function twinOf(stage: Stage, player: number): Promise<Twin> {
  const { database } = stage;
  const { id: _id, ...own } = await database.selectFrom('players').selectAll().where('id', '=', player).executeTakeFirstOrThrow();
  const values = { ...own, email: `twin.${own.email}`, nickname: own.nickname && `${own.nickname}~` };
  const { id: twin } = await database.insertInto('players').values(values).returning('id').executeTakeFirstOrThrow();
  const columns = await columnsOf(stage);
  const run = (statements: string[]) =>
    inTransaction(database, async (transaction) => {
      // Disables foreign keys and triggers while copying.
      await sql`set local session_replication_role = replica`.execute(transaction);
      await sql.raw(statements.join(';\n')).execute(transaction);
    });
  const clearing = [...columns.keys()].map((table) => `delete from ${table} where player_id = ${twin}`);
  const copying = [...columns].map(([table, list]) => {
    const names = list.map(({ name }) => name).join(', ');
    const taken = list.map((column) => copied(column, twin)).join(', ');
    return `insert into ${table} (${names}) overriding system value select ${taken} from ${table} where player_id = ${player}`;
  });
  const sums = [['players', 'id'], ...[...columns.keys()].map((table) => [table, 'player_id'])].map(
    ([table, name]) =>
      `select '${table}' as name, coalesce(sum(hashtextextended(t::text, 0)::numeric), 0)::text as sum, count(*) as rows from ${table} t where ${name} = ${twin}`,
  );
  return {
    clear: () => run(clearing),
    copy: () => run([...clearing, ...copying, ...restrictions(twin)]),
    async rows() {
      const { rows } = await sql<{ name: string; sum: string; rows: number }>`${sql.raw(sums.join(' union all '))}`.execute(database);
      return Object.fromEntries(
        rows.flatMap(({ name, sum, rows: count }) => (Number(count) === 0 ? [] : [[name, `${count} rows, ${sum}`]])),
      );
    },
  };
}
