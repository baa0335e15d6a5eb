import type { Motif, Palette, Volatility } from '#contract/fields/game-config';
import type { MechanicConfig, ReelSymbol, SlotMechanic } from '#contract/fields/slot-mechanics';
import { plans } from './plans';

/** The definition of a library game; its pays and measured figures are in `figures.ts` in the same folder. */
export interface Recipe {
  /** The sequence number of the game. Its ids follow from it, so it never changes. */
  number: number;
  title: string;
  mechanic: SlotMechanic;
  /** The intended volatility, which sets how steeply its pays rise. */
  edge: Volatility;
  motif: Motif;
  palette: Palette;
  /** Drawings of the world, best paid first. */
  symbols: readonly string[];
  /** Drawings of the symbols with a special role that the mechanic needs. */
  wild?: string;
  scatter?: string;
  coin?: string;
  mystery?: string;
  collector?: string;
  /** Overrides of the mechanic's plan. */
  feature?: Partial<MechanicConfig['feature']>;
}

/** The figures that `npm run slots -- tune` writes. */
export interface Figures {
  pays: readonly (readonly number[])[];
  rtp: number;
  hit_rate: number;
  deviation: number;
  volatility: Volatility;
}

const special = ['wild', 'scatter', 'coin', 'mystery', 'collector'] as const;

/** The symbols of a recipe, in the order of its weights: regular ones, then those with a role. */
function symbolsOf(recipe: Recipe, pays: Figures['pays']): ReelSymbol[] {
  const list: Omit<ReelSymbol, 'pays'>[] = recipe.symbols.map((art) => ({ art, role: 'regular' as const }));
  for (const role of special) {
    const art = recipe[role];
    if (art !== undefined) list.push({ art, role });
  }
  return list.map((symbol, s) => ({ ...symbol, pays: [...(pays[s] ?? [])] }));
}

/** The weights of the reels, from those of regular symbols and of each role. */
function weightsOf(recipe: Recipe, reels: number, roleWeight: (role: ReelSymbol['role'], reel: number) => number): number[][] {
  const { regular } = plans[recipe.mechanic];
  const symbols = symbolsOf(recipe, []);
  return Array.from({ length: reels }, (_, reel) =>
    symbols.map(({ role }, s) => (role === 'regular' ? regular(s, reel) : roleWeight(role, reel))),
  );
}

/** The configuration of a recipe with its figures. `world` is the folder's name. */
export function configFrom(recipe: Recipe, world: string, figures: Figures): MechanicConfig {
  const plan = plans[recipe.mechanic];
  const feature = { ...plan.feature, ...recipe.feature };
  return {
    kind: 'slots',
    version: 2,
    mechanic: recipe.mechanic,
    world,
    motif: recipe.motif,
    palette: recipe.palette,
    reels: plan.reels,
    rows: plan.rows,
    base: plan.base,
    symbols: symbolsOf(recipe, figures.pays),
    weights: weightsOf(recipe, plan.reels, plan.roles),
    lines: plan.lines,
    feature: { ...feature, weights: plan.freeRoles ? weightsOf(recipe, plan.reels, plan.freeRoles) : [] },
    rtp: figures.rtp,
    hit_rate: figures.hit_rate,
    deviation: figures.deviation,
    volatility: figures.volatility,
  };
}
