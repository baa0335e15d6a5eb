import { Unavailable } from '#server/database/unavailable';

interface TurnLimits {
  /** How many run in parallel. */
  atOnce: number;
  /** How many may wait for a turn; further ones are refused. */
  waiting: number;
  /** The longest wait: after that, the client has probably given up. */
  waitMs: number;
}

interface Waiting {
  begin(): void;
}

/**
 * A bounded queue for CPU-bound work. Work that can't start in time is refused before any of it is done, so that an overloaded server
 * finishes what it has begun, instead of starting work that nobody waits for any more.
 */
export class Turns {
  private running = 0;
  private readonly queue = new Set<Waiting>();

  constructor(private readonly limits: TurnLimits) {}

  /** Runs work in its turn. Throws Unavailable. */
  async take<T>(work: () => Promise<T>): Promise<T> {
    if (this.running < this.limits.atOnce) this.running += 1;
    else await this.wait();
    try {
      return await work();
    } finally {
      const [next] = this.queue;
      if (next) next.begin();
      else this.running -= 1;
    }
  }

  private wait(): Promise<void> {
    if (this.queue.size >= this.limits.waiting) throw busy();
    return new Promise<void>((resolve, reject) => {
      const late = setTimeout(() => {
        this.queue.delete(waiting);
        reject(busy());
      }, this.limits.waitMs);
      const waiting = {
        begin: () => {
          clearTimeout(late);
          this.queue.delete(waiting);
          resolve();
        },
      };
      this.queue.add(waiting);
    });
  }
}

const busy = () => new Unavailable('too many passwords wait to be checked');
