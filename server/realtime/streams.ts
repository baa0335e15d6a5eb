import { Client } from 'pg';
import type { FastifyBaseLogger } from 'fastify';
import type { RealTimeKind, RealTimePayload } from '#contract/events/real-time';
import type { Database } from '../database/connection';
import { newestAnnouncement, readAnnouncements } from './announce';
import { beat, hasDrained, look, say, type Stream } from './line';
import { outOfRoom, STREAMS_OF_A_NETWORK } from './room';
import { EVENTS_AT_ONCE, type EventRow, listenToChannels, readEvents, readLivingSessions, readSequences } from './store';

/** How long to wait before retrying a stream whose read failed. */
const RETRY_MS = 1_000;

/** All open streams of this server. The table is the source of truth; LISTEN only wakes them. */
export class Streams {
  /** Identifies the current history of events; a cursor of another one is a gap. */
  epoch: string;
  private readonly byPlayer = new Map<number, Set<Stream>>();
  private readonly all = new Set<Stream>();
  private readonly byNetwork = new Map<string, number>();
  private listener: Client | null = null;
  private isClosed = false;
  /** The newest announcement that was sent; null until this server listens. */
  private announced: number | null = null;
  private announcing: Promise<void> = Promise.resolve();
  /** Handlers of other notifications on this connection, by channel. */
  private readonly handlers = new Map<string, (payload: string) => void>();

  constructor(
    private readonly database: Database,
    private readonly databaseUrl: string,
    epoch: string,
    private readonly log: FastifyBaseLogger,
    private readonly settleEpoch: () => Promise<string> = async () => epoch,
  ) {
    this.epoch = epoch;
  }

  /** Starts listening for wake-ups; a lost listener is reopened and every stream catches up. */
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
    await listenToChannels(listener);
    if (this.isClosed) return listener.end();
    this.listener = listener;
    this.announced ??= await newestAnnouncement(this.database);
  }

  /** Passes on the notifications of a database channel, starting with `listen`; an empty one means that some may have been missed. */
  onNotification(channel: 'live_tables' | 'live_chat', handler: (payload: string) => void): void {
    this.handlers.set(channel, handler);
  }

  /** A lost listener means that the database was gone. If it was restored to an earlier state, all streams restart. */
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
      for (const handler of this.handlers.values()) handler('');
      await this.endRevoked([...this.all]);
    } catch (error) {
      this.log.warn({ err: error }, 'stream listener cannot reconnect');
      setTimeout(() => void this.listenAgain(), 2_000).unref();
    }
  }

  private wakeBy(channel: string, payload: string): void {
    if (channel === 'player_events') this.wake(Number(payload));
    else if (channel === 'announcements') this.passOn();
    else if (channel === 'sessions_ended') this.endSession(payload);
    else this.handlers.get(channel)?.(payload);
  }

  /** Whether one more stream may be opened from an address. Existing ones stay, since they may be other people's. */
  hasRoom(network: string): boolean {
    return (this.byNetwork.get(network) ?? 0) < STREAMS_OF_A_NETWORK;
  }

  /** Adds a stream whose hello the caller has written. Beyond the limit, the player's oldest ones are ended. */
  add(stream: Stream): void {
    if (this.isClosed) {
      stream.response.end();
      return;
    }
    // A client that left before the hello was written emits no second close event.
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

  /** Removes a stream that ended. */
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

  /** An event was committed for this player: each of the player's streams reads on from its position. */
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

  /** Sends a public event without replay to all streams of this server; for facts that every server reads itself, such as jackpots. */
  broadcast<K extends RealTimeKind>(kind: K, payload: RealTimePayload<K>): void {
    this.sayToAll(kind, payload, new Set());
  }

  private sayToAll(kind: string, payload: unknown, exceptPlayers: ReadonlySet<number>): void {
    const text = `event: ${kind}\ndata: ${JSON.stringify(payload)}\n\n`;
    for (const stream of this.all) if (stream.player === null || !exceptPlayers.has(stream.player)) say(stream, text);
  }

  /** Sends new announcements of any server, one read after the other. */
  private passOn(): void {
    this.announcing = this.announcing.then(async () => {
      if (this.isClosed || this.announced === null) return;
      try {
        for (const { id, kind, payload, exceptPlayers } of await readAnnouncements(this.database, this.announced, [
          ...this.byPlayer.keys(),
        ])) {
          this.sayToAll(kind, payload, new Set(exceptPlayers));
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

  /** Ends streams whose session is over, because the message may have arrived before the stream was added, or not at all. */
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
   * Wakes streams that are behind the table: a wake-up may be lost, committed events aren't. Ends streams that are ahead of it, in a
   * history that no longer exists: they reconnect and get a gap.
   */
  private async makeGood(): Promise<void> {
    if (this.byPlayer.size === 0) return;
    // Positions are taken before the table is read, since sequence numbers only grow meanwhile.
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

  /** Sends a heartbeat on every connection (RT-002). */
  beat(): void {
    for (const stream of this.all) beat(stream);
  }

  /** The sweep: disconnects stuck readers, ends streams whose session has expired, and resyncs after lost wake-ups. */
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
