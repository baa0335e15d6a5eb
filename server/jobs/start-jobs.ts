import { EventEmitter } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { parseCronItems, run, type Runner, type TaskList, type WorkerEvents } from 'graphile-worker';
import type { Platform } from '../platform';
import { reasonOf } from '../database/unavailable';
import { JOBS_CLOSE_MS } from '../timing';
import { Heartbeat } from './heartbeat';
import { jobLogger } from '../database/job-logger';
import { openJobPool } from './job-pool';

/** Runs one task with its payload. If it throws it's retried with increasing delays, at most 25 times. */
export type Job = (platform: Platform, payload: never) => Promise<void>;

/** A scheduled job: `at` is a crontab pattern in UTC. */
export interface Periodic {
  task: string;
  at: string;
}

export interface RunningJobs {
  /** Takes no more jobs and resolves when running ones have ended. */
  stop(): Promise<void>;
}

export interface JobsToRun {
  jobs: Readonly<Record<string, Job>>;
  periodic: readonly Periodic[];
}

const concurrency = 4;
/**
 * Results are written in the queue's batches without delay: there a lost connection ends the queue, which is then restarted. Outside
 * of a batch that error is unhandled, and would end the process.
 */
const batches = { completeJobBatchDelay: 0, failJobBatchDelay: 0 };
/** The queue ends when the database is down for a while; it's restarted after this delay, as often as necessary. */
const RESTART_MS = 1_000;

/** Works on the queue of the platform's database until stopped, through database outages; several servers share the work. */
export async function startJobs(platform: Platform, { jobs, periodic }: JobsToRun): Promise<RunningJobs> {
  const taskList: TaskList = Object.fromEntries(
    Object.entries(jobs).map(([name, job]) => [name, (payload: unknown) => job(platform, payload as never)]),
  );
  const queue = new Queue(platform, taskList, periodic);
  await queue.start();
  return queue;
}

class Queue implements RunningJobs {
  private readonly pool;
  private readonly heartbeat;
  private runner: Runner | null = null;
  private isStopping = false;
  private restarting: Promise<void> = Promise.resolve();

  constructor(
    private readonly platform: Platform,
    private readonly taskList: TaskList,
    private readonly periodic: readonly Periodic[],
  ) {
    this.pool = openJobPool(platform.database.url, concurrency, platform.log);
    this.heartbeat = new Heartbeat(platform.database, platform.log);
  }

  async start(): Promise<void> {
    await this.heartbeat.start();
    await this.run();
  }

  async stop(): Promise<void> {
    this.isStopping = true;
    await this.restarting;
    await this.runner?.stop().catch(() => undefined);
    await this.heartbeat.stop();
    await Promise.race([this.pool.end(), wait(JOBS_CLOSE_MS, undefined, { ref: false })]);
  }

  private async run(): Promise<void> {
    const events: WorkerEvents = new EventEmitter();
    // Claimed jobs are locked in the name of the pool, not of the worker that runs them.
    events.on('pool:create', ({ workerPool }) => this.heartbeat.add(workerPool.id));
    this.runner = await run({
      pgPool: this.pool,
      taskList: this.taskList,
      parsedCronItems: parseCronItems(
        this.periodic.map(({ task, at }) => ({ task, match: at, options: { jobKey: task, maxAttempts: 1 } })),
      ),
      concurrency,
      preset: { worker: batches },
      pollInterval: 1000,
      noHandleSignals: true,
      logger: jobLogger(this.platform.log),
      events,
    });
    const onEnd = () => {
      if (!this.isStopping) this.restarting = this.runAgain();
    };
    this.runner.promise.then(onEnd, onEnd);
  }

  private async runAgain(): Promise<void> {
    while (!this.isStopping) {
      await wait(RESTART_MS, undefined, { ref: false });
      try {
        await this.heartbeat.letGo();
        await this.run();
        return;
      } catch (error) {
        this.platform.log.warn({ reason: reasonOf(error) }, 'the queue cannot be started again yet');
      }
    }
  }
}
