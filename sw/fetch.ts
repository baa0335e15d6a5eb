import { headers } from '#contract/headers';
import { platformPaths } from '#contract/platform-paths';
import { readSession } from '#offline/session';
import type { FetchContext } from './strategies';
import { handleAsset } from './assets';
import { ownCalls } from './calls.gen';
import { database } from './database';
import { findRead } from './find-read';
import { trackForeground } from './foreground';
import { handlePrivateRead, handlePublicRead, cancelReads } from './last-known';
import { handleFrame, handleNavigation, ensureDocument } from './navigation';
import { handlePicture } from './pictures';
import { pageFile } from './precache';
import { scope } from './scope';

interface Row {
  name: string;
  matches: (request: Request, url: URL) => boolean;
  /** Null passes the request through to the browser. */
  handle: ((context: FetchContext) => Promise<Response>) | null;
}

const isNavigation = ({ mode }: Request) => mode === 'navigate';
const keeping = ({ pathname }: URL) => findRead(pathname)?.[1];
const isSignOut = ({ method, url }: Request) =>
  method === ownCalls['account.sign-out'].method && new URL(url).pathname === ownCalls['account.sign-out'].path;
const isPicture = /\.(?:svg|png|ico|avif|webp|jpe?g|woff2)$/;

/** What the worker does with each request: the first row that matches decides. */
export const table: readonly Row[] = [
  { name: 'writes: money, play, security, uploads', matches: ({ method }) => method !== 'GET', handle: null },
  { name: 'other origins', matches: (_request, { origin }) => origin !== scope.location.origin, handle: null },
  { name: 'parts of media', matches: ({ headers }) => headers.has('range'), handle: null },
  {
    name: "frames of the house's games",
    matches: (request, { pathname }) => isNavigation(request) && pageFile(pathname) !== undefined,
    handle: handleFrame,
  },
  {
    name: "the platform's own pages",
    matches: (request, { pathname }) => isNavigation(request) && platformPaths.test(pathname),
    handle: null,
  },
  { name: 'pages', matches: isNavigation, handle: handleNavigation },
  { name: 'files of the build', matches: (_request, { pathname }) => /^\/(?:studio\/)?assets\//.test(pathname), handle: handleAsset },
  { name: 'reads of all, and messages', matches: (_request, url) => keeping(url) === 'public', handle: handlePublicRead },
  { name: 'reads of one player', matches: (_request, url) => keeping(url) === 'private', handle: handlePrivateRead },
  { name: 'limits, stream, payments', matches: (_request, { pathname }) => /^\/(?:api|provider|payments)\//.test(pathname), handle: null },
  {
    name: 'pictures and fonts',
    matches: ({ destination }, { pathname }) => destination === 'image' || isPicture.test(pathname),
    handle: handlePicture,
  },
];

/** The worker's response to a request; null where the browser handles it. */
export function responseTo(context: FetchContext): Promise<Response> | null {
  const url = new URL(context.request.url);
  const handle = table.find(({ matches }) => matches(context.request, url))?.handle;
  return handle ? orError(handle, context) : null;
}

/**
 * Always ends in a Response, even if caches, database or network throw. A cancelled request isn't a failure: nobody waits for it any more,
 * or the page sends it again.
 */
async function orError(handle: NonNullable<Row['handle']>, context: FetchContext): Promise<Response> {
  try {
    return await handle(context);
  } catch (error) {
    const isCalledOff = context.request.signal.aborted || (error as Error).name === 'AbortError';
    return isCalledOff ? new Response(null, { status: 204 }) : Response.error();
  }
}

/** The fetch event: requests that the table passes through stay untouched. */
export function onFetch(event: FetchEvent): void {
  if (isSignOut(event.request)) cancelReads();
  const response = responseTo({ request: event.request, event });
  if (response) event.respondWith(trackForeground(response));
}

/** Where addresses to cache come from: the page, its locale, and the event that keeps the worker alive. */
interface Warming extends Pick<FetchContext, 'event'> {
  page: URL;
  locale: string;
}

let warming = new AbortController();

/** A player signs out: responses that are being cached may be private. */
export function stopWarming(): void {
  warming.abort();
  warming = new AbortController();
}

/**
 * Caches what a page loaded before the worker was active, so the next start needs no network; nothing of a player who has
 * signed out since.
 */
export async function warm({ event, page, locale }: Warming, urls: readonly string[]): Promise<void> {
  const { signal } = warming;
  await ensureDocument(page.pathname).catch(() => undefined);
  for (const url of urls) {
    if (signal.aborted) return;
    if (keeping(new URL(url, page)) === 'private' && !(await readSession(database))?.player) continue;
    const request = new Request(new URL(url, page), { headers: { [headers.locale]: locale }, signal });
    const response = await responseTo({ request, event });
    await response?.arrayBuffer();
  }
}
