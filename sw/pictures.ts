import { storage } from '#contract/storage';
import type { Asked } from './asked';
import { fetchFile } from './html';

const COUNT_AT_MOST = 700;
const BYTES_AT_MOST = 400_000;

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
  const response = await fetchFile(event.request);
  if (isKeepable(response)) event.waitUntil(keep(event.request, response.clone()).catch(makeRoom));
  return response;
}

/** A picture that is worth keeping: whole, and not so large that it pushes out many others. */
function isKeepable(response: Response): boolean {
  return response.status === 200 && Number(response.headers.get('content-length') ?? 0) <= BYTES_AT_MOST;
}

async function keep(request: Request, response: Response): Promise<void> {
  const cache = await caches.open(storage.caches.pictures);
  await cache.put(request, response);
  trimming ??= trim(COUNT_AT_MOST);
  await trimming;
}

/** Counting takes long on a slow device: once in a worker's life is enough. */
let trimming: Promise<void> | null = null;

/** Lets the pictures go that were made new the longest ago: a cache keeps its entries in the order they were put. */
export async function trim(atMost: number): Promise<void> {
  const cache = await caches.open(storage.caches.pictures);
  const kept = await cache.keys();
  await Promise.all(kept.slice(0, Math.max(0, kept.length - atMost)).map((request) => cache.delete(request)));
}

/** On a full device pictures are the first to go: everything else is needed to start. */
async function makeRoom(error: unknown): Promise<void> {
  if (error instanceof DOMException && error.name === 'QuotaExceededError') await caches.delete(storage.caches.pictures).catch(() => false);
}
