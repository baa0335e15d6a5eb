import { randomUUID } from 'node:crypto';
import type { Database } from '../database/connection';
import { reasonOf } from '../database/unavailable';
import { JOBS_BEAT_MS } from '../timing';
import type { JobLog } from '../database/job-logger';
import { deleteServer, takeFromDeadServers, unlockJobs, writeBeat } from './job-servers-store';

/**
 * This server's heartbeat. Without it, the queue releases a killed server's jobs only after four hours; here every live server watches
 * the others, and retries a dead one's jobs.
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

  /** Starts the heartbeat; throws if the first one fails. */
  async start(): Promise<void> {
    await this.beat();
    this.timer = setInterval(() => void this.tend(), this.intervalMs).unref();
  }

  /** Registers started workers: jobs locked in their names are this server's. */
  add(worker: string): void {
    this.workers.push(worker);
    void this.tend();
  }

  /** Releases the jobs of a queue's workers that ended in this process. */
  async letGo(): Promise<void> {
    const gone = this.workers.splice(0);
    await unlockJobs(this.database, gone);
  }

  /** Stops the heartbeat. A server that shut down in order has no jobs. */
  async stop(): Promise<void> {
    clearInterval(this.timer);
    await deleteServer(this.database, this.id).catch(() => undefined);
  }

  private async tend(): Promise<void> {
    try {
      // After a database outage every heartbeat is old: only a server with a fresh one may declare another dead.
      const hasBeatenLately = performance.now() - this.beatenAt < 2 * this.intervalMs;
      await this.beat();
      if (hasBeatenLately) await this.takeFromTheDead();
    } catch (error) {
      this.log.warn({ reason: reasonOf(error) }, 'the heartbeat of the workers could not be written');
    }
  }

  private async beat(): Promise<void> {
    await writeBeat(this.database, this.id, this.workers);
    this.beatenAt = performance.now();
  }

  private async takeFromTheDead(): Promise<void> {
    const dead = await takeFromDeadServers(this.database);
    for (const workers of dead) this.log.warn({ workers: workers.length }, 'took over the jobs of a server that is gone');
  }
}
