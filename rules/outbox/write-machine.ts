import type { OutboxRefusal } from './verdict';

/** The state machine of one write in this window, up to its outcome (OFF-002). `src/platform/device/outbox` runs it. */
export interface WriteState {
  phase: 'made' | 'storing' | 'asking' | 'flushing' | 'looking' | 'ended';
}

/** The facts that decide whether the device may store a write. */
export interface Maker {
  /** Whether the call requires a player. */
  isPlayers: boolean;
  isGuestMode: boolean;
  /** The player that the window shows, and the device's player; null for none. */
  shown: number | null;
  owner: number | null;
}

export type WriteEvent =
  | ({ kind: 'made' } & Maker)
  /** The device has stored it or can't. */
  | { kind: 'stored'; isStored: boolean }
  /** The server has responded to a write that the device didn't store. */
  | { kind: 'asked' }
  /** A flush has ended; `isDelivered` if it was this window's flush that delivered the write. */
  | { kind: 'flushed'; isDelivered: boolean }
  /** The write in the queue after a flush; null if it's gone. */
  | { kind: 'looked_up'; write: { refusal: OutboxRefusal | null } | null };

export type WriteAction =
  /** Store it on the device and report `stored`. */
  | { kind: 'store' }
  /** Send it without storing it and report `asked`. A failure is the outcome. */
  | { kind: 'ask' }
  /** Notify its caller that the write is safe from a reload. */
  | { kind: 'report_kept' }
  /** Show it as waiting, since the attempt may take long on an unresponsive network. */
  | { kind: 'show_waiting' }
  /** Flush the outbox and report `flushed`. */
  | { kind: 'flush' }
  /** Read it from the queue and report `looked_up`. */
  | { kind: 'look_up' }
  /** Remove it from the queue, because its caller gets the refusal. */
  | { kind: 'discard' }
  /** Have the browser wake the worker once there's a network, if it supports that. */
  | { kind: 'register_sync' }
  | { kind: 'end'; outcome: 'sent' | 'queued' }
  | { kind: 'fail'; refusal: OutboxRefusal };

export interface WriteStep {
  state: WriteState;
  actions: readonly WriteAction[];
}

export const madeWrite: WriteState = { phase: 'made' };

/**
 * Whether a write is stored on the device. The guest's view stores nothing (ROUTE-055). A window that still shows
 * another player than the device's mustn't store a write for that player (OFF-005); the server refuses it.
 */
function isOfDevice({ isPlayers, isGuestMode, shown, owner }: Maker): boolean {
  return !isGuestMode && (!isPlayers || shown === null || shown === owner);
}

/** The next state of a write and its actions. An event that doesn't belong to the phase changes nothing. */
export function stepWrite({ phase }: WriteState, event: WriteEvent): WriteStep {
  if (phase === 'made' && event.kind === 'made')
    return isOfDevice(event) ? go('storing', { kind: 'store' }) : go('asking', { kind: 'ask' });
  if (phase === 'storing' && event.kind === 'stored') {
    return event.isStored
      ? go('flushing', { kind: 'report_kept' }, { kind: 'show_waiting' }, { kind: 'flush' })
      : go('asking', { kind: 'ask' });
  }
  if (phase === 'asking' && event.kind === 'asked') return go('ended', { kind: 'report_kept' }, { kind: 'end', outcome: 'sent' });
  if (phase === 'flushing' && event.kind === 'flushed')
    return event.isDelivered ? go('ended', { kind: 'end', outcome: 'sent' }) : go('looking', { kind: 'look_up' });
  if (phase === 'looking' && event.kind === 'looked_up') return lookedUp(event.write);
  return { state: { phase }, actions: [] };
}

/** Another window or the worker may have sent it, so the queue tells the result. */
function lookedUp(write: { refusal: OutboxRefusal | null } | null): WriteStep {
  if (!write) return go('ended', { kind: 'end', outcome: 'sent' });
  if (write.refusal) return go('ended', { kind: 'discard' }, { kind: 'fail', refusal: write.refusal });
  return go('ended', { kind: 'register_sync' }, { kind: 'end', outcome: 'queued' });
}

const go = (phase: WriteState['phase'], ...actions: WriteAction[]): WriteStep => ({ state: { phase }, actions });
