import type { AnyRouter } from '@tanstack/react-router';
import { storage } from '#contract/storage';
import type { AppContext } from '../platform/context/app-context';
import { applyDataSaver } from '../platform/data-saver/data-saver-choice';
import { readPlayerStorage, writePlayerStorage } from '../platform/storage/player-storage';
import { session } from '../platform/session';
import { workers } from '../platform/service-worker';

const PREFETCHED = storage.local.prefetched;
const AGAIN_MS = 12 * 60 * 60 * 1000;
/** The first screen, and what it needs, go first. */
const LATER_MS = 4_000;

/** Resolves once a worker answers this window's requests; never where the browser has none. */
function hasWorker(): Promise<unknown> {
  const container = workers();
  if (container?.controller) return Promise.resolve();
  return new Promise((resolve) => container?.addEventListener('controllerchange', resolve, { once: true }));
}

/** Whom the device last prefetched for, and when in epoch ms. */
function lastPrefetch(): { who: string; at: number } {
  const [who = '', at = '0'] = readPlayerStorage(PREFETCHED).split(' ');
  return { who, at: Number(at) };
}

/**
 * Has the device hold what pages show that were not visited yet, some seconds after the start, twice a day for whoever
 * is here, and once a worker is there to keep it (OFF-001). On a slow line nothing is read ahead, nor any further where the
 * line turns slow meanwhile.
 */
export async function keepPrefetched(router: AnyRouter, app: AppContext, player: number | null): Promise<void> {
  const who = String(player ?? 'guest');
  const last = lastPrefetch();
  await new Promise((resolve) => setTimeout(resolve, LATER_MS));
  if (applyDataSaver() || (last.who === who && Date.now() - last.at < AGAIN_MS)) return;
  await hasWorker();
  const { prefetchPages } = await import('./prefetch-pages');
  // Nothing goes on for who has left meanwhile, and nothing of it is noted.
  const isHere = () => (session.player?.id ?? null) === player;
  const isWhole = await prefetchPages({ router, app, isPlayer: player !== null, isLineFree: () => isHere() && !applyDataSaver() });
  if (isWhole && isHere()) writePlayerStorage(PREFETCHED, `${who} ${Date.now()}`);
}
