import type { Asked } from './asked';
import { isHtml } from './html';
import { fillRelease, precached } from './precache';
import { releaseCache } from './release';
import { isComplete } from './release-caches';

/**
 * A file of the build: from the cache of its release, else from the network, and kept. A page that comes in its place is
 * refused and never kept, so that a script is never HTML.
 */
export async function answerAsset(event: Asked): Promise<Response> {
  const response = await answerFile(event, new URL(event.request.url).pathname);
  return isHtml(response) ? Response.error() : response;
}

/** A cached file by its path, else the network's answer; only files with a hash in their address are kept on the way. */
export async function answerFile(event: Asked, path: string): Promise<Response> {
  const known = await precached(path).catch(() => undefined);
  if (known) return known;
  const response = await fetch(event.request);
  if (response.ok && !isHtml(response) && isHashed(path)) event.waitUntil(keep(path, response.clone()).catch(() => undefined));
  return response;
}

const isHashed = (path: string) => /\/assets\/.+-[\w-]{7,8}\.\w+$/.test(path);

async function keep(path: string, response: Response): Promise<void> {
  const cache = await caches.open(releaseCache);
  if (await isComplete(cache)) await cache.put(path, response);
}

let healing: Promise<void> | null = null;

/** Fills what an interrupted installation or the browser's own clean-up left out, which may come at any time: looked at with each page. */
export function heal(): Promise<void> {
  healing ??= fillRelease(Date.now())
    .catch(() => undefined)
    .finally(() => (healing = null));
  return healing;
}
