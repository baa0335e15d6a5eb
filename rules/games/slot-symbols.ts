import type { Motif, SlotSymbol, SymbolArt } from '#contract/fields/game-config';
import type { Dice } from '../dice';
import { shuffled } from './seeded-dice';
import type { GridPlan } from './traits';

/** The pictures for a motif, most typical first; the first is the best-paid symbol of most games. */
const artsOf: Record<Motif, readonly SymbolArt[]> = {
  planet: ['planet', 'ringed-planet', 'moon', 'telescope', 'compass', 'star', 'coin'],
  rings: ['ringed-planet', 'gem-round', 'moon', 'compass', 'hourglass', 'star', 'coin'],
  station: ['station', 'dish', 'satellite', 'gauge', 'rocket', 'lantern', 'bolt'],
  launch: ['rocket', 'gauge', 'station', 'bolt', 'planet', 'compass', 'star'],
  comet: ['comet', 'star', 'telescope', 'moon', 'galaxy', 'bolt', 'hourglass'],
  galaxy: ['galaxy', 'star', 'planet', 'comet', 'telescope', 'gem-square', 'hourglass'],
  radar: ['dish', 'gauge', 'satellite', 'compass', 'bolt', 'tower', 'lantern'],
  moon: ['moon', 'lantern', 'star', 'wave', 'telescope', 'hourglass', 'coin'],
  nebula: ['galaxy', 'gem-pear', 'star', 'gem-round', 'comet', 'telescope', 'lantern'],
  crystal: ['gem-pear', 'gem-round', 'gem-square', 'lantern', 'coin', 'hourglass', 'peak'],
  ocean: ['anchor', 'wave', 'compass', 'gem-pear', 'lantern', 'coin', 'hourglass'],
  mountain: ['peak', 'compass', 'gem-square', 'lantern', 'leaf', 'bolt', 'coin'],
  city: ['tower', 'lantern', 'coin', 'gauge', 'compass', 'gem-square', 'star'],
  temple: ['temple', 'coin', 'hourglass', 'lantern', 'gem-round', 'compass', 'leaf'],
  forest: ['leaf', 'moon', 'lantern', 'gem-pear', 'peak', 'wave', 'compass'],
  storm: ['bolt', 'wave', 'gauge', 'anchor', 'tower', 'peak', 'lantern'],
  cards: ['coin', 'gem-square', 'gem-round', 'star', 'hourglass', 'compass', 'lantern'],
  dice: ['gem-square', 'coin', 'star', 'gem-round', 'hourglass', 'compass', 'lantern'],
  wheel: ['compass', 'coin', 'gem-round', 'star', 'gauge', 'hourglass', 'lantern'],
};

const letters: readonly SymbolArt[] = ['letter-a', 'letter-k', 'letter-q', 'letter-j', 'letter-ten', 'letter-nine'];

/** Symbols of a game, best paid first, then the wild, then the scatter if there is one. Pays are set later. */
export function symbolsOf(dice: Dice, motif: Motif, plan: GridPlan, hasScatter: boolean): SlotSymbol[] {
  const isTallWays = plan.evaluation === 'ways' && plan.rows > 3;
  const highCount = plan.reels === 3 ? 3 : 4 + dice.int(2) + (isTallWays ? 1 : 0);
  const lowCount = plan.reels === 3 ? 3 : isTallWays ? 6 : 4 + dice.int(2);
  const [first, ...others] = artsOf[motif];
  const arts = [first as SymbolArt, ...shuffled(dice, others).slice(0, highCount - 1), ...letters.slice(0, lowCount)];
  const pays = Array.from({ length: plan.reels + 1 }, () => 0);
  const symbols: SlotSymbol[] = arts.map((art) => ({ art, role: 'regular', pays: [...pays] }));
  symbols.push({ art: 'wild', role: 'wild', pays: [...pays] });
  if (hasScatter) symbols.push({ art: 'beacon', role: 'scatter', pays: [...pays] });
  return symbols;
}
