import type { FastifyRequest } from 'fastify';
import type { GameDevice } from '#contract/fields/game';
import type { Platform } from '#server/platform';
import { type Configs, configsOf } from '../../config/configs';
import { blockedProviders, providersNotOn, type Visitor } from '#rules/games/blocked-providers';

/** Which providers a visitor does not see, by the platform's configuration (GAME-003, GAME-007). */
export class Visibility {
  private readonly configs: Configs;

  constructor(platform: Pick<Platform, 'database' | 'clock' | 'log'>) {
    this.configs = configsOf(platform);
  }

  /** Those that the country hides, and those whose games aren't for the device that the list is for. */
  async blockedFor(visitor: Visitor, device?: GameDevice): Promise<ReadonlySet<string>> {
    const config = await this.configs.get('providers-config');
    return new Set([...blockedProviders(config, visitor), ...providersNotOn(config, device)]);
  }

  /** Those that a caller does not see. A search engine has no session: who is signed in counts as a player, whatever the browser calls itself. */
  blockedOf({ country, request }: { country: string | null; request: FastifyRequest }, device?: GameDevice): Promise<ReadonlySet<string>> {
    return this.blockedFor({ country, userAgent: request.caller.session ? null : (request.headers['user-agent'] ?? '') }, device);
  }
}
