import { Logger } from 'graphile-worker';

/** What the jobs say goes through here. */
export interface JobLog {
  error(details: object, message: string): void;
  warn(details: object, message: string): void;
  debug(details: object, message: string): void;
}

/** A job as a log may name it: what it carries, such as the address of a mail, stays in the queue. */
function nameOf(job: unknown): object {
  const { id, task_identifier: task, attempts } = (job ?? {}) as { id?: unknown; task_identifier?: unknown; attempts?: unknown };
  return { id, task, attempts };
}

/** Hands the queue's own messages to the server's log; its information level is our debug. */
export function jobLogger(log: JobLog): Logger {
  return new Logger((scope) => (level, message, meta) => {
    const details = { ...scope, ...meta, ...(meta && 'job' in meta && { job: nameOf(meta.job) }) };
    if (level === 'error') log.error(details, message);
    else if (level === 'warning') log.warn(details, message);
    else log.debug(details, message);
  });
}

/** For migrations, whose failures are thrown. */
export const quietJobLogger = new Logger(() => () => undefined);
