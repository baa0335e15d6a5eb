import type { ServerResponse } from 'node:http';

/** One open stream: its connection, its player, and its position. */
export interface Stream {
  player: number | null;
  sessionHash: string | null;
  /** The client address; streams are counted by it. */
  network: string;
  response: ServerResponse;
  /** The last sequence number written; live events wait while history is replayed. */
  sequence: number;
  busy: boolean;
  again: boolean;
  /** Bytes written at the last sweep. */
  taken: number;
}

/** A reader that is too slow for announcements is disconnected instead of buffered without limit, and catches up by replay. */
const UNSENT_BYTES_AT_MOST = 1_000_000;

/** Writes to a stream, unless it has ended. */
export function say({ response }: Stream, text: string): void {
  // An ended stream is still here until its last bytes are sent, and writing to it would be an unhandled error.
  if (response.writableEnded || response.destroyed) return;
  if (response.writableLength > UNSENT_BYTES_AT_MOST) response.destroy();
  else response.write(text);
}

/** Resolves once the connection accepts more or is gone, so that a long history is written as fast as it's read. */
export function hasDrained({ response }: Stream): Promise<void> {
  if (!response.writableNeedDrain) return Promise.resolve();
  return new Promise((resolve) => {
    const done = () => {
      response.off('drain', done).off('close', done);
      resolve();
    };
    response.on('drain', done).on('close', done);
  });
}

/** Sends a heartbeat that pages receive and that keeps proxies from closing an idle connection. */
export function beat(stream: Stream): void {
  say(stream, 'event: beat\ndata: 1\n\n');
}

/** Disconnects a reader that has accepted nothing since the last sweep, though data is pending. */
export function look(stream: Stream): void {
  const { response } = stream;
  const taken = (response.socket?.bytesWritten ?? 0) - (response.socket?.writableLength ?? 0);
  if (response.writableNeedDrain && taken === stream.taken) response.destroy();
  stream.taken = taken;
}
