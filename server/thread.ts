import { Worker } from 'node:worker_threads';
import { type Remote, wrap } from 'comlink';
import nodeEndpoint from 'comlink/dist/esm/node-adapter.mjs';

/** In the source, a thread does not take over that this process reads TypeScript: it is told so first. */
const readTypeScriptFirst = `import('tsx/esm/api').then(({ register }) => (register(), import(require('node:worker_threads').workerData)));`;

/** A thread that is running, what it exposes, and the promise that rejects when it is not running any more. */
interface Running<T> {
  worker: Worker;
  remote: Remote<T>;
  ended: Promise<never>;
}

/** Threads work now and then: what they throw away may be collected sooner than on the main thread, whose default is 48 MB. */
const resourceLimits = { maxYoungGenerationSizeMb: 12 };

function startWorker(module: URL): Worker {
  if (module.pathname.endsWith('.ts')) return new Worker(readTypeScriptFirst, { eval: true, execArgv: [], workerData: module.href, resourceLimits });
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

/** Work that takes a processor for longer than a bet should wait, done beside the main thread. One that ended is started anew. */
export class Thread<T> {
  private running: Running<T> | null = null;
  private asking = 0;
  private idle: NodeJS.Timeout | undefined;

  /** `module` exposes a `T` by comlink. With `idleMs`, the thread ends once nobody has asked it for so long, and gives its memory back. */
  constructor(
    private readonly module: URL,
    private readonly idleMs?: number,
  ) {}

  get isRunning(): boolean {
    return this.running !== null;
  }

  /** Asks it something, and starts it first where it isn't running; rejects where it ends before it has answered. */
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
