import type { Transaction } from '#server/database/connection';
import type { Platform } from '#server/platform';
import { defaultOf } from './defaults/index';
import { readValues } from './store';
import { type StoredName, type StoredOf, readStored } from './stored';

const FRESH_MS = 2_000;

type Deps = Pick<Platform, 'database' | 'clock' | 'log'>;

/** The current configurations; operators' changes take effect within two seconds. */
export class Configs {
  private values: Promise<Map<string, unknown>> | null = null;
  private readAt = 0;

  constructor(private readonly deps: Deps) {}

  /**
   * The value of a name: the operators' value or the default; a value with another schema counts as not set. Inside a transaction, pass
   * it: another connection is refused there.
   */
  async get<Name extends StoredName>(name: Name, transaction?: Transaction): Promise<StoredOf<Name>> {
    const now = this.deps.clock.now();
    const value = (await this.valuesAt(now.getTime(), transaction)).get(name);
    if (value === undefined) return defaultOf(name, now);
    try {
      return readStored(name, value);
    } catch (error) {
      this.deps.log.warn({ name, error: String(error) }, 'a configuration has an unexpected shape; its default is used');
      return defaultOf(name, now);
    }
  }

  /** Clears the cache, so that a change takes effect immediately. */
  forget(): void {
    this.values = null;
  }

  private valuesAt(now: number, transaction?: Transaction): Promise<Map<string, unknown>> {
    if (!transaction) this.deps.database.pool.refuseInTransaction();
    if (this.values && now - this.readAt < FRESH_MS) return this.values;
    // A transaction's read isn't cached: it may include uncommitted changes.
    if (transaction) return readValues(transaction);
    this.readAt = now;
    const reading = readValues(this.deps.database);
    this.values = reading;
    reading.catch(() => this.values === reading && this.forget());
    return reading;
  }
}

const known = new WeakMap<Deps['database'], Configs>();

/** A platform's configurations. */
export function configsOf(deps: Deps): Configs {
  const found = known.get(deps.database) ?? new Configs(deps);
  known.set(deps.database, found);
  return found;
}
