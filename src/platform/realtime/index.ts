import * as v from 'valibot';
import { type Cursor, type RealTimeKind, type RealTimePayload, realTimeEvents } from '#contract/events/real-time';
import { storage } from '#contract/storage';
import { chance } from '#offline/chance';
import { keepCursor, readCursor } from '#offline/cursor';
import { device } from '../device/device';
import { makeListeners } from '../listeners';
import { logFailure } from '../log';
import { makeTimer } from '../timer';
import { makeCurrentStream } from './current-stream';
import { startStream, type Stream } from './stream';

type Handler = (payload: never) => void;

const handlers = new Map<RealTimeKind, Set<Handler>>();
const gapHandlers = makeListeners();
const KEEP_AFTER_MS = 1_000;
const ASLEEP_MS = 30_000;

/** Notifies of each live event of a kind, once and in order; returns the unsubscribe function. */
export function on<K extends RealTimeKind>(kind: K, handler: (payload: RealTimePayload<K>) => void): () => void {
  const set = handlers.get(kind) ?? new Set();
  handlers.set(kind, set.add(handler as Handler));
  return () => set.delete(handler as Handler);
}

/** Notifies when missed events can’t be replayed: everything that's shown has to be refetched. */
export const onGap = gapHandlers.add;

function deliver(kind: string, payload: unknown): void {
  const schema = realTimeEvents[kind as RealTimeKind];
  const result = v.safeParse(schema, payload);
  if (!result.success) {
    logFailure('EVENT_NOT_UNDERSTOOD', new TypeError(kind));
    return;
  }
  for (const handler of handlers.get(kind as RealTimeKind) ?? []) (handler as (payload: unknown) => void)(result.output);
}

const current = makeCurrentStream();

/**
 * Opens a player's live stream, or a guest's public one; the stream of anybody else ends. A repeated call for the same player changes
 * nothing.
 */
export function openStream(player: number | null): Promise<void> {
  return current.open(
    player,
    async () => (player === null ? null : readCursor(device, player)),
    (start) => beginStream(player, start),
  );
}

/** Closes this window's live stream, at sign-out. */
export function closeStream(): void {
  current.close();
}

function beginStream(player: number | null, start: Cursor | null): { stop: () => void } {
  const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(`${storage.channel}-stream`);
  const keeper = cursorKeeper(player);
  const stream = startStream({
    player,
    start,
    channel,
    locks: navigator.locks,
    open: (url) => new EventSource(url),
    chance,
    deliver,
    onGap: gapHandlers.call,
    onProgress: keeper.keep,
  });
  const stopWaking = renewOnWaking(stream);
  return {
    stop: () => {
      stopWaking();
      stream.stop();
      keeper.stop();
      channel?.close();
    },
  };
}

/** Stores the cursor now and then, instead of at each event. */
function cursorKeeper(player: number | null) {
  let latest: Cursor | null = null;
  const writing = makeTimer(() => {
    if (player !== null && latest) void keepCursor(device, player, latest);
  });
  const keep = (at: Cursor) => {
    latest = at;
    writing.start(KEEP_AFTER_MS);
  };
  return { keep, stop: writing.stop };
}

/** A connection may be dead without noticing after the network was away or the device slept. */
function renewOnWaking(stream: Stream): () => void {
  let hiddenAt = Number.POSITIVE_INFINITY;
  const renew = () => stream.renew();
  const look = () => {
    if (document.visibilityState === 'visible' && Date.now() - hiddenAt > ASLEEP_MS) renew();
    hiddenAt = document.visibilityState === 'hidden' ? Date.now() : Number.POSITIVE_INFINITY;
  };
  window.addEventListener('online', renew);
  document.addEventListener('visibilitychange', look);
  return () => {
    window.removeEventListener('online', renew);
    document.removeEventListener('visibilitychange', look);
  };
}
