import type { Platform } from '#server/platform';
import { liveGames } from './live-games';
import { turnTable } from './turn';

/** How often a table is looked after at least: another server may have changed it. */
const POLL_MS = 1_000;
/** A phase ends by the database's clock, which may be a moment behind this timer. */
const LATE_MS = 5;

/** Takes every live table from phase to phase. Each server has one; the database decides which of them turns a table. */
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

  /** Turns what's due and sets the timer for the next phase that ends. */
  private async turnAll(): Promise<void> {
    let soonest = POLL_MS;
    for (const table of await liveGames()) {
      if (this.isStopped) return;
      try {
        soonest = Math.min(soonest, (await turnTable(this.platform, table)) + LATE_MS);
      } catch (error) {
        // The phase is as it was: it's turned once the database is back.
        this.platform.log.warn({ err: error, game: table.game.identifier }, 'a live table could not be advanced');
      }
    }
    if (!this.isStopped) this.turnIn(soonest);
  }

  /** Turns no more tables; resolves when the current turn has ended. */
  async stop(): Promise<void> {
    this.isStopped = true;
    if (this.timer) clearTimeout(this.timer);
    await this.turning;
  }
}
