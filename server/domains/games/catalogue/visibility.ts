import type { FastifyRequest } from 'fastify';
import { licenceOf, type Licence } from '#rules/account/restrictions';
import type { GameDevice } from '#contract/fields/game';
import type { Platform } from '#server/platform';
import { type Configs, configsOf } from '../../config/configs';
import { blockedProviders, providersNotOn, type Visitor } from '#rules/games/blocked-providers';
import { returnsEnough } from '#rules/games/return-floor';
import { gamesCatalogue } from './games-catalogue';

/** A visitor of games, with the licence of the host. */
interface Viewer extends Visitor {
  licence: Licence;
}

/** The games that return less than a licence allows, by licence; the catalogue never changes. */
const below = new Map<Licence, readonly string[]>();

function gamesBelowFloor(licence: Licence): readonly string[] {
  const known = below.get(licence);
  if (known) return known;
  const found = gamesCatalogue()
    .index.all.filter(({ facets }) => !returnsEnough(facets.rtp, licence))
    .map(({ game }) => game.identifier);
  below.set(licence, found);
  return found;
}

/** Determines the providers and games hidden from a visitor, by the configuration and by the licence (GAME-003, GAME-007). */
export class Visibility {
  private readonly configs: Configs;

  constructor(platform: Pick<Platform, 'database' | 'clock' | 'log'>) {
    this.configs = configsOf(platform);
  }

  /** Providers hidden for the country and those whose games don't support the list's device; games that return less than the licence allows. */
  async blockedFor(visitor: Viewer, device?: GameDevice): Promise<ReadonlySet<string>> {
    const config = await this.configs.get('providers-config');
    return new Set([...blockedProviders(config, visitor), ...providersNotOn(config, device), ...gamesBelowFloor(visitor.licence)]);
  }

  /**
   * The providers and games hidden from a caller. Search engines have no session, so a signed-in caller counts as a player for any
   * user agent.
   */
  blockedOf({ country, request }: { country: string | null; request: FastifyRequest }, device?: GameDevice): Promise<ReadonlySet<string>> {
    const { session, site } = request.caller;
    const licence = licenceOf(site.licence, country);
    return this.blockedFor({ country, userAgent: session ? null : (request.headers['user-agent'] ?? ''), licence }, device);
  }
}
