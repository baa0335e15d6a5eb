import { randomUUID } from 'node:crypto';
import type { Database } from '../database/connection';
import { reasonOf } from '../database/unavailable';
import { JOBS_BEAT_MS, JOBS_MISSED_SECONDS } from '../timing';
import type { JobLog } from './job-logger';

/**
 * The heartbeat of this server's workers. The queue itself lets a job go that a killed server had in hand only after four
 * hours; here every living server looks after the others, and what a dead one had in hand is taken up again.
 */
export class Heartbeat {
  private readonly id = randomUUID();
  /** The names under which the queue locks jobs for this server. */
  private readonly workers: string[] = [];
  private timer: NodeJS.Timeout | undefined;
  private beatenAt = -Infinity;

  constructor(
    private readonly database: Database,
    private readonly log: Pick<JobLog, 'warn'>,
    private readonly intervalMs = JOBS_BEAT_MS,
  ) {}

  /** Begins to beat; throws where the first beat fails. */
  async start(): Promise<void> {
    await this.beat();
    this.timer = setInterval(() => void this.tend(), this.intervalMs).unref();
  }

  /** Workers of this server began; what is locked in their name is in this server's hand. */
  add(worker: string): void {
    this.workers.push(worker);
    void this.tend();
  }

  /** Gives back what the workers of a queue had in hand that ended in this process. */
  async letGo(): Promise<void> {
    const gone = this.workers.splice(0);
    await this.database.pool.query('select graphile_worker.force_unlock_workers($1::text[])', [gone]);
  }

  /** Stops beating. A server that ended by itself has nothing in hand. */
  async stop(): Promise<void> {
    clearInterval(this.timer);
    await this.database.pool.query('delete from job_servers where id = $1', [this.id]).catch(() => undefined);
  }

  private async tend(): Promise<void> {
    try {
      // After an outage of the database every heartbeat is old: only who has just beaten may call another dead.
      const hasBeatenLately = performance.now() - this.beatenAt < 2 * this.intervalMs;
      await this.beat();
      if (hasBeatenLately) await this.takeFromTheDead();
    } catch (error) {
      this.log.warn({ reason: reasonOf(error) }, 'the heartbeat of the workers could not be written');
    }
  }

  private async beat(): Promise<void> {
    await this.database.pool.query(
      'insert into job_servers (id, workers) values ($1, $2) on conflict (id) do update set workers = excluded.workers, beaten_at = now()',
      [this.id, this.workers],
    );
    this.beatenAt = performance.now();
  }

  private async takeFromTheDead(): Promise<void> {
    const { rows } = await this.database.pool.query<{ workers: string[] }>(
      `with dead as (delete from job_servers where beaten_at < now() - make_interval(secs => $1) returning workers),
        names as (select coalesce(array_agg(name), '{}') as workers from dead, unnest(dead.workers) as name),
        unlocked as (select graphile_worker.force_unlock_workers(workers) from names where workers <> '{}')
      select workers from names, (select count(*) from unlocked) as done where workers <> '{}'`,
      [JOBS_MISSED_SECONDS],
    );
    for (const { workers } of rows) this.log.warn({ workers: workers.length }, 'jobs of a server that is gone are taken up');
  }
}
