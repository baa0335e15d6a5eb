import type { Transaction } from '#server/database/connection';
import type { Platform } from '#server/platform';
import { defaultOf } from './defaults/index';
import { readValues } from './store';
import { type StoredName, type StoredOf, readStored } from './stored';

const FRESH_MS = 2_000;

type Stand = Pick<Platform, 'database' | 'clock' | 'log'>;

/** The configurations as they hold now; what operators change is heard within two seconds. */
export class Configs {
  private values: Promise<Map<string, unknown>> | null = null;
  private readAt = 0;

  constructor(private readonly stand: Stand) {}

  /**
   * What holds under a name: what operators set, else the default; a value of another shape counts as not set. Inside a
   * transaction, pass it: another connection is refused there.
   */
  async get<Name extends StoredName>(name: Name, transaction?: Transaction): Promise<StoredOf<Name>> {
    const now = this.stand.clock.now();
    const value = (await this.valuesAt(now.getTime(), transaction)).get(name);
    if (value === undefined) return defaultOf(name, now);
    try {
      return readStored(name, value);
    } catch (error) {
      this.stand.log.warn({ name, error: String(error) }, 'a configuration has another shape; its default holds');
      return defaultOf(name, now);
    }
  }

  /** Lets go of what was read, so that a change is heard at once. */
  forget(): void {
    this.values = null;
  }

  private valuesAt(now: number, transaction?: Transaction): Promise<Map<string, unknown>> {
    if (!transaction) this.stand.database.pool.refuseInTransaction();
    if (this.values && now - this.readAt < FRESH_MS) return this.values;
    // What a transaction reads is not shared: it may see what it has not committed.
    if (transaction) return readValues(transaction);
    this.readAt = now;
    const reading = readValues(this.stand.database);
    this.values = reading;
    reading.catch(() => this.values === reading && this.forget());
    return reading;
  }
}

const known = new WeakMap<Stand['database'], Configs>();

/** The configurations of a platform. */
export function configsOf(stand: Stand): Configs {
  const found = known.get(stand.database) ?? new Configs(stand);
  known.set(stand.database, found);
  return found;
}
