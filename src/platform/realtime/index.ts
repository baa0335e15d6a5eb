import * as v from 'valibot';
import { type Cursor, type RealTimeKind, type RealTimePayload, realTimeEvents } from '#contract/events/real-time';
import { storage } from '#contract/storage';
import { chance } from '#offline/chance';
import { keepCursor, readCursor } from '#offline/cursor';
import { device } from '../device/device';
import { logFailure } from '../log';
import { startStream, type Stream } from './stream';

type Handler = (payload: never) => void;

const handlers = new Map<RealTimeKind, Set<Handler>>();
const gapHandlers = new Set<() => void>();
const KEEP_AFTER_MS = 1_000;
const ASLEEP_MS = 30_000;

/** Notifies of each live event of a kind, once and in order; returns the unsubscribe function. */
export function on<K extends RealTimeKind>(kind: K, handler: (payload: RealTimePayload<K>) => void): () => void {
  const set = handlers.get(kind) ?? new Set();
  handlers.set(kind, set.add(handler as Handler));
  return () => set.delete(handler as Handler);
}

/** Notifies when events were missed for good: everything that's shown has to be refetched. */
export function onGap(handler: () => void): () => void {
  gapHandlers.add(handler);
  return () => gapHandlers.delete(handler);
}

function deliver(kind: string, payload: unknown): void {
  const schema = realTimeEvents[kind as RealTimeKind];
  const result = v.safeParse(schema, payload);
  if (!result.success) {
    logFailure('EVENT_NOT_UNDERSTOOD', new TypeError(kind));
    return;
  }
  for (const handler of handlers.get(kind as RealTimeKind) ?? []) (handler as (payload: unknown) => void)(result.output);
}

let current: { player: number | null; stream: Stream; stop: () => void } | null = null;
let turn = 0;

/**
 * Opens a player's live stream, or a guest's public one; the stream of anybody else ends. A repeated call for the same player changes
 * nothing.
 */
export async function openStream(player: number | null): Promise<void> {
  if (current?.player === player) return;
  closeStream();
  turn += 1;
  const mine = turn;
  const start = player === null ? null : await readCursor(device, player);
  if (mine !== turn) return;
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
    onGap: () => gapHandlers.forEach((handler) => handler()),
    onProgress: keeper.keep,
  });
  const stopWaking = renewOnWaking(stream);
  current = {
    player,
    stream,
    stop: () => {
      stopWaking();
      stream.stop();
      keeper.stop();
      channel?.close();
    },
  };
}

/** Closes this window's live stream, at sign-out. */
export function closeStream(): void {
  turn += 1;
  current?.stop();
  current = null;
}

/** Stores the cursor now and then, instead of at each event. */
function cursorKeeper(player: number | null) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let latest: Cursor | null = null;
  const write = () => {
    timer = undefined;
    if (player !== null && latest) void keepCursor(device, player, latest);
  };
  const keep = (at: Cursor) => {
    latest = at;
    timer ??= setTimeout(write, KEEP_AFTER_MS);
  };
  return { keep, stop: () => clearTimeout(timer) };
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
