import type { Cursor } from '#contract/events/real-time';
import { retryDelay } from '#rules/retry';
import { SILENCE_MS } from '../timing';
import type { Frame } from './merge';
import { listen, type Source, streamUrl } from './source';

/** What a connection depends on. */
export interface ConnectionParts {
  open: (url: string) => Source;
  /** The window's cursor: where the next connection continues. */
  cursor: () => Cursor | null;
  onFrame: (frame: Frame) => void;
  /** A number from 0 to 1, for jitter. */
  chance: () => number;
}

export interface Connection {
  /** Reconnects immediately: the network is back, or the device has slept. */
  renew(): void;
  close(): void;
}

/**
 * Keeps one connection open. After a disconnect or missed heartbeats it reconnects from the cursor, with back-off after disconnects
 * (RT-002).
 */
export function keepConnected({ open, cursor, onFrame, chance }: ConnectionParts): Connection {
  let source: Source | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let silence: ReturnType<typeof setTimeout> | undefined;
  let attempt = 0;

  const connect = () => {
    const mine = open(streamUrl(cursor()));
    source = mine;
    const onBeat = () => {
      if (source !== mine) return;
      clearTimeout(silence);
      silence = setTimeout(renew, SILENCE_MS);
    };
    onBeat();
    listen(mine, {
      onBeat,
      onFrame: (frame) => {
        if (source !== mine) return;
        onBeat();
        if (frame.type === 'hello') attempt = 0;
        onFrame(frame);
      },
      onCut: () => {
        if (source !== mine) return;
        clearTimeout(silence);
        timer = setTimeout(connect, retryDelay(attempt++, chance()));
      },
    });
  };
  const close = () => {
    clearTimeout(timer);
    clearTimeout(silence);
    source?.close();
    source = null;
  };
  const renew = () => {
    close();
    attempt = 0;
    connect();
  };
  connect();
  return { close, renew };
}
