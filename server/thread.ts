import { Worker } from 'node:worker_threads';
import { type Remote, wrap } from 'comlink';
import nodeEndpoint from 'comlink/dist/esm/node-adapter.mjs';

/** A thread does not take over that this process reads TypeScript: it is told so first. */
const readTypeScriptFirst = `import('tsx/esm/api').then(({ register }) => (register(), import(require('node:worker_threads').workerData)));`;

/** A thread that is running, what it exposes, and the promise that rejects when it is not running any more. */
interface Running<T> {
  worker: Worker;
  remote: Remote<T>;
  ended: Promise<never>;
}

function run<T>(module: URL, onEnd: () => void): Running<T> {
  const worker = new Worker(readTypeScriptFirst, { eval: true, execArgv: [], workerData: module.href });
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

  /** `module` exposes a `T` by comlink. */
  constructor(private readonly module: URL) {}

  /** Starts it, where nobody's first request should wait for that. */
  start(): Running<T> {
    return (this.running ??= run<T>(this.module, () => (this.running = null)));
  }

  /** Asks it something; rejects where it ends before it has answered. */
  ask<A>(question: (remote: Remote<T>) => Promise<A>): Promise<A> {
    const { remote, ended } = this.start();
    return Promise.race([question(remote), ended]);
  }

  async stop(): Promise<void> {
    await this.running?.worker.terminate();
  }
}
