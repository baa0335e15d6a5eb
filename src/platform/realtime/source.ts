import * as v from 'valibot';
import { type Cursor, formatCursor, helloSchema, parseCursor, realTimeEvents } from '#contract/events/real-time';
import type { Frame } from './merge';

/** The part of an EventSource that the stream needs. */
export type Source = Pick<EventSource, 'addEventListener' | 'close'>;

export interface SourceHandlers {
  onFrame: (frame: Frame) => void;
  /** A heartbeat: the connection is alive. */
  onBeat: () => void;
  /** The stream ended, or never opened; it doesn't reconnect on its own. */
  onCut: () => void;
}

/** The address of the stream, from a cursor or from now. */
export function streamUrl(cursor: Cursor | null): string {
  return cursor ? `/api/events?cursor=${encodeURIComponent(formatCursor(cursor))}` : '/api/events';
}

/** Listens to one connection. An event without an id of its own has no sequence number: the browser repeats the last id for it. */
export function listen(source: Source, { onFrame, onBeat, onCut }: SourceHandlers): void {
  let lastId = '';
  const onEvent = (kind: string, { data, lastEventId }: MessageEvent<string>) => {
    const at = lastEventId === lastId ? null : parseCursor(lastEventId);
    lastId = lastEventId;
    onFrame({ type: 'event', kind, payload: parsed(data), at });
  };
  source.addEventListener('hello', (event) => {
    const result = v.safeParse(helloSchema, parsed((event as MessageEvent<string>).data));
    if (result.success) onFrame({ type: 'hello', hello: result.output });
  });
  for (const kind of Object.keys(realTimeEvents)) source.addEventListener(kind, (event) => onEvent(kind, event as MessageEvent<string>));
  source.addEventListener('beat', onBeat);
  source.addEventListener('error', () => {
    source.close();
    onCut();
  });
}

function parsed(data: string): unknown {
  try {
    return JSON.parse(data);
  } catch {
    return null;
  }
}
