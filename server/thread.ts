import { Worker } from 'node:worker_threads';
import { type Remote, wrap } from 'comlink';
import nodeEndpoint from 'comlink/dist/esm/node-adapter.mjs';

/** When running from source, a thread doesn't inherit tsx from this process, so it registers tsx first. */
const readTypeScriptFirst = `import('tsx/esm/api').then(({ register }) => (register(), import(require('node:worker_threads').workerData)));`;

/** A running thread, its exposed API, and a promise that rejects when it ends. */
interface Running<T> {
  worker: Worker;
  remote: Remote<T>;
  ended: Promise<never>;
}

/** Threads work occasionally, so a smaller young generation than the default of 48 MB is enough. */
const resourceLimits = { maxYoungGenerationSizeMb: 12 };

function startWorker(module: URL): Worker {
  if (module.pathname.endsWith('.ts'))
    return new Worker(readTypeScriptFirst, { eval: true, execArgv: [], workerData: module.href, resourceLimits });
  return new Worker(module, { execArgv: ['--enable-source-maps'], resourceLimits });
}

function run<T>(module: URL, onEnd: () => void): Running<T> {
  const worker = startWorker(module);
  worker.unref();
  const ended = new Promise<never>((_resolve, reject) => {
    worker.once('error', reject);
    worker.once('exit', (code) => {
      onEnd();
      reject(new Error(`the thread of ${module.pathname} ended with ${code}`));
    });
  });
  ended.catch(() => undefined);
  return { worker, ended, remote: wrap<T>(nodeEndpoint(worker)) };
}

/** Runs CPU-bound work outside the main thread, so that it doesn't delay bets. Restarts the thread if it has ended. */
export class Thread<T> {
  private running: Running<T> | null = null;
  private asking = 0;
  private idle: NodeJS.Timeout | undefined;

  /** `module` exposes a `T` through Comlink. With `idleMs`, the thread ends after that idle time, which frees its memory. */
  constructor(
    private readonly module: URL,
    private readonly idleMs?: number,
  ) {}

  get isRunning(): boolean {
    return this.running !== null;
  }

  /** Calls the thread, starting it if needed; rejects if it ends before it has responded. */
  async ask<A>(question: (remote: Remote<T>) => Promise<A>): Promise<A> {
    clearTimeout(this.idle);
    this.asking += 1;
    try {
      const { remote, ended } = this.start();
      return await Promise.race([question(remote), ended]);
    } finally {
      this.asking -= 1;
      if (this.asking === 0 && this.idleMs !== undefined) this.idle = setTimeout(() => void this.stop(), this.idleMs).unref();
    }
  }

  async stop(): Promise<void> {
    clearTimeout(this.idle);
    const { running } = this;
    this.running = null;
    await running?.worker.terminate();
  }

  private start(): Running<T> {
    const started = (this.running ??= run<T>(this.module, () => {
      if (this.running === started) this.running = null;
    }));
    return started;
  }
}
