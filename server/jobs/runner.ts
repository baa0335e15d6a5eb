import { run, type TaskList } from 'graphile-worker';
import { accountJobs } from '../domains/account/jobs';
import { cashboxJobs } from '../domains/cashbox/jobs';
import { limitJobs } from '../domains/limits/jobs';
import { sendPush } from '../domains/notifications/push-job';
import type { Platform } from '../platform';
import { jobLogger } from './job-logger';

type Job = (platform: Platform, payload: never) => Promise<void>;

/** Every kind of job by its name, each from its domain. */
const jobs: Record<string, Job> = { ...accountJobs, ...cashboxJobs, ...limitJobs, push: sendPush };

const AT_ONCE = 4;
const POLL_MS = 2_000;

/** Starts to work on what is queued: at once when a job is added, by polling for what has waited. Answers how to stop. */
export async function startJobs(platform: Platform): Promise<() => Promise<void>> {
  const taskList: TaskList = Object.fromEntries(
    Object.entries(jobs).map(([name, job]) => [name, (payload: unknown) => job(platform, payload as never)]),
  );
  const runner = await run({
    pgPool: platform.database.pool,
    taskList,
    concurrency: AT_ONCE,
    pollInterval: POLL_MS,
    noHandleSignals: true,
    logger: jobLogger(platform.log),
  });
  return () => runner.stop();
}
