import type { ServerResponse } from 'node:http';
import { Client } from 'pg';
import type { FastifyBaseLogger } from 'fastify';
import type { RealTimeKind, RealTimePayload } from '#contract/events/real-time';
import type { Database } from '../database/connection';
import { EVENTS_AT_ONCE, type EventRow, readEvents, readLivingSessions } from './store';

/** One open stream: where it writes, whose it is, and how far it has come. */
export interface Stream {
  player: number | null;
  sessionHash: string | null;
  response: ServerResponse;
  /** Sequence of the last event that was written; live events wait while history is read. */
  sequence: number;
  busy: boolean;
  again: boolean;
}

/** A slow reader is cut rather than buffered without end; it replays when it is back. */
const UNSENT_BYTES_AT_MOST = 1_000_000;
/** A stream that could not read is tried again after this long. */
const RETRY_MS = 1_000;

/** All open streams of this server. The table is the truth, LISTEN only wakes. */
export class Streams {
  readonly epoch: string;
  private readonly byPlayer = new Map<number, Set<Stream>>();
  private readonly all = new Set<Stream>();
  private listener: Client | null = null;
  private isClosed = false;

  constructor(
    private readonly database: Database,
    private readonly databaseUrl: string,
    epoch: string,
    private readonly log: FastifyBaseLogger,
  ) {
    this.epoch = epoch;
  }

  /** Starts to listen for wake-ups; a lost listener is opened anew and every stream catches up. */
  async listen(): Promise<void> {
    const listener = new Client({ connectionString: this.databaseUrl, application_name: 'perigee-streams' });
    listener.on('notification', (message) => this.wakeBy(message.channel, message.payload ?? ''));
    listener.on('error', (error) => this.log.warn({ err: error }, 'stream listener lost'));
    listener.on('end', () => {
      if (this.listener !== listener) return;
      this.listener = null;
      setTimeout(() => void this.listenAgain(), 500).unref();
    });
    await listener.connect();
    await listener.query('listen player_events; listen sessions_ended');
    if (this.isClosed) return listener.end();
    this.listener = listener;
  }

  private async listenAgain(): Promise<void> {
    if (this.isClosed) return;
    try {
      await this.listen();
      for (const player of this.byPlayer.keys()) this.wake(player);
      await this.endRevoked([...this.all]);
    } catch (error) {
      this.log.warn({ err: error }, 'stream listener cannot reconnect');
      setTimeout(() => void this.listenAgain(), 2_000).unref();
    }
  }

  private wakeBy(channel: string, payload: string): void {
    if (channel === 'player_events') this.wake(Number(payload));
    else this.endSession(payload);
  }

  /** Adds a stream; the caller has written its hello. */
  add(stream: Stream): void {
    if (this.isClosed) {
      stream.response.end();
      return;
    }
    // Who left before the hello could be written says so no second time.
    if (stream.response.destroyed) return;
    this.all.add(stream);
    if (stream.player === null) return;
    void this.endRevoked([stream]);
    const streams = this.byPlayer.get(stream.player) ?? new Set();
    streams.add(stream);
    this.byPlayer.set(stream.player, streams);
    void this.catchUp(stream);
  }

  /** Forgets a stream that ended. */
  remove(stream: Stream): void {
    this.all.delete(stream);
    if (stream.player === null) return;
    const streams = this.byPlayer.get(stream.player);
    streams?.delete(stream);
    if (streams?.size === 0) this.byPlayer.delete(stream.player);
  }

  /** Something was committed for this player: each of the player's streams reads on from where it is. */
  wake(player: number): void {
    for (const stream of this.byPlayer.get(player) ?? []) void this.catchUp(stream);
  }

  private async catchUp(stream: Stream): Promise<void> {
    if (stream.player === null) return;
    if (stream.busy) {
      stream.again = true;
      return;
    }
    stream.busy = true;
    try {
      do {
        stream.again = false;
        const events = await readEvents(this.database, stream.player, stream.sequence);
        for (const event of events) this.write(stream, event);
        if (events.length === EVENTS_AT_ONCE) stream.again = true;
      } while (stream.again);
    } catch (error) {
      this.log.warn({ err: error }, 'stream could not catch up');
      setTimeout(() => void (this.all.has(stream) && this.catchUp(stream)), RETRY_MS).unref();
    } finally {
      stream.busy = false;
    }
  }

  private write(stream: Stream, event: EventRow): void {
    if (event.seq <= stream.sequence) return;
    stream.sequence = event.seq;
    this.send(stream, `id: ${this.epoch}:${event.seq}\nevent: ${event.kind}\ndata: ${JSON.stringify(event.payload)}\n\n`);
  }

  private send({ response }: Stream, text: string): void {
    // One that was ended is still here until its last bytes are out, and writing to it would be an error of the process.
    if (response.writableEnded) return;
    if (response.writableLength > UNSENT_BYTES_AT_MOST) response.destroy();
    else response.write(text);
  }

  /** Tells everybody something that is the same for all and needs no replay, such as jackpots. */
  broadcast<K extends RealTimeKind>(kind: K, payload: RealTimePayload<K>): void {
    const text = `event: ${kind}\ndata: ${JSON.stringify(payload)}\n\n`;
    for (const stream of this.all) this.send(stream, text);
  }

  /** Ends the streams of one session: sign-out, revocation, exclusion. `hash` is hexadecimal. */
  endSession(hash: string): void {
    for (const stream of this.all) if (stream.sessionHash === hash) stream.response.end();
  }

  /** Ends those streams whose session is over: word of it may have come before the stream was here, or not at all. */
  private async endRevoked(streams: readonly Stream[]): Promise<void> {
    const hashes = [...new Set(streams.flatMap(({ sessionHash }) => sessionHash ?? []))];
    if (hashes.length === 0) return;
    try {
      const living = await readLivingSessions(this.database, hashes);
      for (const { sessionHash, response } of streams) if (sessionHash !== null && !living.has(sessionHash)) response.end();
    } catch (error) {
      this.log.warn({ err: error }, 'sessions of streams could not be read');
    }
  }

  /** Keeps middle boxes from closing quiet streams, and ends those whose session has expired. */
  beat(): void {
    for (const stream of this.all) this.send(stream, ': beat\n\n');
    void this.endRevoked([...this.all]);
  }

  get size(): number {
    return this.all.size;
  }

  /** Ends every stream and the listener, at shutdown. */
  async close(): Promise<void> {
    this.isClosed = true;
    const listener = this.listener;
    this.listener = null;
    for (const stream of this.all) stream.response.end();
    await listener?.end();
  }
}
