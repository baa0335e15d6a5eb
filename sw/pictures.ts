import { storage } from '#contract/storage';
import type { Asked } from './asked';
import { fetchFile } from './html';

const COUNT_AT_MOST = 700;
/** Of one picture; a larger one would push out many others. */
const BYTES_AT_MOST = 400_000;
/** Of all together. */
const TOTAL_AT_MOST = 24_000_000;
/** Counting takes long on a slow device: at the first picture that a worker's life keeps, then after so many. */
const COUNT_EVERY = 60;
/** So long the network has for a picture: one that never comes would keep a connection from others. */
const PATIENCE_MS = 30_000;

/** A cover, banner, flag, logo or font: what is kept at once, made new behind that; bounded in number and size. */
export async function answerPicture(event: Asked): Promise<Response> {
  const known = await find(event.request).catch(() => undefined);
  const network = fromNetwork(event);
  event.waitUntil(network.catch(() => undefined));
  return known ?? network;
}

async function find(request: Request): Promise<Response | undefined> {
  const cache = await caches.open(storage.caches.pictures);
  return cache.match(request, { ignoreVary: true });
}

async function fromNetwork(event: Asked): Promise<Response> {
  const response = await fetchFile(event.request, { signal: AbortSignal.any([event.request.signal, AbortSignal.timeout(PATIENCE_MS)]) });
  if (isKeepable(response)) event.waitUntil(keep(event.request, response.clone()).catch(makeRoom));
  return response;
}

const bytesOf = (response: Response | undefined) => Number(response?.headers.get('content-length') ?? 0);

/** A picture that is worth keeping: whole, and not too large. */
function isKeepable(response: Response): boolean {
  return response.status === 200 && bytesOf(response) <= BYTES_AT_MOST;
}

async function keep(request: Request, response: Response): Promise<void> {
  const cache = await caches.open(storage.caches.pictures);
  await cache.put(request, response);
  if (puts++ % COUNT_EVERY === 0) trimming = trimming.then(() => trim(COUNT_AT_MOST, TOTAL_AT_MOST));
  await trimming;
}

let puts = 0;
let trimming: Promise<void> = Promise.resolve();

/**
 * Lets the pictures go that were made new the longest ago, beyond a number and beyond so many bytes: a cache keeps its
 * entries in the order they were put.
 */
export async function trim(atMost: number, totalAtMost: number): Promise<void> {
  const cache = await caches.open(storage.caches.pictures);
  let [count, bytes] = [0, 0];
  for (const request of [...(await cache.keys())].reverse()) {
    count += 1;
    bytes += bytesOf(await cache.match(request, { ignoreVary: true }));
    if (count > atMost || bytes > totalAtMost) await cache.delete(request);
  }
}

/** On a full device pictures are the first to go: everything else is needed to start. */
async function makeRoom(error: unknown): Promise<void> {
  if (error instanceof DOMException && error.name === 'QuotaExceededError') await caches.delete(storage.caches.pictures).catch(() => false);
}
