import type { Volatility } from '#contract/fields/game-config';
import type { SlotMechanic } from '#contract/fields/slot-mechanics';
import type { CatalogueGame } from '#rules/games/catalogue';
import { figures } from './figures.gen';

/** The properties by which a game can be filtered and sorted. */
export interface Facets {
  /** The mechanic of a slot; null for any other game. */
  mechanic: SlotMechanic | null;
  volatility: Volatility;
  /** The exact return, as a share; null for a game that has no figures yet. */
  rtp: number | null;
  /** The lowest stake in coins; null for a game that has no figures yet. */
  least: number | null;
  releasedAt: string;
}

/** A slot of the first engine counts its wins by lines or by ways. */
const plainMechanic = ({ kind, categories }: CatalogueGame): SlotMechanic | null =>
  kind === 'slots' ? (categories.includes('ways') ? 'ways' : 'lines') : null;

/** The facets of a game of the catalogue. */
export function facetsOf(game: CatalogueGame): Facets {
  const [rtp = null, least = null] = figures[game.identifier] ?? [];
  return {
    mechanic: game.mechanic ?? plainMechanic(game),
    volatility: game.volatility,
    rtp,
    least,
    releasedAt: game.released_at,
  };
}
