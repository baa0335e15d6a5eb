import type { FastifyInstance } from 'fastify';
import type { Jackpot } from '#contract/fields/jackpot';
import type { Platform } from '#server/platform';
import { jackpotsChange, readJackpots } from './jackpots';

/** Amounts move at most so often for those who watch. */
const EVERY_MS = 2_000;

/** The jackpots as everybody sees them: read once for all, told to open streams when they have moved (JACK-001). */
export class JackpotBoard {
  private shown: Promise<Jackpot[]> | null = null;
  private shownAt = 0;
  private told = '';
  private timer: NodeJS.Timeout | undefined;

  constructor(private readonly platform: Pick<Platform, 'database' | 'clock' | 'streams' | 'log'>) {}

  /** The amounts, two seconds old at most. */
  current(): Promise<Jackpot[]> {
    const now = this.platform.clock.now().getTime();
    if (!this.shown || now - this.shownAt >= EVERY_MS || now < this.shownAt) {
      this.shownAt = now;
      this.shown = readJackpots(this.platform.database);
      this.shown.catch(() => (this.shown = null));
    }
    return this.shown;
  }

  /** Reads the amounts and tells all streams where one has moved. */
  async tell(): Promise<void> {
    if (this.platform.streams.size === 0) return;
    const change = jackpotsChange(await readJackpots(this.platform.database));
    const text = JSON.stringify(change);
    if (text === this.told) return;
    this.told = text;
    this.platform.streams.broadcast('jackpots_changes', change);
  }

  /** Tells while the application runs. */
  runWith(app: FastifyInstance): void {
    const tell = () => {
      this.tell().catch((error: unknown) => this.platform.log.warn({ err: error }, 'jackpots could not be told'));
    };
    app.addHook('onReady', async () => {
      this.timer = setInterval(tell, EVERY_MS).unref();
    });
    app.addHook('onClose', async () => clearInterval(this.timer));
  }
}
