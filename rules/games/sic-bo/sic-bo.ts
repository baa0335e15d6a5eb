import type { Motif, Palette } from '#contract/fields/game-config';
import type { SicBoConfig, SicBoOutcome } from '#contract/fields/sic-bo';
import type { SpotBet } from '#contract/fields/spot-bet';
import type { Dice } from '../../dice';
import { checkChips } from '../live/chip-bets';
import type { ExactReturn } from '../slot-return';
import { type StakeDecision, tableLimits } from '../stakes';
import { allRolls, backOf, type Roll, type SicBoSpot, sicBoSpots } from './sic-bo-spots';

/** Exact return, variance and hit rate of one spot, over all rolls. */
export function sicBoSpotReturn(spot: SicBoSpot): ExactReturn {
  const backs = allRolls.map((roll) => backOf(spot, roll));
  const mean = backs.reduce((sum, back) => sum + back, 0) / backs.length;
  const square = backs.reduce((sum, back) => sum + back * back, 0) / backs.length;
  return { rtp: mean, variance: square - mean * mean, hitRate: backs.filter((back) => back > 0).length / backs.length };
}

/** The spot with the lowest return. */
export function leastSicBoSpot(): SicBoSpot {
  return [...sicBoSpots.values()].reduce((least, spot) => (sicBoSpotReturn(spot).rtp < sicBoSpotReturn(least).rtp ? spot : least));
}

/** The published figures of a table: those of the spot with the lowest return. */
export const sicBoReturn = (): ExactReturn => sicBoSpotReturn(leastSicBoSpot());

/** The house's table of sic bo. Chips are multiples of 50 coins, so that fractional odds pay whole coins. */
export function generateSicBo(look: { motif: Motif; palette: Palette }): SicBoConfig {
  return {
    kind: 'sic-bo',
    version: 1,
    motif: look.motif,
    palette: look.palette,
    chips: [50, 100, 500, 1_000, 2_500],
    inside_max: 5_000,
    outside_max: 50_000,
    table_max: 100_000,
    rtp: sicBoReturn().rtp,
    volatility: 'medium',
  };
}

/** Validates the bets of a table; `unit` is the currency's coin in minor units. */
export function checkSicBoBets(config: SicBoConfig, bets: readonly SpotBet[], unit: number): StakeDecision {
  const { chips, insideMax, outsideMax, tableMax } = tableLimits(config, unit);
  return checkChips(bets, {
    chip: chips[0] ?? unit,
    tableMax,
    spotMax: (id) => {
      const spot = sicBoSpots.get(id);
      return spot ? (spot.isOutside ? outsideMax : insideMax) : null;
    },
  });
}

/** The return of bets for each roll, stakes included, in minor units. */
export function sicBoReturnsOf(bets: readonly SpotBet[]): number[] {
  return allRolls.map((roll) => paySicBo(bets, roll).win_cents);
}

/** Rolls the dice once and pays the bets. The bets must have passed checkSicBoBets. */
export function playSicBo(bets: readonly SpotBet[], dice: Dice): SicBoOutcome {
  return paySicBo(bets, [dice.int(6) + 1, dice.int(6) + 1, dice.int(6) + 1]);
}

/** Pays bets, in minor units, on a roll. */
export function paySicBo(bets: readonly SpotBet[], roll: Roll): SicBoOutcome {
  const wins = bets.flatMap(({ spot: id, stake_cents }) => {
    const spot = sicBoSpots.get(id);
    const win_cents = spot ? stake_cents * backOf(spot, roll) : 0;
    return win_cents > 0 ? [{ spot: id, stake_cents, win_cents }] : [];
  });
  return {
    kind: 'sic-bo',
    stake_cents: bets.reduce((sum, { stake_cents }) => sum + stake_cents, 0),
    win_cents: wins.reduce((sum, win) => sum + win.win_cents, 0),
    dice: [...roll],
    bets: bets.map(({ spot, stake_cents }) => ({ spot, stake_cents })),
    wins,
  };
}
