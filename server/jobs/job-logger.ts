import { Logger } from 'graphile-worker';

/** What the jobs say goes through here. */
export interface JobLog {
  error(details: object, message: string): void;
  warn(details: object, message: string): void;
  debug(details: object, message: string): void;
}

/** Hands the queue's own messages to the server's log; its information level is our debug. */
export function jobLogger(log: JobLog): Logger {
  return new Logger((scope) => (level, message, meta) => {
    const details = { ...scope, ...meta };
    if (level === 'error') log.error(details, message);
    else if (level === 'warning') log.warn(details, message);
    else log.debug(details, message);
  });
}

/** For migrations, whose failures are thrown. */
export const quietJobLogger = new Logger(() => () => undefined);
