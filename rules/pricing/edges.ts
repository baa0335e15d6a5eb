import type { RouletteConfig } from '#contract/fields/game-config';
import { HIGHEST_RTP } from '../games/generate-slot';
import { generateRoulette, spotReturn } from '../games/roulette';
import { rouletteSpots } from '../games/roulette-spots';
import type { Edges } from './rewards';

const MILLION = 1_000_000;

/** The smallest house edge of each kind of game, in millionths: the slots with the highest return, the tables' best bets. */
export function smallestEdges(): Edges {
  const table: RouletteConfig = { ...generateRoulette('edges', { motif: 'wheel', palette: 'ember' }), zero_rule: 'half-back' };
  const best = Math.max(...[...rouletteSpots.values()].map((spot) => spotReturn(table, spot).rtp));
  return { slots: Math.round((1 - HIGHEST_RTP) * MILLION), roulette: Math.round((1 - best) * MILLION) };
}
