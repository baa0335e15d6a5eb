import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { Worker } from 'node:worker_threads';
import { proxy, wrap, type Remote } from 'comlink';
import nodeEndpoint from 'comlink/dist/esm/node-adapter.mjs';
import type { FastifyInstance } from 'fastify';
import type { Locale } from '#contract/fields/locale';
import type { Painted } from '#contract/painted';
import { OWN_ADDRESS } from '../plugins/rate-limits';
import type { DrawingThread } from './drawing-thread';

/** A painted page with the rules of the stylesheets that it uses. */
export interface Drawn extends Painted {
  styles: string;
}

export interface Order {
  /** Path and query as the browser asked for them. */
  url: string;
  host: string;
  locale: Locale;
}

/** Answers a page's read of the public calls. */
export type Read = (url: string, headers: Record<string, string>) => Promise<{ status: number; body: string }>;

/** Draws one address; rejects when it cannot. */
export type Draw = (order: Order) => Promise<Drawn>;

/** A thread that is running, and the promise that rejects when it is not any more. */
interface Running {
  remote: Remote<DrawingThread>;
  ended: Promise<never>;
}

/** A thread does not take over that this process reads TypeScript: it is told so first. */
const readTypeScriptFirst = `import('tsx/esm/api').then(({ register }) => (register(), import(require('node:worker_threads').workerData)));`;

function startThread(onEnd: () => void): Running & { worker: Worker } {
  const worker = new Worker(readTypeScriptFirst, { eval: true, execArgv: [], workerData: new URL('./drawing-thread.ts', import.meta.url).href });
  worker.unref();
  const ended = new Promise<never>((_resolve, reject) => {
    worker.once('error', reject);
    worker.once('exit', (code) => {
      onEnd();
      reject(new Error(`the thread that draws documents ended with ${code}`));
    });
  });
  ended.catch(() => undefined);
  return { worker, ended, remote: wrap<DrawingThread>(nodeEndpoint(worker)) };
}

/**
 * Draws documents with the built application, in a thread of its own: drawing takes a processor for tens of
 * milliseconds, in which no bet should wait. Null without a build. A thread that ended is started anew.
 */
export function makeDrawing(app: FastifyInstance, stylesheets: readonly string[]): Draw | null {
  if (!existsSync(resolve('dist/document/document.js'))) return null;
  let running: ReturnType<typeof startThread> | null = null;
  const thread = () => (running ??= startThread(() => (running = null)));
  // Nobody's first page waits for the thread to start.
  app.addHook('onListen', async () => void thread());
  app.addHook('onClose', async () => void (await running?.worker.terminate()));
  return async (order) => {
    const { remote, ended } = thread();
    const read: Read = (url, headers) => askSelf(app, order.host, url, headers);
    return Promise.race([remote.draw(order, [...stylesheets], proxy(read)), ended]);
  };
}

/** Answers a page's read from this server itself, without a socket. */
async function askSelf(app: FastifyInstance, host: string, url: string, headers: Record<string, string>): Promise<{ status: number; body: string }> {
  const answer = await app.inject({ method: 'GET', url, remoteAddress: OWN_ADDRESS, headers: { ...headers, host } });
  return { status: answer.statusCode, body: answer.body };
}
