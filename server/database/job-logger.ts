import { Logger } from 'graphile-worker';

/** The jobs' logger. */
export interface JobLog {
  error(details: object, message: string): void;
  warn(details: object, message: string): void;
  debug(details: object, message: string): void;
}

/** The loggable part of a job; its payload, such as a mail address, must not be logged. */
function nameOf(job: unknown): object {
  const { id, task_identifier: task, attempts } = (job ?? {}) as { id?: unknown; task_identifier?: unknown; attempts?: unknown };
  return { id, task, attempts };
}

/** Forwards the queue's own messages to the server's log; its info level is our debug. */
export function jobLogger(log: JobLog): Logger {
  return new Logger((scope) => (level, message, meta) => {
    const details = { ...scope, ...meta, ...(meta && 'job' in meta && { job: nameOf(meta.job) }) };
    if (level === 'error') log.error(details, message);
    else if (level === 'warning') log.warn(details, message);
    else log.debug(details, message);
  });
}

/** A logger without output, for migrations, whose failures are thrown. */
export const quietJobLogger = new Logger(() => () => undefined);
