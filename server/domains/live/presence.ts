import type { Queries } from '#server/database/connection';
import { forgetWatchers, readWatchersElsewhere, writeWatchers } from './presence-store';

/**
 * How many watch each live table, on all servers: this one's streams, and what the others have written to the database. What this one
 * has is written whenever it changes and with every heartbeat.
 */
export class LivePresence {
  private readonly server = crypto.randomUUID();
  private readonly written = new Map<string, number>();

  constructor(
    private readonly database: Queries,
    /** How many watch a table here. */
    private readonly here: (game: string) => number,
  ) {}

  /** How many watch a table, wherever. */
  async of(game: string): Promise<number> {
    const elsewhere = await readWatchersElsewhere(this.database, this.server, game);
    return elsewhere + this.here(game);
  }

  /** Writes what this server has of a table. Returns whether that differs from what was written before. */
  async write(game: string): Promise<boolean> {
    const watching = this.here(game);
    if (watching === (this.written.get(game) ?? 0)) return false;
    this.written.set(game, watching);
    await writeWatchers(this.database, this.server, [{ game, watching }]);
    return true;
  }

  /** Tells the other servers that this one lives. */
  async beat(): Promise<void> {
    const counts = [...this.written].filter(([, watching]) => watching > 0);
    await writeWatchers(
      this.database,
      this.server,
      counts.map(([game, watching]) => ({ game, watching })),
    );
  }

  /** This server stops: nobody watches here any more. */
  close(): Promise<void> {
    return forgetWatchers(this.database, this.server);
  }
}
