import type { Platform } from '#server/platform';
import { liveGames } from './live-games';
import { turnTable } from './turn';

/** The maximum interval between checks of a table, since another server may have changed it. */
const POLL_MS = 1_000;
/** An allowance, because a phase ends by the database's clock, which may be slightly behind this timer. */
const LATE_MS = 5;

/** Advances every live table from phase to phase. Each server has a driver; the database decides which one advances a table. */
export class LiveDriver {
  private timer: NodeJS.Timeout | null = null;
  private turning: Promise<void> = Promise.resolve();
  private isStopped = false;

  constructor(private readonly platform: Pick<Platform, 'database' | 'clock' | 'log'>) {}

  start(): void {
    this.turnIn(0);
  }

  private turnIn(milliseconds: number): void {
    this.timer = setTimeout(() => {
      this.turning = this.turnAll();
    }, milliseconds).unref();
  }

  /** Advances the tables that are due and sets the timer for the next end of a phase. */
  private async turnAll(): Promise<void> {
    let soonest = POLL_MS;
    for (const table of await liveGames()) {
      if (this.isStopped) return;
      try {
        soonest = Math.min(soonest, (await turnTable(this.platform, table)) + LATE_MS);
      } catch (error) {
        // The phase hasn't changed; it's advanced once the database is back.
        this.platform.log.warn({ err: error, game: table.game.identifier }, 'a live table could not be advanced');
      }
    }
    if (!this.isStopped) this.turnIn(soonest);
  }

  /** Stops; resolves when the current run has ended. */
  async stop(): Promise<void> {
    this.isStopped = true;
    if (this.timer) clearTimeout(this.timer);
    await this.turning;
  }
}
