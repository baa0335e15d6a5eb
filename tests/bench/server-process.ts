import { fork, type ChildProcess } from 'node:child_process';

/** A server in a separate process, which reports its port when it listens. */
export interface ServerProcess {
  child: ChildProcess;
  port: Promise<number>;
}

/** Starts a script of this folder as a server on any free port. */
export function startProcess(script: string, env: Record<string, string> = {}): ServerProcess {
  const child = fork(new URL(script, import.meta.url), {
    execArgv: ['--import', 'tsx'],
    env: { ...process.env, NODE_ENV: 'production', LOG_LEVEL: 'warn', PORT: '0', RATE_LIMITS: '0', ...env },
  });
  const port = new Promise<number>((resolve, reject) => {
    child.once('message', (value) => resolve(value as number));
    child.once('exit', (code) => reject(new Error(`${script} ended with ${code}`)));
  });
  return { child, port };
}

/** Shuts the server down and resolves when it has exited. */
export function endProcess(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return Promise.resolve();
  const ended = new Promise<void>((resolve) => void child.once('exit', () => resolve()));
  child.disconnect();
  return ended;
}
