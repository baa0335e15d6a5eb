import { NetworkFirst } from 'workbox-strategies/NetworkFirst.js';
import { StaleWhileRevalidate } from 'workbox-strategies/StaleWhileRevalidate.js';
import { Strategy } from 'workbox-strategies/Strategy.js';
import type { StrategyHandler } from 'workbox-strategies/StrategyHandler.js';
import { headers } from '#contract/headers';
import { chance } from '#offline/chance';
import { forget, type KnownResponse, type Owner, type Question, recall, remember, trimKnown } from '#offline/last-known';
import { outboxEntries } from '#offline/outbox';
import { verdictOf } from '#offline/outbox-verdict';
import { isLaidOver, overlaid } from '#offline/overlay';
import { readSession } from '#offline/session';
import { isLocale } from '#contract/fields/locale';
import { nearestTo } from '#rules/locale/nearest';
import { runStrategy, type FetchContext, withStore } from './strategies';
import { database } from './database';
import { findRead, questionedUrl } from './find-read';
import { trackRequest, networkTimeout, noteResponse } from './network-timeout';
import { postToPages } from './pages';
import { withTimeout, refuseHtml } from './plugins';
import { REVALIDATE_AFTER_MS } from './timing';

/** Counting is slow on slow devices: one response in this many triggers the trimming. */
const TRIM_EVERY = 100;

/** The player's reads under way, including background revalidations. */
const pending = new Set<AbortController>();

/** A player signs out: pending reads are cancelled before the server would refuse them (AUTH-008). */
export function cancelReads(): void {
  for (const abort of pending) abort.abort();
}

/** A read with its cache key and its owner. */
interface PendingRead extends FetchContext {
  question: Question;
  owner: Owner;
}

/**
 * Stale-while-revalidate over the device's database. A response younger than ten seconds isn't revalidated.
 */
class PublicRead extends StaleWhileRevalidate {
  constructor(
    private readonly read: PendingRead,
    private readonly known: KnownResponse,
  ) {
    super({ plugins: [withTimeout(), refuseHtml] });
  }

  override async _handle(request: Request, handler: StrategyHandler): Promise<Response> {
    const { known } = this;
    if (isFresh(known)) return responseOf(known);
    const network = fromNetwork(handler, this.read);
    void handler.waitUntil(postOutcome(network, known, this.read));
    return super._handle(request, withStore(handler, { fetchAndCachePut: () => network, cacheMatch: async () => responseOf(known) }));
  }
}

/**
 * Network-first over the device's database, with the shared network timeout; a 5xx counts as no network. `look` reads the stored
 * response.
 */
class AwaitedRead extends NetworkFirst {
  constructor(
    private readonly read: PendingRead,
    private readonly look: () => Promise<KnownResponse | null>,
    private readonly abort = new AbortController(),
  ) {
    super({ networkTimeoutSeconds: networkTimeout(), plugins: [withTimeout(abort.signal), refuseHtml] });
  }

  override async _handle(request: Request, handler: StrategyHandler): Promise<Response> {
    if (this.read.owner) pending.add(this.abort);
    const network = trackRequest(fromNetwork(handler, this.read));
    network.finally(() => pending.delete(this.abort)).catch(() => undefined);
    let known: Promise<KnownResponse | null> | undefined;
    const store = {
      cacheMatch: async () => {
        const isFirst = !known;
        const found = await (known ??= this.look());
        if (found && isFirst) void handler.waitUntil(postOutcome(network, found, this.read));
        return found ? responseOf(found) : undefined;
      },
      fetchAndCachePut: async () => {
        const response = await network;
        if (response.status >= 500) throw new TypeError(`the platform responded with ${response.status}`);
        return response;
      },
    };
    // With nothing stored, the network's own response or failure says what's wrong.
    return super._handle(request, withStore(handler, store)).catch(() => network);
  }
}

/** Network-only, for a window of another player than the device's: nothing is stored. */
class ForeignRead extends Strategy {
  override async _handle(request: Request, handler: StrategyHandler): Promise<Response> {
    return handler.fetch(request);
  }
}

/** A public read: stale-while-revalidate; the first time from the network, otherwise the stored response in the nearest locale. */
export async function handlePublicRead(context: FetchContext): Promise<Response> {
  const read = { ...context, question: questionOf(context.request), owner: null };
  const known = await recall(database, read.question, null);
  return runStrategy(known ? new PublicRead(read, known) : new AwaitedRead(read, () => recallNearest(read.question)), context);
}

/** The stored response in the nearest locale (OFF-001). */
async function recallNearest(question: Question): Promise<KnownResponse | null> {
  const others = isLocale(question.locale) ? nearestTo(question.locale) : [];
  for (const locale of others) {
    const known = await recall(database, { ...question, locale }, null);
    if (known) return known;
  }
  return null;
}

/**
 * A private read. It's stored for the session that requested it and served to that session only (OFF-005). Queued writes are applied
 * to the response, wherever it comes from (OFF-002).
 */
export async function handlePrivateRead(context: FetchContext): Promise<Response> {
  const session = await readSession(database);
  if (session === null || session.player === null || !isForPlayer(context.request, session.player)) return handleForeignRead(context);
  const read = { ...context, question: questionOf(context.request), owner: session };
  const ask = () => runStrategy(new AwaitedRead(read, () => recall(database, read.question, session)), context);
  if (!isLaidOver(read.question.call)) return ask();
  // A write delivered during the request is neither in the response nor still queued afterwards.
  const before = await outboxEntries(database);
  const response = await ask();
  if (!response.ok || !isOf(session, response)) return response;
  const after = await outboxEntries(database);
  const entries = [...before.filter(({ order }) => !after.some((entry) => entry.order === order)), ...after];
  if (entries.length === 0) return response;
  const text = overlaid(await response.text(), read.question, session.player, entries);
  return new Response(text, { headers: reusableHeaders(response.headers) });
}

function handleForeignRead(context: FetchContext): Promise<Response> {
  const abort = new AbortController();
  pending.add(abort);
  return runStrategy(new ForeignRead({ plugins: [withTimeout(abort.signal), refuseHtml] }), context).finally(() => pending.delete(abort));
}

/** The response headers that still apply to a changed body. */
function reusableHeaders(from: Headers): Headers {
  const kept = new Headers(from);
  for (const name of ['content-encoding', 'content-length', 'etag']) kept.delete(name);
  return kept;
}

/** Whether the requesting window shows the device's player: not another player, and not guest mode, which sends no cookies (ROUTE-055). */
function isForPlayer({ headers: reusableHeaders, credentials }: Request, player: number): boolean {
  const shown = reusableHeaders.get(headers.player);
  return credentials !== 'omit' && (shown === null || shown === String(player));
}

/** A timestamp in the future means that the clock was changed: the age is unknown. */
function isFresh({ storedAt }: KnownResponse): boolean {
  const age = Date.now() - storedAt;
  return age >= 0 && age < REVALIDATE_AFTER_MS;
}

function questionOf(request: Request): Question {
  const url = new URL(request.url);
  const [call, , , shape] = findRead(url.pathname) ?? [''];
  return { call, shape, url: questionedUrl(url), locale: request.headers.get(headers.locale) ?? '' };
}

/** The network's response, stored if it's a successful one of the requesting player. */
async function fromNetwork(handler: StrategyHandler, { request, question, owner }: PendingRead): Promise<Response> {
  const response = await handler.fetch(request);
  noteResponse();
  if (!response.ok || !isOf(owner, response)) return response;
  const text = response.clone().text();
  void handler.waitUntil(
    text.then(
      (kept) => keep(question, owner, kept),
      () => undefined,
    ),
  );
  return response;
}

async function keep(question: Question, owner: Owner, text: string): Promise<void> {
  await remember(database, question, owner, { text, storedAt: Date.now() });
  if (chance() * TRIM_EVERY < 1) await trimKnown(database);
}

/**
 * The server names the player of a private response: after a change of players it may not be the device's player.
 */
function isOf(owner: Owner, response: Response): boolean {
  const named = response.headers.get(headers.player);
  return owner === null || named === null || named === String(owner.player);
}

function responseOf({ text, storedAt }: KnownResponse): Response {
  return new Response(text, {
    headers: { 'content-type': 'application/json; charset=utf-8', [headers.storedAt]: String(storedAt) },
  });
}

/**
 * Notifies the pages how the revalidation ended: something newer, the same, or nothing, so that they retry. A response that the
 * server refuses by now, because the session is over or the content was removed, is deleted, so pages learn of it.
 */
async function postOutcome(network: Promise<Response>, known: KnownResponse, { question, owner }: PendingRead): Promise<void> {
  const response = await network.catch(() => null);
  if (response?.bodyUsed) return;
  if (!response || !(await isDefinite(response))) return postToPages({ kind: 'missed', url: question.url });
  if (!response.ok) await forget(database, question, owner);
  const isSame = response.ok && (await response.clone().text()) === known.text;
  await postToPages({ kind: isSame ? 'same' : 'fresh', url: question.url });
}

/** Whether the response is definite and the server's own, rather than a proxy's or a temporary failure. */
async function isDefinite(response: Response): Promise<boolean> {
  return response.ok || ['refused', 'signed_out'].includes((await verdictOf(response.clone())).kind);
}
