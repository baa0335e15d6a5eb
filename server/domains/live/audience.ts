import type { ServerResponse } from 'node:http';
import { BEAT_MS } from '#contract/timing';
import { apartFromTransaction } from '#server/database/pool';
import { beat, say, type Stream } from '#server/realtime/line';

/** The maximum number of streams of one kind from one IP address, which players of an office or mobile network may share. */
const STREAMS_OF_A_NETWORK = 1_000;
/** Changes of a table within this time are sent together. */
const GATHER_MS = 300;

const streamTo = (response: ServerResponse, network: string, player: number | null): Stream => ({
  player,
  sessionHash: null,
  network,
  response,
  sequence: 0,
  busy: false,
  again: false,
  taken: 0,
});

/** The text of an event in a stream. */
export const eventOf = (kind: string, payload: unknown): string => `event: ${kind}\ndata: ${JSON.stringify(payload)}\n\n`;

/** The open streams of one kind at this server's live tables. */
export class Audience {
  private readonly byGame = new Map<string, Set<Stream>>();
  private readonly byNetwork = new Map<string, number>();
  private readonly gathering = new Map<string, NodeJS.Timeout>();
  private heart: NodeJS.Timeout | null = null;
  private isClosed = false;

  constructor(
    /** A table has changed, for example somebody has joined or left; called after a short delay. */
    private readonly onChange: (game: string) => Promise<void>,
    /** Called with every heartbeat. */
    private readonly onBeat: () => Promise<void>,
  ) {}

  hasRoom(network: string): boolean {
    return (this.byNetwork.get(network) ?? 0) < STREAMS_OF_A_NETWORK;
  }

  of(game: string): ReadonlySet<Stream> {
    return this.byGame.get(game) ?? new Set();
  }

  /** The tables that have had a stream. */
  get games(): string[] {
    return [...this.byGame.keys()];
  }

  /** Adds a stream of a table; null if its client has left or the server is stopping. */
  join(game: string, response: ServerResponse, network: string, player: number | null = null): Stream | null {
    if (this.isClosed || response.destroyed) {
      response.end();
      return null;
    }
    const stream = streamTo(response, network, player);
    const streams = this.byGame.get(game) ?? new Set();
    this.byGame.set(game, streams.add(stream));
    this.byNetwork.set(network, (this.byNetwork.get(network) ?? 0) + 1);
    response.on('close', () => this.leave(game, stream));
    this.heart ??= apartFromTransaction(() => setInterval(() => this.beat(), BEAT_MS).unref());
    this.note(game);
    return stream;
  }

  private leave(game: string, stream: Stream): void {
    if (!this.byGame.get(game)?.delete(stream)) return;
    const here = (this.byNetwork.get(stream.network) ?? 0) - 1;
    if (here > 0) this.byNetwork.set(stream.network, here);
    else this.byNetwork.delete(stream.network);
    if (!this.isClosed) this.note(game);
  }

  /** A table has changed. */
  note(game: string): void {
    if (this.gathering.has(game)) return;
    const tell = () => {
      this.gathering.delete(game);
      void this.onChange(game);
    };
    this.gathering.set(
      game,
      apartFromTransaction(() => setTimeout(tell, GATHER_MS).unref()),
    );
  }

  /** Sends a text to everybody at a table. */
  tell(game: string, text: string): void {
    for (const stream of this.of(game)) say(stream, text);
  }

  private beat(): void {
    for (const streams of this.byGame.values()) for (const stream of streams) beat(stream);
    void this.onBeat();
  }

  /** Ends every stream, at shutdown. */
  close(): void {
    this.isClosed = true;
    if (this.heart) clearInterval(this.heart);
    for (const timer of this.gathering.values()) clearTimeout(timer);
    for (const streams of this.byGame.values()) for (const { response } of streams) response.end();
  }
}
