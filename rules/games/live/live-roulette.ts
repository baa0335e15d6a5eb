import type { RouletteConfig } from '#contract/fields/game-config';
import { atRisk } from '../at-risk';
import { checkBets, payRoulette } from '../roulette/roulette';
import { tableLimits } from '../stakes';
import type { LiveRules } from './live-rules';

interface Drawn {
  number: number;
}

/** How long the ball runs, falls and rests before bets are paid. */
const PLAY_MS = 9_000;

/** The rules of a live roulette table: the house's roulette, with one ball for all players. */
export function liveRoulette(config: RouletteConfig): LiveRules<Drawn> {
  return {
    checkBets: (bets, unit) => checkBets(config, bets, unit),
    atRisk: (bets) =>
      atRisk(
        config,
        bets.reduce((sum, { stake_cents }) => sum + stake_cents, 0),
        bets,
      ),
    limits(unit) {
      const { chips, tableMax } = tableLimits(config, unit);
      return { least: chips[0] ?? unit, most: tableMax };
    },
    draw: (dice) => ({ number: config.wheel[dice.int(config.wheel.length)] ?? 0 }),
    playMs: () => PLAY_MS,
    seenOf: ({ number }) => ({ kind: 'roulette', number }),
    resultOf: ({ number }) => String(number),
    markOf: ({ number }) => ({ kind: 'roulette', number }),
    settle: (bets, { number }) => payRoulette(config, bets, number),
  };
}
