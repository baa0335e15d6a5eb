import { retryDelay } from '../retry';
import type { OutboxRefusal, Verdict } from './verdict';

/** The part of a queued write that the machine needs. */
export interface QueuedWrite {
  /** Position in the queue. */
  order: number;
  url: string;
  /** The id of its player; null if it belongs to the device. */
  player: number | null;
  /** Attempts that count against the write itself. */
  attempts: number;
  /** Epoch ms until which it backs off. */
  notBefore: number;
  /** Whether the server requested the back-off; it then applies even if the network returns. */
  isAskedToWait?: boolean;
  refusal: OutboxRefusal | null;
}

/** The result of a flush. */
export interface FlushReport<W extends QueuedWrite = QueuedWrite> {
  /** Each with the server's response. */
  delivered: readonly (W & { response: unknown })[];
  refused: readonly W[];
  /** Writes that are still queued. */
  left: number;
  /** Epoch ms of the next retry; null if it depends only on the network or a session. */
  nextAt: number | null;
  /** Whether the server reported that the session is over or another player's. */
  isUnconfirmed: boolean;
}

/**
 * One flush of the outbox (OFF-002). A pure state machine: `offline/outbox-flush` feeds it events and carries out the actions,
 * in a window and in the service worker alike, one flush at a time on a device.
 */
export interface FlushState<W extends QueuedWrite = QueuedWrite> {
  phase: 'idle' | 'checking' | 'sending' | 'done';
  /** The write that's being checked or sent. */
  current: W | null;
  /** The writes after it. */
  rest: readonly W[];
  /** Addresses with an earlier write that is still queued; later ones wait for it. */
  blocked: readonly string[];
  /** Addresses in a row that gave no response. */
  lost: number;
  /** Whether sending has stopped: the network is down, or the session is over. */
  isOver: boolean;
  /** Whether the browser has just reported a network, which ends back-offs due to a missing one. */
  isLineBack: boolean;
  report: FlushReport<W>;
}

export type FlushEvent<W extends QueuedWrite = QueuedWrite> =
  /** The queue was read, in order; `player` is the device's player. */
  | { kind: 'opened'; writes: readonly W[]; player: number | null; now: number }
  /** Right before sending: whether the write is still queued, and the device's current player. */
  | { kind: 'checked'; isQueued: boolean; player: number | null; now: number }
  /** A response, a timeout or an error. `isOnline` is what the browser says, `chance` a number from 0 to 1 for jitter. */
  | { kind: 'responded'; verdict: Verdict; isOnline: boolean; now: number; chance: number };

/** The changes of a queued write. */
export type WriteChange = Partial<Pick<QueuedWrite, 'attempts' | 'notBefore' | 'isAskedToWait' | 'refusal'>>;

export type FlushAction<W extends QueuedWrite = QueuedWrite> =
  /** Check whether the write is still queued and who the device’s player is, and report `checked`. */
  | { kind: 'check'; write: W }
  /** Send the write under its own idempotency key and report `responded`. */
  | { kind: 'send'; write: W }
  | { kind: 'remove'; order: number }
  /** Change the write, unless it was removed meanwhile. */
  | { kind: 'change'; order: number; change: WriteChange };

export interface FlushStep<W extends QueuedWrite = QueuedWrite> {
  state: FlushState<W>;
  actions: readonly FlushAction<W>[];
}

const LONGEST_WAIT_MS = 60 * 60 * 1000;
/** Attempts without a response that don't count against the write itself. */
const FREE_ATTEMPTS = 3;
/** After this many addresses in a row without a response, the network counts as down. */
const LOST_AT_MOST = 2;

const nothing: FlushReport<never> = { delivered: [], refused: [], left: 0, nextAt: null, isUnconfirmed: false };

/** A flush before it starts. */
export function idleFlush(isLineBack: boolean): FlushState<never> {
  return { phase: 'idle', current: null, rest: [], blocked: [], lost: 0, isOver: false, isLineBack, report: nothing };
}

/**
 * The next state of a flush and its actions. Writes go in order. One that has to be retried blocks only later ones of
 * its own address, and after some attempts goes to the end, so that a poison message doesn't block the rest. An event that doesn't
 * belong to the phase changes nothing.
 */
export function stepFlush<W extends QueuedWrite>(state: FlushState<W>, event: FlushEvent<W>): FlushStep<W> {
  if (state.phase === 'idle' && event.kind === 'opened') return opened(state, event);
  if (state.phase === 'checking' && event.kind === 'checked') return checked(state, event);
  if (state.phase === 'sending' && event.kind === 'responded') return onResponse(state, event);
  return { state, actions: [] };
}

type Of<W extends QueuedWrite, Kind> = Extract<FlushEvent<W>, { kind: Kind }>;

/** The address that keeps writes in order, such as adding and removing a favourite. */
const addressOf = ({ url }: QueuedWrite) => url.split('?')[0]!;

/** Whether a write was retried so often that the request itself is probably at fault, not the network. */
const isWorn = ({ attempts }: QueuedWrite) => attempts > FREE_ATTEMPTS;

/** Another player's write is never sent (OFF-005). */
const isOf = (player: number | null, write: QueuedWrite) => write.player === null || write.player === player;

/** In order, but often-retried ones last, the least retried first; writes to one address keep their order. */
function wornLast<W extends QueuedWrite>(writes: readonly W[]): W[] {
  const tried = new Map<string, number>();
  for (const write of writes) if (!tried.has(addressOf(write))) tried.set(addressOf(write), isWorn(write) ? write.attempts : 0);
  const triesOf = (write: W) => tried.get(addressOf(write)) ?? 0;
  return [...writes].sort((one, other) => triesOf(one) - triesOf(other));
}

const earlier = (one: number | null, other: number) => (one === null ? other : Math.min(one, other));

function opened<W extends QueuedWrite>(state: FlushState<W>, { writes, player, now }: Of<W, 'opened'>): FlushStep<W> {
  const sendable = writes.filter((write) => write.refusal === null && isOf(player, write));
  return advance({ ...state, rest: wornLast(sendable) }, now);
}

/** Advances to the next write that may be sent now; skipped ones stay queued. */
function advance<W extends QueuedWrite>(from: FlushState<W>, now: number): FlushStep<W> {
  let state: FlushState<W> = { ...from, current: null };
  while (state.rest.length > 0) {
    const [write, ...rest] = state.rest as [W, ...W[]];
    state = { ...state, rest };
    const isDue = write.notBefore <= now || (state.isLineBack && write.isAskedToWait !== true);
    if (isDue && !state.isOver && !state.blocked.includes(addressOf(write)))
      return { state: { ...state, phase: 'checking', current: write }, actions: [{ kind: 'check', write }] };
    state = leave(state, write, isDue ? null : write.notBefore);
  }
  return { state: { ...state, phase: 'done' }, actions: [] };
}

/** A write stays queued, and later ones of its address with it. */
function leave<W extends QueuedWrite>(state: FlushState<W>, write: W, at: number | null): FlushState<W> {
  const { report } = state;
  const nextAt = at === null ? report.nextAt : earlier(report.nextAt, at);
  return { ...state, blocked: [...state.blocked, addressOf(write)], report: { ...report, left: report.left + 1, nextAt } };
}

/** The write may have been sent or removed elsewhere, and another player may have signed in. */
function checked<W extends QueuedWrite>(state: FlushState<W>, { isQueued, player, now }: Of<W, 'checked'>): FlushStep<W> {
  const write = state.current!;
  if (!isQueued || !isOf(player, write)) return advance(state, now);
  return { state: { ...state, phase: 'sending' }, actions: [{ kind: 'send', write }] };
}

function onResponse<W extends QueuedWrite>(state: FlushState<W>, event: Of<W, 'responded'>): FlushStep<W> {
  const { state: settled, actions } = settle(state, event);
  const { state: next, actions: further } = advance(settled, event.now);
  return { state: next, actions: [...actions, ...further] };
}

function settle<W extends QueuedWrite>(state: FlushState<W>, event: Of<W, 'responded'>): FlushStep<W> {
  const write = state.current!;
  const { report } = state;
  const { verdict } = event;
  switch (verdict.kind) {
    case 'delivered':
      return {
        state: { ...state, lost: 0, report: { ...report, delivered: [...report.delivered, { ...write, response: verdict.response }] } },
        actions: [{ kind: 'remove', order: write.order }],
      };
    case 'refused': {
      const { refusal } = verdict;
      return {
        state: { ...state, report: { ...report, refused: [...report.refused, { ...write, refusal }] } },
        actions: [{ kind: 'change', order: write.order, change: { refusal } }],
      };
    }
    case 'signed_out':
      return { state: leave({ ...state, isOver: true, report: { ...report, isUnconfirmed: true } }, write, null), actions: [] };
    case 'again':
    case 'unreachable':
      return retryLater(state, write, { ...event, verdict });
  }
}

type NotYet = Omit<Of<QueuedWrite, 'responded'>, 'verdict'> & { verdict: Extract<Verdict, { kind: 'again' | 'unreachable' }> };

function retryLater<W extends QueuedWrite>(state: FlushState<W>, write: W, event: NotYet): FlushStep<W> {
  const isUnreachable = event.verdict.kind === 'unreachable';
  const isKnownOffline = isUnreachable && !event.isOnline;
  // Attempts without a network don't count against the write.
  const attempts = write.attempts + (isKnownOffline ? 0 : 1);
  const notBefore = waitUntil(attempts, event);
  // A write that never gets through doesn't count as a sign of a missing network.
  const lost = state.lost + (isUnreachable && !isWorn(write) ? 1 : 0);
  const isOver = lost >= LOST_AT_MOST || isKnownOffline;
  return {
    state: leave({ ...state, lost, isOver }, write, notBefore > 0 ? notBefore : null),
    actions: [{ kind: 'change', order: write.order, change: { attempts, notBefore, isAskedToWait: event.verdict.kind === 'again' } }],
  };
}

/** Epoch ms until which a write backs off; 0 if it may go as soon as there's a network. */
function waitUntil(attempts: number, { verdict, now, chance }: NotYet): number {
  const counted = verdict.kind === 'again' ? attempts : attempts - FREE_ATTEMPTS;
  if (counted <= 0) return 0;
  const asked = verdict.kind === 'again' ? verdict.afterMs : null;
  return now + Math.min(LONGEST_WAIT_MS, asked ?? retryDelay(counted - 1, chance));
}
