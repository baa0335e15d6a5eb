import { headers } from '#contract/headers';
import { readSession } from '#offline/session';
import type { FetchContext } from './strategies';
import { answerAsset } from './assets';
import { ownCalls } from './calls.gen';
import { database } from './database';
import { findRead } from './find-read';
import { answerPrivateRead, answerPublicRead, cancelReads } from './last-known';
import { answerFrame, answerNavigation, ensureDocument } from './navigation';
import { answerPicture } from './pictures';
import { pageFile } from './precache';
import { scope } from './scope';

interface Row {
  name: string;
  matches: (request: Request, url: URL) => boolean;
  /** Null passes the request through to the browser. */
  answer: ((asked: FetchContext) => Promise<Response>) | null;
}

const isNavigation = ({ mode }: Request) => mode === 'navigate';
const keeping = ({ pathname }: URL) => findRead(pathname)?.[1];
const isSignOut = ({ method, url }: Request) =>
  method === ownCalls['account.sign-out'].method && new URL(url).pathname === ownCalls['account.sign-out'].path;
const isPicture = /\.(?:svg|png|ico|avif|webp|jpe?g|woff2)$/;
const platformPages = /^\/(?:api|provider|docs|livez|readyz|metrics|payments|covers|icons)(?:\/|$)/;

/** What the worker does with each request: the first row that matches decides. */
export const table: readonly Row[] = [
  { name: 'writes: money, play, security, uploads', matches: ({ method }) => method !== 'GET', answer: null },
  { name: 'other origins', matches: (_request, { origin }) => origin !== scope.location.origin, answer: null },
  { name: 'parts of media', matches: ({ headers }) => headers.has('range'), answer: null },
  {
    name: "frames of the house's games",
    matches: (request, { pathname }) => isNavigation(request) && pageFile(pathname) !== undefined,
    answer: answerFrame,
  },
  {
    name: "the platform's own pages",
    matches: (request, { pathname }) => isNavigation(request) && platformPages.test(pathname),
    answer: null,
  },
  { name: 'pages', matches: isNavigation, answer: answerNavigation },
  { name: 'files of the build', matches: (_request, { pathname }) => /^\/(?:studio\/)?assets\//.test(pathname), answer: answerAsset },
  { name: 'reads of all, and messages', matches: (_request, url) => keeping(url) === 'public', answer: answerPublicRead },
  { name: 'reads of one player', matches: (_request, url) => keeping(url) === 'private', answer: answerPrivateRead },
  { name: 'limits, stream, payments', matches: (_request, { pathname }) => /^\/(?:api|provider|payments)\//.test(pathname), answer: null },
  {
    name: 'pictures and fonts',
    matches: ({ destination }, { pathname }) => destination === 'image' || isPicture.test(pathname),
    answer: answerPicture,
  },
];

/** The worker's response to a request; null where the browser handles it. */
export function answerTo(asked: FetchContext): Promise<Response> | null {
  const url = new URL(asked.request.url);
  const response = table.find(({ matches }) => matches(asked.request, url))?.answer;
  return response ? orError(response, asked) : null;
}

/**
 * Always ends in a Response, even if caches, database or network throw. A cancelled request hasn't failed: nobody waits for it,
 * or whoever does asks again.
 */
async function orError(response: NonNullable<Row['answer']>, asked: FetchContext): Promise<Response> {
  try {
    return await response(asked);
  } catch (error) {
    const isCalledOff = asked.request.signal.aborted || (error as Error).name === 'AbortError';
    return isCalledOff ? new Response(null, { status: 204 }) : Response.error();
  }
}

/** The fetch event: requests that the table passes through stay untouched. */
export function onFetch(event: FetchEvent): void {
  if (isSignOut(event.request)) cancelReads();
  const response = answerTo({ request: event.request, event });
  if (response) event.respondWith(response);
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
    const response = await answerTo({ request, event });
    await response?.arrayBuffer();
  }
}
