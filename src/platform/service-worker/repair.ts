import { PROTOCOL, type ToWorker } from '#contract/messages';
import { storage } from '#contract/storage';
import { forgetAnswers } from '#offline/health';
import { send } from '../api/transport';
import { device } from '../device';
import { writePlayerStorage } from '../storage/player-storage';
import { LOOK_MS, REPAIR_TIMEOUT_MS } from '../timing';
import { workers } from './link';
import { warmWorker } from './warm';

/** Makes the worker empty and refill its caches; returns whether that worked, and true if there's no worker. */
function refillCaches(): Promise<boolean> {
  const worker = workers()?.controller;
  if (!worker) return Promise.resolve(true);
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    const end = (isFilled: boolean) => {
      clearTimeout(timer);
      port1.close();
      resolve(isFilled);
    };
    const timer = setTimeout(() => end(false), REPAIR_TIMEOUT_MS);
    port1.onmessage = ({ data }: MessageEvent<unknown>) => end(data === true);
    worker.postMessage({ protocol: PROTOCOL, kind: 'repair' } satisfies ToWorker, [port2]);
  });
}

/** Whether the server itself responds now, rather than a captive portal that accepts everything. */
async function isThere(): Promise<boolean> {
  try {
    const response = await send('/livez', { cache: 'no-store', signal: AbortSignal.timeout(LOOK_MS) });
    const body = (await response.json()) as { status?: unknown } | null;
    return response.ok && body?.status === 'live';
  } catch {
    return false;
  }
}

/**
 * Empties and refills the caches of responses, files and pictures. The outbox, the inbox and the session stay. Returns whether everything
 * could be loaded; `partly`: the rest is retried at the next start; `away`: the server doesn't respond, so nothing was changed, because it
 * couldn't be loaded again.
 */
export async function repairStorage(): Promise<'whole' | 'partly' | 'away'> {
  if (!(await isThere())) return 'away';
  await forgetAnswers(device);
  writePlayerStorage(storage.local.prefetched, '');
  const isFilled = await refillCaches();
  warmWorker();
  return isFilled ? 'whole' : 'partly';
}
