import { Unavailable } from '#server/database/unavailable';

interface TurnLimits {
  /** Pieces of work in parallel. */
  atOnce: number;
  /** How many may wait for a turn; further ones are refused. */
  waiting: number;
  /** How long each waits at most: later, nobody may be there for the result. */
  waitMs: number;
}

interface Waiting {
  begin(): void;
}

/**
 * Turns for work that takes a processor for long. What can't have one in time is refused before any of it is done: an overloaded server
 * finishes what it has begun, instead of beginning what nobody waits for any more.
 */
export class Turns {
  private running = 0;
  private readonly queue = new Set<Waiting>();

  constructor(private readonly limits: TurnLimits) {}

  /** Does some work in its turn. Throws Unavailable. */
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
