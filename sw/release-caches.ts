import { storage } from '#contract/storage';
import { releaseCache } from './release';

/** Written last: a cache without it is incomplete and serves nothing. */
const MARKER = '/.complete';
const EARLIER_RELEASES = 2;

interface Kept {
  name: string;
  /** Epoch ms; 0 for an incomplete cache. */
  completedAt: number;
}

let complete: Promise<Cache[]> | null = null;

/** Marks a release's cache as complete, at an instant in epoch ms. */
export async function markComplete(cache: Cache, now: number): Promise<void> {
  await cache.put(MARKER, new Response(String(now)));
  complete = null;
}

/** Whether a release's cache is complete. */
export async function isComplete(cache: Cache): Promise<boolean> {
  return (await cache.match(MARKER)) !== undefined;
}

/** The releases on this device: this one first, then the others, newest first. */
async function releases(): Promise<Kept[]> {
  const names = (await caches.keys()).filter((name) => name.startsWith(storage.caches.release));
  const kept = await Promise.all(
    names.map(async (name) => {
      const marker = await (await caches.open(name)).match(MARKER);
      return { name, completedAt: marker ? Number(await marker.text()) : 0 };
    }),
  );
  const isOwn = ({ name }: Kept) => Number(name === releaseCache);
  return kept.sort((one, other) => isOwn(other) - isOwn(one) || other.completedAt - one.completedAt);
}

/**
 * The complete caches: this release's first, then the earlier ones, whose pages may still request their files. Looked up once
 * per worker start, because every file of a page load asks.
 */
export function completeCaches(): Promise<Cache[]> {
  complete ??= findComplete();
  complete.catch(() => (complete = null));
  return complete;
}

async function findComplete(): Promise<Cache[]> {
  const found = (await releases()).filter(({ completedAt }) => completedAt > 0);
  return Promise.all(found.map(({ name }) => caches.open(name)));
}

/** Deletes releases older than the previous two, and incomplete ones. */
export async function dropOldReleases(): Promise<void> {
  const others = (await releases()).filter(({ name }) => name !== releaseCache);
  const kept = others.filter(({ completedAt }) => completedAt > 0).slice(0, EARLIER_RELEASES);
  await Promise.all(others.filter((one) => !kept.includes(one)).map(({ name }) => caches.delete(name)));
  complete = null;
}
