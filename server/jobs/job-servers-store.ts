import type { Database } from '../database/connection';
import { JOBS_MISSED_SECONDS } from '../timing';

/** Writes a server's heartbeat, with the names under which the queue locks jobs for it. */
export async function writeBeat({ pool }: Database, id: string, workers: readonly string[]): Promise<void> {
  await pool.query(
    'insert into job_servers (id, workers) values ($1, $2) on conflict (id) do update set workers = excluded.workers, beaten_at = now()',
    [id, workers],
  );
}

/** Removes a server that shuts down. */
export async function deleteServer({ pool }: Database, id: string): Promise<void> {
  await pool.query('delete from job_servers where id = $1', [id]);
}

/** Releases the jobs that are locked under these names. */
export async function unlockJobs({ pool }: Database, workers: readonly string[]): Promise<void> {
  await pool.query('select graphile_worker.force_unlock_workers($1::text[])', [workers]);
}

/** Removes servers whose heartbeat is missing, and releases their jobs; returns the names of their workers. */
export async function takeFromDeadServers({ pool }: Database): Promise<string[][]> {
  const { rows } = await pool.query<{ workers: string[] }>(
    `with dead as (delete from job_servers where beaten_at < now() - make_interval(secs => $1) returning workers),
        names as (select coalesce(array_agg(name), '{}') as workers from dead, unnest(dead.workers) as name),
        unlocked as (select graphile_worker.force_unlock_workers(workers) from names where workers <> '{}')
      select workers from names, (select count(*) from unlocked) as done where workers <> '{}'`,
    [JOBS_MISSED_SECONDS],
  );
  return rows.map(({ workers }) => workers);
}
