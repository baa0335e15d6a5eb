import { PROTOCOL, type ToWorker } from '#contract/messages';
import { workers } from './container';

/**
 * Asks the worker that controls this window for work; resolves to whether it's done: false if it isn't within `timeout` ms, or if there's
 * no worker yet.
 */
export function requestWorkerTask({ kind }: { kind: 'complete' | 'repair' }, timeout: number): Promise<boolean> {
  const worker = workers()?.controller;
  if (!worker) return Promise.resolve(false);
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    const end = (isDone: boolean) => {
      clearTimeout(timer);
      port1.close();
      resolve(isDone);
    };
    const timer = setTimeout(() => end(false), timeout);
    port1.onmessage = ({ data }: MessageEvent<unknown>) => end(data === true);
    worker.postMessage({ protocol: PROTOCOL, kind } satisfies ToWorker, [port2]);
  });
}
