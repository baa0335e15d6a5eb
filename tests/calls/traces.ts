import { sql } from 'kysely';
import { contentsOf, type Stage } from './stage';

interface Trace {
  /** What it is, such as `audit sign_in`. */
  name: string;
  key: string;
}

/** What the server has written for operators, screens, notifications, the ledger and its jobs, apart from the rows of a call itself. */
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
const own = /audit_|player_events|announcements|notifications|transfers|entries|_private_jobs|idempotency/;

/**
 * Sets down what is there; the function that it returns gives what has come since: names of traces, and of other tables whose
 * contents have changed, sorted.
 */
export async function watchTraces(stage: Stage): Promise<() => Promise<string[]>> {
  const idOf = ({ name, key }: Trace) => `${name} ${key}`;
  const [before, contents] = [new Set((await traces(stage)).map(idOf)), await contentsOf(stage)];
  return async () => {
    const changed = Object.entries(await contentsOf(stage)).filter(([table, text]) => !own.test(table) && contents[table] !== text);
    const added = (await traces(stage)).filter((trace) => !before.has(idOf(trace)));
    return [...added.map(({ name }) => name), ...changed.map(([table]) => table.replace('public.', ''))].sort();
  };
}
