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

  /** What holds under a name: what operators set, else the default; a value of another shape counts as not set. */
  async get<Name extends StoredName>(name: Name): Promise<StoredOf<Name>> {
    const now = this.stand.clock.now();
    const value = (await this.valuesAt(now.getTime())).get(name);
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

  private valuesAt(now: number): Promise<Map<string, unknown>> {
    if (this.values && now - this.readAt < FRESH_MS) return this.values;
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
