import type { ServerResponse } from 'node:http';

/** One open stream: where it writes, whose it is, and how far it has come. */
export interface Stream {
  player: number | null;
  sessionHash: string | null;
  /** Where it was opened from; a stream counts there. */
  network: string;
  response: ServerResponse;
  /** Sequence of the last event that was written; live events wait while history is read. */
  sequence: number;
  busy: boolean;
  again: boolean;
  /** Bytes that the line had taken by the last look. */
  taken: number;
}

/** What is said to all cannot wait for one: a slow reader is cut rather than buffered without end, and replays when it is back. */
const UNSENT_BYTES_AT_MOST = 1_000_000;

/** Writes to a stream, unless it is over. */
export function say({ response }: Stream, text: string): void {
  // One that was ended is still here until its last bytes are out, and writing to it would be an error of the process.
  if (response.writableEnded || response.destroyed) return;
  if (response.writableLength > UNSENT_BYTES_AT_MOST) response.destroy();
  else response.write(text);
}

/** Resolves once the line takes more, or is gone: a long history is written as fast as it is read. */
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

/** Says that the line lives, in a way that pages hear, and keeps middle boxes from closing a quiet one. */
export function beat(stream: Stream): void {
  say(stream, 'event: beat\ndata: 1\n\n');
}

/** Cuts a line that has taken nothing since it was looked at before, though more waits. */
export function look(stream: Stream): void {
  const { response } = stream;
  const taken = (response.socket?.bytesWritten ?? 0) - (response.socket?.writableLength ?? 0);
  if (response.writableNeedDrain && taken === stream.taken) response.destroy();
  stream.taken = taken;
}
