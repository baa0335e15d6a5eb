import type { Platform } from '#server/platform';
import { type Configs, configsOf } from '../config/configs';
import { blockedProviders, type Visitor } from './blocked-providers';

/** Which providers a visitor does not see, by the platform's configuration (GAME-007). */
export class Visibility {
  private readonly configs: Configs;

  constructor(platform: Pick<Platform, 'database' | 'clock' | 'log'>) {
    this.configs = configsOf(platform);
  }

  async blockedFor(visitor: Visitor): Promise<ReadonlySet<string>> {
    return blockedProviders(await this.configs.get('providers-config'), visitor);
  }
}
