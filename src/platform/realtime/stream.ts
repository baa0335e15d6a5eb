import type { Cursor } from '#contract/events/real-time';
import { keepConnected, type Connection } from './connection';
import { lead, type Stop } from './leadership';
import { admit, type Frame } from './merge';
import type { Source } from './source';

/** Messages between the windows of one player: the stream's frames, and the cursor for a window that joins. */
export type Relayed =
  | { type: 'frame'; player: number | null; frame: Frame }
  | { type: 'where'; player: number | null }
  | { type: 'here'; player: number | null; at: Cursor };

/** What a stream depends on. */
export interface StreamParts {
  player: number | null;
  /** This device's stored cursor. */
  start: Cursor | null;
  open: (url: string) => Source;
  channel: Pick<BroadcastChannel, 'postMessage' | 'addEventListener' | 'removeEventListener'> | null;
  locks?: LockManager | undefined;
  chance: () => number;
  deliver: (kind: string, payload: unknown) => void;
  /** Events were missed: everything that's shown has to be refetched. */
  onGap: () => void;
  /** The window's cursor has moved. */
  onProgress: (at: Cursor) => void;
}

export interface Stream {
  /** The network is back, or the device has slept: this window reconnects if the connection is its own. */
  renew(): void;
  stop: Stop;
}

/**
 * One player's live events in this window, over one connection for the whole browser: the leading window owns it and relays, each window
 * decides for itself what it has seen (RT-002).
 */
export function startStream(parts: StreamParts): Stream {
  const { player, channel, onProgress } = parts;
  let at = parts.start;
  let connection: Connection | null = null;

  const take = (frame: Frame) => {
    const before = at;
    // What was read before the first frame of a player's stream may be older than that frame.
    const isFirst = before === null && player !== null && frame.type === 'hello';
    const admission = admit(at, frame);
    at = admission.at;
    if (at && at !== before) onProgress(at);
    if (admission.isGap || isFirst) parts.onGap();
    if (admission.isDelivered && frame.type === 'event') parts.deliver(frame.kind, frame.payload);
  };
  const relay = (message: Relayed) => channel?.postMessage(message);
  const onMessage = ({ data }: MessageEvent<Relayed>) => {
    if (data.player !== player) return;
    if (data.type === 'frame' && !connection) take(data.frame);
    if (data.type === 'where' && connection && at) relay({ type: 'here', player, at });
    if (data.type === 'here' && !connection) take({ type: 'hello', hello: { ...data.at, gap: false } });
  };
  const begin = (): Stop => {
    const onFrame = (frame: Frame) => {
      relay({ type: 'frame', player, frame });
      take(frame);
    };
    connection = keepConnected({ open: parts.open, cursor: () => at, onFrame, chance: parts.chance });
    return () => {
      connection?.close();
      connection = null;
    };
  };

  channel?.addEventListener('message', onMessage as EventListener);
  const stepDown = channel ? lead(begin, parts.locks) : begin();
  if (!connection) relay({ type: 'where', player });
  return {
    renew: () => connection?.renew(),
    stop: () => {
      channel?.removeEventListener('message', onMessage as EventListener);
      stepDown();
    },
  };
}
