import type { AnyRouter } from '@tanstack/react-router';
import { storage } from '#contract/storage';
import type { AppContext } from '../platform/context/app-context';
import { applyDataSaver } from '../platform/data-saver/data-saver-choice';
import { readPlayerStorage, writePlayerStorage } from '../platform/storage/player-storage';
import { session } from '../platform/session';
import { workers } from '../platform/service-worker';
import { FIRST_SECONDS_MS } from '../platform/timing';

const PREFETCHED = storage.local.prefetched;
const AGAIN_MS = 12 * 60 * 60 * 1000;
/** A player's own first screen and its requests go first. */
const LATER_MS = 4_000;

/** Resolves once a worker controls this window; never if the browser has none. */
function hasWorker(): Promise<unknown> {
  const container = workers();
  if (container?.controller) return Promise.resolve();
  return new Promise((resolve) => container?.addEventListener('controllerchange', resolve, { once: true }));
}

/** Whom the device last prefetched for, and when, in epoch ms. */
function lastPrefetch(): { who: string; at: number } {
  const [who = '', at = '0'] = readPlayerStorage(PREFETCHED).split(' ');
  return { who, at: Number(at) };
}

/**
 * Prefetches pages that weren't visited yet, some seconds after the start, twice a day per visitor, and only once a worker can cache them
 * (OFF-001). On a slow connection nothing is prefetched; it stops if the connection turns slow.
 */
export async function keepPrefetched(router: AnyRouter, app: AppContext, player: number | null): Promise<void> {
  const who = String(player ?? 'guest');
  const last = lastPrefetch();
  await new Promise((resolve) => setTimeout(resolve, Math.max(LATER_MS, FIRST_SECONDS_MS - performance.now())));
  if (applyDataSaver() || (last.who === who && Date.now() - last.at < AGAIN_MS)) return;
  await hasWorker();
  const { prefetchPages } = await import('./prefetch-pages');
  // Stops if the player has signed out meanwhile, and records nothing.
  const isHere = () => (session.player?.id ?? null) === player;
  const isWhole = await prefetchPages({ router, app, isPlayer: player !== null, isLineFree: () => isHere() && !applyDataSaver() });
  if (isWhole && isHere()) writePlayerStorage(PREFETCHED, `${who} ${Date.now()}`);
}
