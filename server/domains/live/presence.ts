import type { Queries } from '#server/database/connection';
import { forgetWatchers, readWatchersElsewhere, writeWatchers } from './presence-store';

/**
 * Counts the watchers of each live table on all servers: this server's streams, and the others' numbers in the database. This server's
 * number is written whenever it changes and with every heartbeat.
 */
export class LivePresence {
  private readonly server = crypto.randomUUID();
  private readonly written = new Map<string, number>();

  constructor(
    private readonly database: Queries,
    /** The number of a table's watchers on this server. */
    private readonly here: (game: string) => number,
  ) {}

  /** The number of a table's watchers on all servers. */
  async of(game: string): Promise<number> {
    const elsewhere = await readWatchersElsewhere(this.database, this.server, game);
    return elsewhere + this.here(game);
  }

  /** Writes this server's number of watchers of a table. Returns whether it has changed. */
  async write(game: string): Promise<boolean> {
    const watching = this.here(game);
    if (watching === (this.written.get(game) ?? 0)) return false;
    this.written.set(game, watching);
    await writeWatchers(this.database, this.server, [{ game, watching }]);
    return true;
  }

  /** Writes this server's heartbeat. */
  async beat(): Promise<void> {
    const counts = [...this.written].filter(([, watching]) => watching > 0);
    await writeWatchers(
      this.database,
      this.server,
      counts.map(([game, watching]) => ({ game, watching })),
    );
  }

  /** Deletes this server's watchers at shutdown. */
  close(): Promise<void> {
    return forgetWatchers(this.database, this.server);
  }
}
