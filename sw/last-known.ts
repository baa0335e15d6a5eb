import { headers } from '#contract/headers';
import { chance } from '#offline/chance';
import { forget, type KnownAnswer, type Owner, type Question, recall, remember, trimKnown } from '#offline/last-known';
import { outboxEntries } from '#offline/outbox';
import { verdictOf } from '#offline/outbox-verdict';
import { isLaidOver, overlaid } from '#offline/overlay';
import { type DeviceSession, readSession } from '#offline/session';
import type { Asked } from './asked';
import { database } from './database';
import { findRead, questionedUrl } from './find-read';
import { fetchFile } from './html';
import { hear, inTime } from './line';
import { tellPages } from './pages';

/** An answer younger than this is not asked for again. */
const FRESH_MS = 10_000;
/** Counting takes long on a slow device: after one answer of so many, those beyond the number that is kept go. */
const TRIM_EVERY = 100;
/** So long the network has for an answer: one that never comes would keep a connection from others. */
const PATIENCE_MS = 30_000;

/** What is being read for a player, also behind an answer as last known. */
const readings = new Set<AbortController>();

/** A player leaves: what is still being read is called off before the platform would refuse it (AUTH-008). */
export function callOffReads(): void {
  for (const reading of readings) reading.abort();
}

/** What is the same for everybody: as last known, and made new behind that; from the network the first time. */
export async function answerPublicRead(event: Asked): Promise<Response> {
  const question = questionOf(event.request);
  const known = await recall(database, question, null);
  if (known && isFresh(known)) return answerOf(known);
  const network = fromNetwork(event, question, null);
  event.waitUntil(known ? tellOutcome(network, known, question, null) : network.catch(() => undefined));
  return known ? answerOf(known) : network;
}

/**
 * A player's own: from the network within three seconds, then as last known, then the network as long as its time lasts. It
 * is kept for the session that asked, and shown to that session alone (OFF-005). What the player did and the platform has yet
 * to hear of is laid over it, wherever it comes from (OFF-002).
 */
export async function answerPrivateRead(event: Asked): Promise<Response> {
  const session = await readSession(database);
  if (session === null || session.player === null || !isForPlayer(event.request, session.player)) return fetchRead(event.request, true);
  const question = questionOf(event.request);
  if (!isLaidOver(question.call)) return privateAnswer(event, question, session);
  // What is delivered while the answer is under way is not in it, nor among what still waits afterwards.
  const before = await outboxEntries(database);
  const answer = await privateAnswer(event, question, session);
  if (!answer.ok || !isOf(session, answer)) return answer;
  const after = await outboxEntries(database);
  const entries = [...before.filter(({ order }) => !after.some((entry) => entry.order === order)), ...after];
  if (entries.length === 0) return answer;
  const text = overlaid(await answer.text(), question, session.player, entries);
  return new Response(text, { headers: said(answer.headers) });
}

/** The headers of an answer that hold for another text too. */
function said(from: Headers): Headers {
  const kept = new Headers(from);
  for (const name of ['content-encoding', 'content-length', 'etag']) kept.delete(name);
  return kept;
}

async function privateAnswer(event: Asked, question: Question, session: DeviceSession): Promise<Response> {
  const network = fromNetwork(event, question, session);
  event.waitUntil(network.catch(() => undefined));
  const fresh = await inTime(network);
  if (fresh && fresh.status < 500) return fresh;
  const known = await recall(database, question, session);
  if (!known) return network;
  event.waitUntil(tellOutcome(network, known, question, session));
  return answerOf(known);
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

/** Asks the network until its time is over or, for a player's own, the player leaves. */
async function fetchRead(request: Request, isOwn: boolean): Promise<Response> {
  const reading = new AbortController();
  if (isOwn) readings.add(reading);
  try {
    return await fetchFile(request, { signal: AbortSignal.any([request.signal, AbortSignal.timeout(PATIENCE_MS), reading.signal]) });
  } finally {
    readings.delete(reading);
  }
}

/** The network's answer, kept on the way where it is one of the call and of the player who asked. */
async function fromNetwork(event: Asked, question: Question, owner: Owner): Promise<Response> {
  const response = await fetchRead(event.request, owner !== null);
  hear();
  if (!response.ok || !isOf(owner, response)) return response;
  const text = response.clone().text();
  event.waitUntil(text.then((kept) => keep(question, owner, kept), () => undefined));
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
async function tellOutcome(network: Promise<Response>, known: KnownAnswer, question: Question, owner: Owner): Promise<void> {
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
