import type { FastifyRequest } from 'fastify';
import type { GameDevice } from '#contract/fields/game';
import type { Platform } from '#server/platform';
import { type Configs, configsOf } from '../../config/configs';
import { blockedProviders, providersNotOn, type Visitor } from '#rules/games/blocked-providers';

/** Which providers are hidden from a visitor, by the configuration (GAME-003, GAME-007). */
export class Visibility {
  private readonly configs: Configs;

  constructor(platform: Pick<Platform, 'database' | 'clock' | 'log'>) {
    this.configs = configsOf(platform);
  }

  /** Those hidden for the country, and those whose games don't support the list's device. */
  async blockedFor(visitor: Visitor, device?: GameDevice): Promise<ReadonlySet<string>> {
    const config = await this.configs.get('providers-config');
    return new Set([...blockedProviders(config, visitor), ...providersNotOn(config, device)]);
  }

  /**
   * The providers hidden from a caller. A search engine has no session: whoever is signed in counts as a player, whatever the user agent
   * says.
   */
  blockedOf({ country, request }: { country: string | null; request: FastifyRequest }, device?: GameDevice): Promise<ReadonlySet<string>> {
    return this.blockedFor({ country, userAgent: request.caller.session ? null : (request.headers['user-agent'] ?? '') }, device);
  }
}
