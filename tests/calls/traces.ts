import { sql } from 'kysely';
import { contentsOf, type Stage } from './stage';

interface Trace {
  /** The kind of the trace, such as `audit sign_in`. */
  name: string;
  key: string;
}

/** The audit entries, live events, notifications, ledger transfers and jobs that a call has written, apart from its own rows. */
async function traces({ database }: Stage): Promise<Trace[]> {
  const { rows } = await sql<Trace>`
    select 'audit ' || kind as name, id::text as key from audit_log
    union all select 'event ' || kind, player_id || ' ' || seq from player_events
    union all select 'announcement ' || kind, id::text from announcements
    union all select 'notification ' || category, id from notifications
    union all select 'transfer ' || kind, id::text from transfers
    union all select 'job ' || identifier, jobs.id || ' ' || jobs.revision
      from graphile_worker._private_jobs jobs join graphile_worker._private_tasks tasks on tasks.id = jobs.task_id
  `.execute(database);
  return rows;
}

/** Tables whose rows are traces, or that change with them. */
const own = /audit_|player_events|announcements|transfers|entries|_private_jobs|idempotency/;

/** A player's rows as checksums, by table. */
async function rowsOf({ database }: Stage, player: number): Promise<Map<string, string[]>> {
  const { rows: tables } = await sql<{ name: string }>`
    select c.relname as name from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'player_id'
    where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace`.execute(database);
  const parts = tables
    .filter(({ name }) => !own.test(name))
    .map(
      ({ name }) =>
        `select '${name}' as name, array(select hashtextextended(t::text, 0)::text from ${name} t where player_id = ${player}) as sums`,
    );
  const { rows } = await sql<{ name: string; sums: string[] }>`${sql.raw(parts.join(' union all '))}`.execute(database);
  return new Map(rows.map(({ name, sums }) => [name, sums]));
}

/**
 * Takes a snapshot. The returned function lists the changes since, sorted: names of traces, other tables with changed
 * contents, and whether several of a player's rows have changed.
 */
export async function watchTraces(stage: Stage, player: number): Promise<() => Promise<string[]>> {
  const idOf = ({ name, key }: Trace) => `${name} ${key}`;
  const look = () => Promise.all([traces(stage), contentsOf(stage), rowsOf(stage, player)]);
  const [before, contents, rows] = await look();
  const known = new Set(before.map(idOf));
  return async () => {
    const [after, contentsAfter, rowsAfter] = await look();
    const added = after.filter((trace) => !known.has(idOf(trace)));
    const changed = Object.keys(contentsAfter)
      .filter((name) => !own.test(name) && contents[name] !== contentsAfter[name])
      .map((name) => name.replace('public.', ''));
    const counted = changed.map((name) => {
      const [one, other] = [rows.get(name) ?? [], rowsAfter.get(name) ?? []];
      const count = Math.max(one.filter((sum) => !other.includes(sum)).length, other.filter((sum) => !one.includes(sum)).length);
      // The number of boards that count a bet depends on the day, and the number of accounts that it's staked from on the balance.
      return count > 1 && !['accounts', 'bet_totals'].includes(name) ? `several ${name}` : name;
    });
    return [...added.map(({ name }) => name), ...counted].sort();
  };
}
