import type { SymbolArt } from '#contract/fields/game-config';
import { type Brush, brushOn } from './brush';
import { type Colours, metal } from './colours';
import * as craft from './craft';
import * as earth from './earth';
import * as gems from './gems';
import { beacon, letter, wild } from './marks';
import * as sky from './sky';

type Drawing = (brush: Brush, colours: Colours) => void;

/** Every picture of a reel. */
const drawings: Record<SymbolArt, Drawing> = {
  'letter-a': letter('A', ({ aLight, a }) => [aLight, a]),
  'letter-k': letter('K', ({ b, bDark }) => [b, bDark]),
  'letter-q': letter('Q', ({ c, cDark }) => [c, cDark]),
  'letter-j': letter('J', ({ a, aDark }) => [a, aDark]),
  'letter-ten': letter('10', () => [metal.light, metal.dark]),
  'letter-nine': letter('9', () => [metal.mid, metal.deep]),
  planet: sky.planet,
  'ringed-planet': sky.ringedPlanet,
  moon: sky.moon,
  star: sky.star,
  comet: sky.comet,
  galaxy: sky.galaxy,
  rocket: craft.rocket,
  satellite: craft.satellite,
  station: craft.station,
  dish: craft.dish,
  gauge: craft.gauge,
  compass: craft.compass,
  telescope: craft.telescope,
  hourglass: craft.hourglass,
  'gem-round': gems.gemRound,
  'gem-pear': gems.gemPear,
  'gem-square': gems.gemSquare,
  leaf: earth.leaf,
  wave: earth.wave,
  peak: earth.peak,
  tower: earth.tower,
  temple: earth.temple,
  bolt: earth.bolt,
  anchor: earth.anchor,
  lantern: earth.lantern,
  coin: earth.coin,
  wild,
  beacon,
};

/** Draws a symbol into a square around a point, in the canvas's own units. */
export function drawSymbol(context: CanvasRenderingContext2D, art: SymbolArt, x: number, y: number, size: number, colours: Colours): void {
  context.save();
  context.translate(x, y);
  context.scale(size / 100, size / 100);
  drawings[art](brushOn(context), colours);
  context.restore();
}
