import type { ServerResponse } from 'node:http';
import type { LiveTable } from '#contract/fields/live';
import type { Platform } from '#server/platform';
import { say } from '#server/realtime/line';
import { Audience, eventOf } from './audience';
import { type LiveGame, liveGameOf } from './live-games';
import { LIVE_CHANNEL, noteChange } from './live-store';
import { LivePresence } from './presence';
import { Reading } from './reading';
import { openingOf, resultsOf, viewOf } from './view';

interface Room {
  /** The latest result that watchers have been sent. */
  known: string | null;
  /** How often the state was sent, and the number of watchers the last time. */
  sent: number;
  told: number;
}

/**
 * The watchers of this server's live tables. The database is the source of truth: after each change of a table the state is read once
 * and sent to all watchers.
 */
export class LiveRooms {
  private readonly rooms = new Map<string, Room>();
  private readonly audience = new Audience(
    (game) => this.note(game),
    () => this.beat(),
  );
  private readonly reading = new Reading((game) => this.send(game));
  private readonly presence: LivePresence;

  constructor(private readonly platform: Platform) {
    this.presence = new LivePresence(platform.database, (game) => this.audience.of(game).size);
    platform.streams.onNotification(LIVE_CHANNEL, (game) => this.tell(game));
  }

  hasRoom(network: string): boolean {
    return this.audience.hasRoom(network);
  }

  /** The number of a table's watchers on all servers. */
  watching(game: string): Promise<number> {
    return this.presence.of(game);
  }

  /** Adds a watcher, who gets the table's state and its last results now, and every later change. */
  async add(game: string, response: ServerResponse, network: string): Promise<void> {
    const room = this.roomOf(game);
    const stream = this.audience.join(game, response, network);
    if (!stream) return;
    const { sent } = room;
    try {
      const table = await liveGameOf(game);
      if (!table) return;
      const [state, results] = await Promise.all([this.state(table), resultsOf(this.platform.database, table)]);
      // An update sent to everybody meanwhile is newer.
      say(stream, eventOf('results', results) + (room.sent === sent ? state.text : ''));
    } catch (error) {
      this.platform.log.warn({ err: error }, 'a live table could not be read');
      response.end();
    }
  }

  /** The event with a table's state; for a closed table with its opening time, and for one that's switched off without it. */
  private async state({ game, ...table }: LiveGame): Promise<{ view: LiveTable | null; text: string }> {
    const [watching, unwatched] = await Promise.all([
      this.presence.of(game.identifier),
      viewOf(this.platform.database, { game, ...table }, 0),
    ]);
    const view = unwatched && { ...unwatched, watching };
    if (view) return { view, text: eventOf('table', view) };
    const { opens_at, is_stopped } = await openingOf(this.platform, game.identifier);
    return { view, text: opens_at || is_stopped ? eventOf('closed', { opens_at }) : '' };
  }

  /** A player has placed bets: notifies the watchers on all servers, after a short delay. */
  bump(game: string): void {
    this.audience.note(game);
  }

  private async note(game: string): Promise<void> {
    try {
      await this.presence.write(game);
      await noteChange(this.platform.database, game);
    } catch (error) {
      // The next heartbeat sends changes that watchers have missed.
      this.platform.log.warn({ err: error, game }, 'a change of a live table could not be announced');
    }
  }

  /** Sends a table's state to its watchers here; an empty name means all tables. */
  private tell(game: string): void {
    for (const name of game === '' ? this.audience.games : [game]) if (this.audience.of(name).size > 0) this.reading.now(name);
  }

  private async send(game: string): Promise<void> {
    const room = this.roomOf(game);
    try {
      const table = await liveGameOf(game);
      if (!table) return;
      const { view, text } = await this.state(table);
      room.sent += 1;
      if (!view) return this.audience.tell(game, text);
      room.told = view.watching;
      const isNews = view.phase === 'result' && room.known !== view.live_round;
      if (isNews) room.known = view.live_round;
      // The phase is sent without waiting for the list of results.
      this.audience.tell(game, text);
      if (isNews) this.audience.tell(game, eventOf('results', await resultsOf(this.platform.database, table)));
    } catch (error) {
      this.platform.log.warn({ err: error }, 'a live table could not be read');
    }
  }

  private async beat(): Promise<void> {
    try {
      await this.presence.beat();
      for (const [game, { told }] of this.rooms) if (told !== (await this.presence.of(game))) this.tell(game);
    } catch (error) {
      this.platform.log.warn({ err: error }, 'the watchers of live tables could not be stored');
    }
  }

  private roomOf(game: string): Room {
    const found = this.rooms.get(game) ?? { known: null, sent: 0, told: 0 };
    this.rooms.set(game, found);
    return found;
  }

  /** Ends every stream, at shutdown. */
  async close(): Promise<void> {
    this.audience.close();
    // Stop even without a database; this server's watchers then expire.
    await this.presence.close().catch(() => undefined);
  }
}
