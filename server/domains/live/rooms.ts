import type { ServerResponse } from 'node:http';
import type { LiveTable } from '#contract/fields/live';
import { BEAT_MS } from '#contract/timing';
import { apartFromTransaction } from '#server/database/pool';
import type { Platform } from '#server/platform';
import { beat, say, type Stream } from '#server/realtime/line';
import { type LiveGame, liveGameOf } from './live-games';
import { LIVE_CHANNEL, noteChange } from './live-store';
import { LivePresence } from './presence';
import { resultsOf, viewOf } from './view';

/** Watchers from one network address: players share offices and mobile networks. */
const WATCHERS_OF_A_NETWORK = 1_000;
/** Bets of all players, and people who come and go, within this time are told to watchers together. */
const GATHER_MS = 300;

interface Room {
  watchers: Set<Stream>;
  /** The result that watchers know as the latest. */
  known: string | null;
  /** The table's state is being read. */
  reading: Promise<void> | null;
  /** It has changed since. */
  isStale: boolean;
  /** How often the state was sent, and how many were watching the last time. */
  sent: number;
  told: number;
  gathering: NodeJS.Timeout | null;
}

const streamTo = (response: ServerResponse, network: string): Stream => ({
  player: null,
  sessionHash: null,
  network,
  response,
  sequence: 0,
  busy: false,
  again: false,
  taken: 0,
});

const eventOf = (kind: string, payload: unknown) => `event: ${kind}\ndata: ${JSON.stringify(payload)}\n\n`;

/**
 * The watchers of this server's live tables. The database is the source of truth: after each change of a table the state is read once
 * and sent to everybody.
 */
export class LiveRooms {
  private readonly rooms = new Map<string, Room>();
  private readonly byNetwork = new Map<string, number>();
  private heart: NodeJS.Timeout | null = null;
  private isClosed = false;
  private readonly presence: LivePresence;

  constructor(private readonly platform: Platform) {
    this.presence = new LivePresence(platform.database, (game) => this.rooms.get(game)?.watchers.size ?? 0);
    platform.streams.onNotification(LIVE_CHANNEL, (game) => this.tell(game));
  }

  hasRoom(network: string): boolean {
    return (this.byNetwork.get(network) ?? 0) < WATCHERS_OF_A_NETWORK;
  }

  /** How many watch a table, on all servers. */
  watching(game: string): Promise<number> {
    return this.presence.of(game);
  }

  /** Adds a watcher, who gets the table's state and its last results now, and every change from then on. */
  async add(game: string, response: ServerResponse, network: string): Promise<void> {
    const room = this.roomOf(game);
    const stream = streamTo(response, network);
    if (this.isClosed || response.destroyed) {
      response.end();
      return;
    }
    room.watchers.add(stream);
    this.byNetwork.set(network, (this.byNetwork.get(network) ?? 0) + 1);
    response.on('close', () => this.remove(game, stream));
    this.heart ??= apartFromTransaction(() => setInterval(() => void this.beat(), BEAT_MS).unref());
    this.bump(game);
    const { sent } = room;
    try {
      const table = await liveGameOf(game);
      if (!table) return;
      const [view, results] = await Promise.all([this.view(table), resultsOf(this.platform.database, table)]);
      // What everybody has got meanwhile is newer.
      const isNewest = room.sent === sent;
      say(stream, eventOf('results', results) + (view && isNewest ? eventOf('table', view) : ''));
    } catch (error) {
      this.platform.log.warn({ err: error }, 'a live table could not be read');
      response.end();
    }
  }

  private async view(table: LiveGame): Promise<LiveTable | null> {
    return viewOf(this.platform.database, table, await this.presence.of(table.game.identifier));
  }

  /** A player has placed bets, or somebody has come or left: every server's watchers hear of it, a moment later. */
  bump(game: string): void {
    const room = this.roomOf(game);
    room.gathering ??= apartFromTransaction(() =>
      setTimeout(() => {
        room.gathering = null;
        void this.note(game);
      }, GATHER_MS).unref(),
    );
  }

  private async note(game: string): Promise<void> {
    try {
      await this.presence.write(game);
      await noteChange(this.platform.database, game);
    } catch (error) {
      // The next heartbeat finds what watchers haven't been told.
      this.platform.log.warn({ err: error, game }, 'a change of a live table could not be told');
    }
  }

  /** Sends a table's state to its watchers here; an empty name means all tables. */
  tell(game: string): void {
    if (game === '') {
      for (const name of this.rooms.keys()) this.tell(name);
      return;
    }
    const room = this.rooms.get(game);
    if (!room || room.watchers.size === 0) return;
    if (room.reading) room.isStale = true;
    else room.reading = this.send(game, room).finally(() => this.afterReading(game, room));
  }

  private afterReading(game: string, room: Room): void {
    room.reading = null;
    if (!room.isStale) return;
    room.isStale = false;
    this.tell(game);
  }

  private async send(game: string, room: Room): Promise<void> {
    try {
      const table = await liveGameOf(game);
      const view = table && (await this.view(table));
      if (!view) return;
      room.told = view.watching;
      room.sent += 1;
      const isNews = view.phase === 'result' && room.known !== view.live_round;
      if (isNews) room.known = view.live_round;
      const text = eventOf('table', view) + (isNews ? eventOf('results', await resultsOf(this.platform.database, table)) : '');
      for (const watcher of room.watchers) say(watcher, text);
    } catch (error) {
      this.platform.log.warn({ err: error }, 'a live table could not be read');
    }
  }

  private remove(game: string, stream: Stream): void {
    if (!this.rooms.get(game)?.watchers.delete(stream)) return;
    if (!this.isClosed) this.bump(game);
    const here = (this.byNetwork.get(stream.network) ?? 0) - 1;
    if (here > 0) this.byNetwork.set(stream.network, here);
    else this.byNetwork.delete(stream.network);
  }

  private async beat(): Promise<void> {
    for (const { watchers } of this.rooms.values()) for (const watcher of watchers) beat(watcher);
    try {
      await this.presence.beat();
      for (const [game, { told }] of this.rooms) if (told !== (await this.presence.of(game))) this.tell(game);
    } catch (error) {
      this.platform.log.warn({ err: error }, 'who watches live tables could not be written');
    }
  }

  private roomOf(game: string): Room {
    const found = this.rooms.get(game) ?? {
      watchers: new Set(),
      known: null,
      reading: null,
      isStale: false,
      sent: 0,
      told: 0,
      gathering: null,
    };
    this.rooms.set(game, found);
    return found;
  }

  /** Ends every stream, at shutdown. */
  async close(): Promise<void> {
    this.isClosed = true;
    if (this.heart) clearInterval(this.heart);
    for (const { watchers, gathering } of this.rooms.values()) {
      if (gathering) clearTimeout(gathering);
      for (const { response } of watchers) response.end();
    }
    // A server without a database stops too: its watchers stop counting a moment later.
    await this.presence.close().catch(() => undefined);
  }
}
