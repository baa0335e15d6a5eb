import { wrap, type Remote } from 'comlink';
import type { Compute } from '../../worker/compute';

/** Where computations run; `startWorker` is null in a browser without workers. */
export interface BridgeParts {
  startWorker: (() => Worker) | null;
  /** The same functions for this thread, loaded only when needed. */
  loadInPlace: () => Promise<Compute>;
  /** Milliseconds of idleness after which the worker is stopped. */
  idleMs?: number;
}

type Input<K extends keyof Compute> = Parameters<Compute[K]>[0];
type Output<K extends keyof Compute> = ReturnType<Compute[K]>;

export interface Bridge {
  /** Runs one function in the worker. Rejects with the signal's reason once it's aborted. */
  compute<K extends keyof Compute>(name: K, input: Input<K>, signal?: AbortSignal): Promise<Output<K>>;
}

const IDLE_MS = 30_000;

/** The worker is gone: it couldn't start, or its script failed. */
class WorkerLost extends Error {}

interface Running {
  remote: Remote<Compute>;
  /** Rejects when the worker fails, because its responses never come then. */
  lost: Promise<never>;
  stop(): void;
}

function run(startWorker: () => Worker): Running {
  const worker = startWorker();
  const lost = new Promise<never>((_resolve, reject) => {
    for (const kind of ['error', 'messageerror']) {
      worker.addEventListener(kind, () => reject(new WorkerLost()), { once: true });
    }
  });
  lost.catch(() => undefined);
  return { remote: wrap<Compute>(worker), lost, stop: () => worker.terminate() };
}

/** Rejects with the signal's reason once it is aborted; otherwise never settles. */
function abortionOf(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
}

/**
 * Computes in a worker that starts at the first call and stops when idle, or on this thread if there isn't one or it fails (WORK-001). An
 * abort rejects immediately, and stops a worker that has nothing else to do.
 */
export function createBridge({ startWorker, loadInPlace, idleMs = IDLE_MS }: BridgeParts): Bridge {
  let running: Running | null = null;
  let isLost = startWorker === null;
  let pending = 0;
  let idle: ReturnType<typeof setTimeout> | undefined;

  const stop = () => {
    running?.stop();
    running = null;
  };
  const start = (): Running | null => {
    if (isLost || !startWorker) return null;
    try {
      return (running ??= run(startWorker));
    } catch {
      isLost = true;
      return null;
    }
  };
  const askWorker = async ({ remote, lost }: Running, name: keyof Compute, input: unknown, signal?: AbortSignal) => {
    clearTimeout(idle);
    pending += 1;
    try {
      const response = (remote[name] as (input: unknown) => Promise<unknown>)(input);
      return await Promise.race(signal ? [response, lost, abortionOf(signal)] : [response, lost]);
    } finally {
      pending -= 1;
      if (pending === 0 && signal?.aborted) stop();
      else if (pending === 0) idle = setTimeout(stop, idleMs);
    }
  };
  const inPlace = async (name: keyof Compute, input: unknown, signal?: AbortSignal) => {
    const functions = await loadInPlace();
    signal?.throwIfAborted();
    return (functions[name] as (input: unknown) => unknown)(input);
  };
  const compute = async (name: keyof Compute, input: unknown, signal?: AbortSignal): Promise<unknown> => {
    signal?.throwIfAborted();
    const worker = start();
    if (!worker) return inPlace(name, input, signal);
    try {
      return await askWorker(worker, name, input, signal);
    } catch (error) {
      if (!(error instanceof WorkerLost)) throw error;
      isLost = true;
      stop();
      return inPlace(name, input, signal);
    }
  };
  return { compute: compute as Bridge['compute'] };
}
