import { type ChildProcess, fork } from 'node:child_process';
import { createInterface } from 'node:readline';
import { resolve } from 'node:path';
import { say } from '../say';
import { readableLine } from './log-lines';

/** Messages of a server process to its parent. */
export type ServerMessage = { kind: 'ready'; port: number; greeting: string } | { kind: 'failed'; error: string };

/** Tells the standby process to become the server. */
export interface Start {
  kind: 'start';
  env: Record<string, string | undefined>;
}

/** The server can't start; the message contains its output. */
export class PlatformFailed extends Error {}

interface Running {
  child: ChildProcess;
  port: Promise<number>;
}

const STOP_AT_MOST_MS = 2_000;

function forkOne(isInspected: boolean): ChildProcess {
  const child = fork(resolve(import.meta.dirname, 'server-process.ts'), {
    execArgv: ['--import', 'tsx', ...(isInspected ? ['--inspect'] : [])],
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  for (const stream of [child.stdout!, child.stderr!]) createInterface({ input: stream }).on('line', (line) => say(readableLine(line)));
  return child;
}

/** Ends a process: SIGTERM first, then SIGKILL. */
async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((done) => child.once('exit', done));
  child.kill('SIGTERM');
  const overdue = setTimeout(() => child.kill('SIGKILL'), STOP_AT_MOST_MS);
  await ended;
  clearTimeout(overdue);
}

/**
 * The API server as a child process that's replaced on change. A standby process has already loaded all packages, which is most of the
 * start-up time; it loads our own code at the switch, so that the code is current.
 */
export class PlatformProcess {
  private standby: ChildProcess | null;
  private running: Running | null = null;
  private readonly ending = new Set<Promise<void>>();
  private env: Start['env'] = {};
  private isGreeted = false;
  private isStopped = false;
  private wake: () => void = () => undefined;
  private readonly started = new Promise<void>((done) => (this.wake = done));
  /** Called when the server is up again after a failed start. */
  onRecovered: () => void = () => undefined;
  private hasFailed = false;

  constructor(private readonly options: { isInspected: boolean }) {
    this.standby = this.prepare();
  }

  /** With a debugger there's no standby process, because the debugger's port serves only one process. */
  private prepare(): ChildProcess | null {
    return this.options.isInspected || this.isStopped ? null : forkOne(false);
  }

  start(env: Start['env']): void {
    this.env = env;
    this.restart();
    this.wake();
  }

  /** Restarts with the current code; requests wait in the meantime. */
  restart(): void {
    if (this.isStopped) return;
    this.leave(this.running?.child);
    const child = this.standby ?? forkOne(this.options.isInspected);
    this.standby = null;
    const port = this.portOf(child);
    this.running = { child, port };
    port.then(
      () => (this.standby ??= this.prepare()),
      () => undefined,
    );
    child.send({ kind: 'start', env: this.env } satisfies Start);
  }

  private leave(child: ChildProcess | undefined): void {
    if (!child) return;
    const ended = end(child).finally(() => this.ending.delete(ended));
    this.ending.add(ended);
  }

  private portOf(child: ChildProcess): Promise<number> {
    return new Promise((done, failed) => {
      child.on('message', (message: ServerMessage) => {
        if (message.kind === 'failed') return this.fail(child, message.error, failed);
        if (!this.isGreeted) say(message.greeting);
        this.isGreeted = true;
        if (this.hasFailed) this.onRecovered();
        this.hasFailed = false;
        done(message.port);
      });
      child.once('exit', (code) => this.fail(child, `The platform exited with code ${code}.`, failed));
    });
  }

  private fail(child: ChildProcess, error: string, failed: (error: Error) => void): void {
    if (this.isStopped || this.running?.child !== child || this.hasFailed) return failed(new PlatformFailed(error));
    this.hasFailed = true;
    say(`${error}\nThe platform starts again on the next change.`);
    // Later requests fail with the same error.
    this.running.port = Promise.reject(new PlatformFailed(error));
    this.running.port.catch(() => undefined);
    this.standby ??= this.prepare();
    failed(new PlatformFailed(error));
  }

  /** The port of the server, once the latest code is running; rejects with PlatformFailed if it can't start. */
  async port(): Promise<number> {
    await this.started;
    for (;;) {
      const { running } = this;
      try {
        const port = await running!.port;
        if (running === this.running) return port;
      } catch (error) {
        if (running === this.running) throw error;
      }
    }
  }

  async stop(): Promise<void> {
    this.isStopped = true;
    this.leave(this.running?.child);
    this.leave(this.standby ?? undefined);
    await Promise.all(this.ending);
  }
}
