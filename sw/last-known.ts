import { NetworkFirst } from 'workbox-strategies/NetworkFirst.js';
import { StaleWhileRevalidate } from 'workbox-strategies/StaleWhileRevalidate.js';
import { Strategy } from 'workbox-strategies/Strategy.js';
import type { StrategyHandler } from 'workbox-strategies/StrategyHandler.js';
import { headers } from '#contract/headers';
import { chance } from '#offline/chance';
import { forget, type KnownAnswer, type Owner, type Question, recall, remember, trimKnown } from '#offline/last-known';
import { outboxEntries } from '#offline/outbox';
import { verdictOf } from '#offline/outbox-verdict';
import { isLaidOver, overlaid } from '#offline/overlay';
import { readSession } from '#offline/session';
import { isLocale } from '#contract/fields/locale';
import { nearestTo } from '#rules/locale/nearest';
import { answerBy, type Asked, withStore } from './asked';
import { database } from './database';
import { findRead, questionedUrl } from './find-read';
import { awaitLine, deadline, hear } from './line';
import { tellPages } from './pages';
import { patience, refuseHtml } from './plugins';

/** An answer younger than this is not asked for again. */
const FRESH_MS = 10_000;
/** Counting takes long on a slow device: after one answer of so many, those beyond the number that is kept go. */
const TRIM_EVERY = 100;

/** What is being read for a player, also behind an answer as last known. */
const readings = new Set<AbortController>();

/** A player leaves: what is still being read is called off before the platform would refuse it (AUTH-008). */
export function callOffReads(): void {
  for (const reading of readings) reading.abort();
}

/** What a read is asked with: which answer is wanted, and whose it is. */
interface Read extends Asked {
  question: Question;
  owner: Owner;
}

/**
 * Stale while revalidate over the device's database: as last known, and made new behind that. What is younger than ten
 * seconds is not asked for again.
 */
class PublicRead extends StaleWhileRevalidate {
  constructor(
    private readonly read: Read,
    private readonly known: KnownAnswer,
  ) {
    super({ plugins: [patience(), refuseHtml] });
  }

  override async _handle(request: Request, handler: StrategyHandler): Promise<Response> {
    const { known } = this;
    if (isFresh(known)) return answerOf(known);
    const network = fromNetwork(handler, this.read);
    void handler.waitUntil(tellOutcome(network, known, this.read));
    return super._handle(request, withStore(handler, { fetchAndCachePut: () => network, cacheMatch: async () => answerOf(known) }));
  }
}

/**
 * Network first over the device's database, with the deadline of the line: a platform that fails counts as away. `look` finds
 * what is known.
 */
class AwaitedRead extends NetworkFirst {
  constructor(
    private readonly read: Read,
    private readonly look: () => Promise<KnownAnswer | null>,
    private readonly reading = new AbortController(),
  ) {
    super({ networkTimeoutSeconds: deadline(), plugins: [patience(reading.signal), refuseHtml] });
  }

  override async _handle(request: Request, handler: StrategyHandler): Promise<Response> {
    if (this.read.owner) readings.add(this.reading);
    const network = awaitLine(fromNetwork(handler, this.read));
    network.finally(() => readings.delete(this.reading)).catch(() => undefined);
    let known: Promise<KnownAnswer | null> | undefined;
    const store = {
      cacheMatch: async () => {
        const isFirst = !known;
        const found = await (known ??= this.look());
        if (found && isFirst) void handler.waitUntil(tellOutcome(network, found, this.read));
        return found ? answerOf(found) : undefined;
      },
      fetchAndCachePut: async () => {
        const response = await network;
        if (response.status >= 500) throw new TypeError(`the platform answered ${response.status}`);
        return response;
      },
    };
    // Where nothing is known, the network's own answer or failure says what is the matter.
    return super._handle(request, withStore(handler, store)).catch(() => network);
  }
}

/** Network only, for who is not the device's player: nothing is kept of it. */
class ForeignRead extends Strategy {
  override async _handle(request: Request, handler: StrategyHandler): Promise<Response> {
    return handler.fetch(request);
  }
}

/** What is the same for everybody: as last known; the first time from the network, else as last known in the nearest language. */
export async function answerPublicRead(asked: Asked): Promise<Response> {
  const read = { ...asked, question: questionOf(asked.request), owner: null };
  const known = await recall(database, read.question, null);
  return answerBy(known ? new PublicRead(read, known) : new AwaitedRead(read, () => recallNearest(read.question)), asked);
}

/** The same answer in the nearest language in which the device knows it (OFF-001). */
async function recallNearest(question: Question): Promise<KnownAnswer | null> {
  const others = isLocale(question.locale) ? nearestTo(question.locale) : [];
  for (const locale of others) {
    const known = await recall(database, { ...question, locale }, null);
    if (known) return known;
  }
  return null;
}

/**
 * A player's own. It is kept for the session that asked, and shown to that session alone (OFF-005). What the player did and
 * the platform has yet to hear of is laid over it, wherever it comes from (OFF-002).
 */
export async function answerPrivateRead(asked: Asked): Promise<Response> {
  const session = await readSession(database);
  if (session === null || session.player === null || !isForPlayer(asked.request, session.player)) return answerForeign(asked);
  const read = { ...asked, question: questionOf(asked.request), owner: session };
  const ask = () => answerBy(new AwaitedRead(read, () => recall(database, read.question, session)), asked);
  if (!isLaidOver(read.question.call)) return ask();
  // What is delivered while the answer is under way is not in it, nor among what still waits afterwards.
  const before = await outboxEntries(database);
  const answer = await ask();
  if (!answer.ok || !isOf(session, answer)) return answer;
  const after = await outboxEntries(database);
  const entries = [...before.filter(({ order }) => !after.some((entry) => entry.order === order)), ...after];
  if (entries.length === 0) return answer;
  const text = overlaid(await answer.text(), read.question, session.player, entries);
  return new Response(text, { headers: said(answer.headers) });
}

function answerForeign(asked: Asked): Promise<Response> {
  const reading = new AbortController();
  readings.add(reading);
  return answerBy(new ForeignRead({ plugins: [patience(reading.signal), refuseHtml] }), asked).finally(() => readings.delete(reading));
}

/** The headers of an answer that hold for another text too. */
function said(from: Headers): Headers {
  const kept = new Headers(from);
  for (const name of ['content-encoding', 'content-length', 'etag']) kept.delete(name);
  return kept;
}

/** Whether a window asks that shows the device's player: neither another one nor, without cookies, what guests see (ROUTE-055). */
function isForPlayer({ headers: said, credentials }: Request, player: number): boolean {
  const shown = said.get(headers.player);
  return credentials !== 'omit' && (shown === null || shown === String(player));
}

/** One from the future was stored by another clock: nobody knows how old it is. */
function isFresh({ storedAt }: KnownAnswer): boolean {
  const age = Date.now() - storedAt;
  return age >= 0 && age < FRESH_MS;
}

function questionOf(request: Request): Question {
  const url = new URL(request.url);
  const [call, , , shape] = findRead(url.pathname) ?? [''];
  return { call, shape, url: questionedUrl(url), locale: request.headers.get(headers.locale) ?? '' };
}

/** The network's answer, kept on the way where it is one of the call and of the player who asked. */
async function fromNetwork(handler: StrategyHandler, { request, question, owner }: Read): Promise<Response> {
  const response = await handler.fetch(request);
  hear();
  if (!response.ok || !isOf(owner, response)) return response;
  const text = response.clone().text();
  void handler.waitUntil(text.then((kept) => keep(question, owner, kept), () => undefined));
  return response;
}

async function keep(question: Question, owner: Owner, text: string): Promise<void> {
  await remember(database, question, owner, { text, storedAt: Date.now() });
  if (chance() * TRIM_EVERY < 1) await trimKnown(database);
}

/**
 * The platform names the player whose answer it is: after a change of players that may be another than the device
 * thinks.
 */
function isOf(owner: Owner, response: Response): boolean {
  const named = response.headers.get(headers.player);
  return owner === null || named === null || named === String(owner.player);
}

function answerOf({ text, storedAt }: KnownAnswer): Response {
  return new Response(text, {
    headers: { 'content-type': 'application/json; charset=utf-8', [headers.storedAt]: String(storedAt) },
  });
}

/**
 * Tells the pages what the network came to behind what they were shown: something newer, the same, or nothing, so that they
 * ask again. What the platform refuses by now, because the session is over or it was withdrawn, is forgotten, so that they
 * hear of that.
 */
async function tellOutcome(network: Promise<Response>, known: KnownAnswer, { question, owner }: Read): Promise<void> {
  const response = await network.catch(() => null);
  if (response?.bodyUsed) return;
  if (!response || !(await isDefinite(response))) return tellPages({ kind: 'missed', url: question.url });
  if (!response.ok) await forget(database, question, owner);
  const isSame = response.ok && (await response.clone().text()) === known.text;
  await tellPages({ kind: isSame ? 'same' : 'fresh', url: question.url });
}

/** Whether the platform has spoken, rather than whoever stands before it, and will say nothing else to the same question. */
async function isDefinite(response: Response): Promise<boolean> {
  return response.ok || ['refused', 'signed_out'].includes((await verdictOf(response.clone())).kind);
}
