import * as v from 'valibot';
import type { Platform } from '#server/platform';
import { blockedProviders, type ProvidersConfig, providersConfigSchema, type Visitor } from './blocked-providers';

const FRESH_MS = 60_000;
const nothingBlocked: ProvidersConfig = { show_disabled: false, disabled: {} };

/** Which providers a visitor does not see, by the platform's configuration (GAME-007), read once a minute. */
export class Visibility {
  private config: Promise<ProvidersConfig> | null = null;
  private readAt = 0;

  constructor(private readonly platform: Pick<Platform, 'database' | 'clock' | 'log'>) {}

  async blockedFor(visitor: Visitor): Promise<ReadonlySet<string>> {
    const now = this.platform.clock.now().getTime();
    if (!this.config || now - this.readAt >= FRESH_MS) {
      this.readAt = now;
      this.config = this.read();
      this.config.catch(() => (this.config = null));
    }
    return blockedProviders(await this.config, visitor);
  }

  private async read(): Promise<ProvidersConfig> {
    const row = await this.platform.database
      .selectFrom('settings')
      .select('value')
      .where('key', '=', 'providers-config')
      .executeTakeFirst();
    if (!row) return nothingBlocked;
    const config = v.safeParse(providersConfigSchema, row.value);
    if (config.success) return config.output;
    this.platform.log.warn({ key: 'providers-config' }, 'a setting has another shape; no provider is hidden');
    return nothingBlocked;
  }
}
