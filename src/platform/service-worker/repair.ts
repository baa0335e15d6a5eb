import { storage } from '#contract/storage';
import { deleteStoredResponses } from '#offline/health';
import { device } from '../device';
import { writePlayerStorage } from '../storage/player-storage';
import { REPAIR_TIMEOUT_MS } from '../timing';
import { requestWorkerTask } from './request-worker-task';
import { workers } from './container';
import { isServerLive } from './live-server';
import { warmWorker } from './warm';

/** Makes the worker empty and refill its caches; returns whether that worked, and true if there's no worker. */
async function refillCaches(): Promise<boolean> {
  return !workers()?.controller || requestWorkerTask({ kind: 'repair' }, REPAIR_TIMEOUT_MS);
}

/**
 * Empties and refills the caches of responses, files and pictures. The outbox, the inbox and the session stay. Returns whether everything
 * could be loaded; `partly`: the rest is retried at the next start; `away`: the server doesn't respond, so nothing was changed, because it
 * couldn't be loaded again.
 */
export async function repairStorage(): Promise<'whole' | 'partly' | 'away'> {
  if (!(await isServerLive())) return 'away';
  await deleteStoredResponses(device);
  writePlayerStorage(storage.local.prefetched, '');
  const isFilled = await refillCaches();
  warmWorker();
  return isFilled ? 'whole' : 'partly';
}
