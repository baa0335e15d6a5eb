import type { FastifyInstance } from 'fastify';
import type { Jackpot } from '#contract/fields/jackpot';
import type { Platform } from '#server/platform';
import { jackpotsChange, readJackpots } from './jackpots';

/** The minimum interval between updates of shown amounts. */
const EVERY_MS = 2_000;

/** The public jackpots: read once for everybody, sent to open streams when they have changed (JACK-001). */
export class JackpotBoard {
  private shown: Promise<Jackpot[]> | null = null;
  private shownAt = 0;
  private published = '';
  private timer: NodeJS.Timeout | undefined;

  constructor(private readonly platform: Pick<Platform, 'database' | 'clock' | 'streams' | 'log'>) {}

  /** The amounts, at most two seconds old. */
  current(): Promise<Jackpot[]> {
    const now = this.platform.clock.now().getTime();
    if (!this.shown || now - this.shownAt >= EVERY_MS || now < this.shownAt) {
      this.shownAt = now;
      this.shown = readJackpots(this.platform.database);
      this.shown.catch(() => (this.shown = null));
    }
    return this.shown;
  }

  /** Reads the amounts and notifies all streams if one has changed. */
  async publish(): Promise<void> {
    if (this.platform.streams.size === 0) return;
    const change = jackpotsChange(await readJackpots(this.platform.database));
    const text = JSON.stringify(change);
    if (text === this.published) return;
    this.published = text;
    this.platform.streams.broadcast('jackpots_changes', change);
  }

  /** Runs the updates while the application runs. */
  runWith(app: FastifyInstance): void {
    const publish = () => {
      this.publish().catch((error: unknown) => this.platform.log.warn({ err: error }, 'jackpots could not be published'));
    };
    app.addHook('onReady', async () => {
      this.timer = setInterval(publish, EVERY_MS).unref();
    });
    app.addHook('onClose', async () => clearInterval(this.timer));
  }
}
