import { storage } from '#contract/storage';
import { deleteStoredResponses } from '#offline/health';
import { send } from '../api/transport';
import { device } from '../device';
import { writePlayerStorage } from '../storage/player-storage';
import { SERVER_POLL_MS, REPAIR_TIMEOUT_MS } from '../timing';
import { requestWorkerTask } from './request-worker-task';
import { workers } from './container';
import { warmWorker } from './warm';

/** Makes the worker empty and refill its caches; returns whether that worked, and true if there's no worker. */
async function refillCaches(): Promise<boolean> {
  return !workers()?.controller || requestWorkerTask({ kind: 'repair' }, REPAIR_TIMEOUT_MS);
}

/** Whether the server itself responds now, rather than a captive portal that accepts everything. */
async function isThere(): Promise<boolean> {
  try {
    const response = await send('/livez', { cache: 'no-store', signal: AbortSignal.timeout(SERVER_POLL_MS) });
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
  await deleteStoredResponses(device);
  writePlayerStorage(storage.local.prefetched, '');
  const isFilled = await refillCaches();
  warmWorker();
  return isFilled ? 'whole' : 'partly';
}
