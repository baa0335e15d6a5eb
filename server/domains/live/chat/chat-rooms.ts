import type { ServerResponse } from 'node:http';
import type { ChatHello, ChatLine, ChatPeople } from '#contract/fields/live-chat';
import { inTransaction } from '#server/database/connection';
import type { Platform } from '#server/platform';
import { say } from '#server/realtime/line';
import { maskName } from '../../games/jackpots/jackpots';
import { Audience, eventOf } from '../audience';
import { Reading } from '../reading';
import { CHAT_CHANNEL, hiddenBy, latestLines, noteChat, personOf } from './chat-store';
import { forgetHere, keepHere, readHere, writeHere } from './here-store';

/** The number of lines that a table shows. */
const LINES = 50;
const PEOPLE = 100;

interface Room {
  /** Those of the last lines that were sent to everybody. */
  lines: Set<number>;
  /** The newest line that was sent to everybody. */
  known: number;
  /** The list of people as last sent. */
  people: string;
}

/**
 * The chats of this server's live tables, open to players with a launched table. As with the tables themselves, the database
 * is the source of truth, and changes are read once for everybody.
 */
export class ChatRooms {
  private readonly server = crypto.randomUUID();
  private readonly rooms = new Map<string, Room>();
  private readonly audience = new Audience(
    (game) => this.note(game),
    () => this.beat(),
  );
  private readonly reading = new Reading((game) => this.send(game));

  constructor(private readonly platform: Platform) {
    platform.streams.onNotification(CHAT_CHANNEL, (game) => this.tell(game));
  }

  hasRoom(network: string): boolean {
    return this.audience.hasRoom(network);
  }

  /** Adds a player's stream, which begins with the last lines and the people in the chat. */
  async add(game: string, player: number, response: ServerResponse, network: string): Promise<void> {
    const { database } = this.platform;
    const stream = this.audience.join(game, response, network, player);
    if (!stream) return;
    // The first to come back to an empty chat gets the same list that was last sent before it emptied.
    const room = this.rooms.get(game);
    if (room) room.people = '';
    try {
      const me = await personOf(database, player);
      const [lines, hidden, people] = await Promise.all([this.lines(game), hiddenBy(database, player), this.people(game)]);
      const hello: ChatHello = { me, lines, hidden };
      say(stream, eventOf('hello', hello) + eventOf('people', people));
    } catch (error) {
      this.platform.log.warn({ err: error, game }, 'the chat of a live table could not be read');
      response.end();
    }
  }

  private async lines(game: string): Promise<ChatLine[]> {
    const rows = await latestLines(this.platform.database, game, LINES);
    return rows.map(({ id, person, nickname, text, said_at }) => ({
      id,
      person,
      name: maskName(nickname),
      text,
      at: said_at.toISOString(),
    }));
  }

  private async people(game: string): Promise<ChatPeople> {
    const { here, rows } = await readHere(this.platform.database, game, PEOPLE);
    return { here, people: rows.map(({ person, nickname }) => ({ person, name: maskName(nickname) })) };
  }

  /** Somebody has joined or left: notifies the players on all servers. */
  private async note(game: string): Promise<void> {
    const { database, log } = this.platform;
    try {
      const players = [...new Set([...this.audience.of(game)].flatMap(({ player }) => player ?? []))];
      await inTransaction(database, async (transaction) => {
        await writeHere(transaction, this.server, game, players);
        await noteChat(transaction, game);
      });
    } catch (error) {
      log.warn({ err: error, game }, 'the members of a live table’s chat could not be stored');
    }
  }

  private tell(game: string): void {
    for (const name of game === '' ? this.audience.games : [game]) if (this.audience.of(name).size > 0) this.reading.now(name);
  }

  private async send(game: string): Promise<void> {
    const room = this.rooms.get(game) ?? { lines: new Set(), known: 0, people: '' };
    this.rooms.set(game, room);
    try {
      const [lines, people] = await Promise.all([this.lines(game), this.people(game)]);
      const fresh = lines.filter(({ id }) => id > room.known);
      const removed = removedOf(room.lines, lines);
      const here = eventOf('people', people);
      const isSame = here === room.people;
      this.audience.tell(
        game,
        `${fresh.length > 0 ? eventOf('lines', fresh) : ''}${removed.length > 0 ? eventOf('removed', removed) : ''}${isSame ? '' : here}`,
      );
      room.lines = new Set(lines.map(({ id }) => id));
      room.known = Math.max(room.known, ...room.lines);
      room.people = here;
    } catch (error) {
      this.platform.log.warn({ err: error, game }, 'the chat of a live table could not be read');
    }
  }

  private async beat(): Promise<void> {
    try {
      await keepHere(this.platform.database, this.server);
    } catch (error) {
      this.platform.log.warn({ err: error }, 'the members of live tables’ chats could not be stored');
    }
    // Catches up after a killed server or a lost notification.
    this.tell('');
  }

  /** Ends every stream, at shutdown. */
  async close(): Promise<void> {
    this.audience.close();
    await forgetHere(this.platform.database, this.server).catch(() => undefined);
  }
}

/** Lines that were sent and have been removed since: they're missing among the last ones, although older ones are there. */
function removedOf(sent: ReadonlySet<number>, lines: readonly ChatLine[]): number[] {
  const shown = new Set(lines.map(({ id }) => id));
  const oldest = lines.length < LINES ? 0 : lines[0]!.id;
  return [...sent].filter((id) => id > oldest && !shown.has(id));
}
