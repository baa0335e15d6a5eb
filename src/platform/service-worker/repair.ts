import { PROTOCOL, type ToWorker } from '#contract/messages';
import { storage } from '#contract/storage';
import { forgetAnswers } from '#offline/health';
import { send } from '../api/transport';
import { device } from '../device';
import { writePlayerStorage } from '../storage/player-storage';
import { LOOK_MS, REPAIR_TIMEOUT_MS } from '../timing';
import { workers } from './link';
import { warmWorker } from './warm';

/** Has the worker empty its caches and fill them anew; answers whether it could, and true where there is none. */
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

/** Whether the platform itself answers now, rather than a portal in front of it that says yes to everything. */
async function isThere(): Promise<boolean> {
  try {
    const answer = await send('/livez', { cache: 'no-store', signal: AbortSignal.timeout(LOOK_MS) });
    const body = (await answer.json()) as { status?: unknown } | null;
    return answer.ok && body?.status === 'live';
  } catch {
    return false;
  }
}

/**
 * Empties what is kept of answers, files and pictures, and has it loaded anew. What waits to be sent, the inbox and the
 * session stay. Answers whether all of it could be had again, where the rest is tried at the next start (`partly`); or that
 * the platform does not answer: then nothing is touched, since it could not be had again (`away`).
 */
export async function repairStorage(): Promise<'whole' | 'partly' | 'away'> {
  if (!(await isThere())) return 'away';
  await forgetAnswers(device);
  writePlayerStorage(storage.local.prefetched, '');
  const isFilled = await refillCaches();
  warmWorker();
  return isFilled ? 'whole' : 'partly';
}
