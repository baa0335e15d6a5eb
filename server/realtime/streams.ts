import { Client } from 'pg';
import type { FastifyBaseLogger } from 'fastify';
import type { RealTimeKind, RealTimePayload } from '#contract/events/real-time';
import type { Database } from '../database/connection';
import { newestAnnouncement, readAnnouncements } from './announce';
import { beat, hasDrained, look, say, type Stream } from './line';
import { outOfRoom, STREAMS_OF_A_NETWORK } from './room';
import { EVENTS_AT_ONCE, type EventRow, readEvents, readLivingSessions, readSequences } from './store';

/** A stream that could not read is tried again after this long. */
const RETRY_MS = 1_000;

/** All open streams of this server. The table is the truth, LISTEN only wakes. */
export class Streams {
  /** Names the history of events that is told; a cursor of another one is a gap. */
  epoch: string;
  private readonly byPlayer = new Map<number, Set<Stream>>();
  private readonly all = new Set<Stream>();
  private readonly byNetwork = new Map<string, number>();
  private listener: Client | null = null;
  private isClosed = false;
  /** The newest announcement that was passed on; null until this server listens. */
  private announced: number | null = null;
  private announcing: Promise<void> = Promise.resolve();

  constructor(
    private readonly database: Database,
    private readonly databaseUrl: string,
    epoch: string,
    private readonly log: FastifyBaseLogger,
    private readonly settleEpoch: () => Promise<string> = async () => epoch,
  ) {
    this.epoch = epoch;
  }

  /** Starts to listen for wake-ups; a lost listener is opened anew and every stream catches up. */
  async listen(): Promise<void> {
    const listener = new Client({ connectionString: this.databaseUrl, application_name: 'perigee-streams', keepAlive: true });
    listener.on('notification', (message) => this.wakeBy(message.channel, message.payload ?? ''));
    listener.on('error', (error) => this.log.warn({ err: error }, 'stream listener lost'));
    listener.on('end', () => {
      if (this.listener !== listener) return;
      this.listener = null;
      setTimeout(() => void this.listenAgain(), 500).unref();
    });
    await listener.connect();
    await listener.query('listen player_events; listen sessions_ended; listen announcements');
    if (this.isClosed) return listener.end();
    this.listener = listener;
    this.announced ??= await newestAnnouncement(this.database);
  }

  /** A listener is lost when the database goes, and what comes back may be an earlier state of it: then all begin anew. */
  private async renewEpoch(): Promise<void> {
    const epoch = await this.settleEpoch();
    if (epoch === this.epoch) return;
    this.announced = await newestAnnouncement(this.database);
    this.epoch = epoch;
    for (const { response } of this.all) response.end();
  }

  private async listenAgain(): Promise<void> {
    if (this.isClosed) return;
    try {
      if (!this.listener) await this.listen();
      await this.renewEpoch();
      this.passOn();
      for (const player of this.byPlayer.keys()) this.wake(player);
      await this.endRevoked([...this.all]);
    } catch (error) {
      this.log.warn({ err: error }, 'stream listener cannot reconnect');
      setTimeout(() => void this.listenAgain(), 2_000).unref();
    }
  }

  private wakeBy(channel: string, payload: string): void {
    if (channel === 'player_events') this.wake(Number(payload));
    else if (channel === 'announcements') this.passOn();
    else this.endSession(payload);
  }

  /** Whether one more may be opened from there. Those who have a stream keep it: they are other people's. */
  hasRoom(network: string): boolean {
    return (this.byNetwork.get(network) ?? 0) < STREAMS_OF_A_NETWORK;
  }

  /** Adds a stream; the caller has written its hello. The player's oldest end where there are too many. */
  add(stream: Stream): void {
    if (this.isClosed) {
      stream.response.end();
      return;
    }
    // Who left before the hello could be written says so no second time.
    if (stream.response.destroyed) return;
    this.all.add(stream);
    this.byNetwork.set(stream.network, (this.byNetwork.get(stream.network) ?? 0) + 1);
    if (stream.player === null) return;
    void this.endRevoked([stream]);
    const streams = this.byPlayer.get(stream.player) ?? new Set();
    const living = [...streams].filter(({ response }) => !response.writableEnded);
    for (const { response } of outOfRoom(living, stream)) response.end();
    streams.add(stream);
    this.byPlayer.set(stream.player, streams);
    void this.catchUp(stream);
  }

  /** Forgets a stream that ended. */
  remove(stream: Stream): void {
    if (!this.all.delete(stream)) return;
    const here = (this.byNetwork.get(stream.network) ?? 0) - 1;
    if (here > 0) this.byNetwork.set(stream.network, here);
    else this.byNetwork.delete(stream.network);
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
        for (const event of events) {
          this.write(stream, event);
          await hasDrained(stream);
        }
        if (events.length === EVENTS_AT_ONCE) stream.again = true;
      } while (stream.again && !stream.response.destroyed);
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
    say(stream, `id: ${this.epoch}:${event.seq}\nevent: ${event.kind}\ndata: ${JSON.stringify(event.payload)}\n\n`);
  }

  /** Tells everybody here what is the same for all, needs no replay, and is found out by every server itself, such as jackpots. */
  broadcast<K extends RealTimeKind>(kind: K, payload: RealTimePayload<K>): void {
    this.sayToAll(kind, payload, new Set());
  }

  private sayToAll(kind: string, payload: unknown, toldApart: ReadonlySet<number>): void {
    const text = `event: ${kind}\ndata: ${JSON.stringify(payload)}\n\n`;
    for (const stream of this.all) if (stream.player === null || !toldApart.has(stream.player)) say(stream, text);
  }

  /** Passes on what any server announced since the last time, one look after the other. */
  private passOn(): void {
    this.announcing = this.announcing.then(async () => {
      if (this.isClosed || this.announced === null) return;
      try {
        for (const { id, kind, payload, toldApart } of await readAnnouncements(this.database, this.announced, [...this.byPlayer.keys()])) {
          this.sayToAll(kind, payload, new Set(toldApart));
          this.announced = id;
        }
      } catch (error) {
        this.log.warn({ err: error }, 'announcements could not be read');
      }
    });
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

  /**
   * Wakes those streams that lie behind the table: a wake-up may be lost on its way, what was committed is not. Ends
   * those that lie ahead of it, in a history that is no more: they come again and are told of the gap.
   */
  private async makeGood(): Promise<void> {
    if (this.byPlayer.size === 0) return;
    // As they stand before the table is read: a sequence only grows meanwhile.
    const places = [...this.byPlayer].flatMap(([player, streams]) =>
      [...streams].map((stream) => ({ player, stream, sequence: stream.sequence })),
    );
    try {
      const newest = await readSequences(this.database, [...this.byPlayer.keys()]);
      for (const { player, stream, sequence } of places) {
        const end = newest.get(player) ?? 0;
        if (sequence > end) stream.response.end();
        else if (sequence < end) void this.catchUp(stream);
      }
    } catch (error) {
      this.log.warn({ err: error }, 'sequences of streams could not be read');
    }
  }

  /** Beats on every line (RT-002). */
  beat(): void {
    for (const stream of this.all) beat(stream);
  }

  /** Cuts lines that take nothing, ends those streams whose session has expired, and makes good what a lost wake-up left out. */
  tend(): void {
    for (const stream of this.all) look(stream);
    void this.endRevoked([...this.all]);
    void this.makeGood();
    this.passOn();
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
    await this.announcing;
    await listener?.end();
  }
}
