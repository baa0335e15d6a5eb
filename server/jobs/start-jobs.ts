import { parseCronItems, run, type TaskList } from 'graphile-worker';
import type { Platform } from '../platform';
import { jobLogger } from './job-logger';

/** What one task does with its payload. One that throws is tried again, later each time, 25 times at most. */
export type Job = (platform: Platform, payload: never) => Promise<void>;

/** A job that time starts: `at` is a crontab pattern in UTC. */
export interface Periodic {
  task: string;
  at: string;
}

export interface RunningJobs {
  /** Takes no further job and answers when those under way have ended. */
  stop(): Promise<void>;
}

export interface JobsToRun {
  jobs: Readonly<Record<string, Job>>;
  periodic: readonly Periodic[];
}

const concurrency = 4;

/** Works on the queue of the platform's database until stopped; several servers share the work. */
export async function startJobs(platform: Platform, { jobs, periodic }: JobsToRun): Promise<RunningJobs> {
  const taskList: TaskList = Object.fromEntries(
    Object.entries(jobs).map(([name, job]) => [name, (payload: unknown) => job(platform, payload as never)]),
  );
  const runner = await run({
    connectionString: platform.database.url,
    taskList,
    parsedCronItems: parseCronItems(periodic.map(({ task, at }) => ({ task, match: at, options: { jobKey: task, maxAttempts: 1 } }))),
    concurrency,
    pollInterval: 1000,
    noHandleSignals: true,
    logger: jobLogger(platform.log),
  });
  return { stop: () => runner.stop() };
}
