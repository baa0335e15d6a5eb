import type { GameCard } from '#contract/fields/game';
import type { TileImage } from '../../../ui/tile';

/** Three tiles per row on a phone, five on a tablet, seven on a desktop. A phone's tile is 320 device pixels wide at most, which a larger value would miss. */
const SIZES = '(min-width: 1280px) 170px, (min-width: 720px) 18vw, 27vw';

/** A game's cover in its two widths, or the smallest in a light window; the place is kept at 3:4 whatever has loaded. */
export function coverOf(game: Pick<GameCard, 'preview_image'>, isDataSaving: boolean, sizes: string = SIZES): TileImage {
  const small = game.preview_image;
  if (isDataSaving) return { src: small.replace('-320.', '-160.'), width: 320, height: 427 };
  const large = small.replace('-320.', '-640.');
  return { src: small, srcSet: `${small} 320w, ${large} 640w`, sizes, width: 320, height: 427 };
}
