import type { ChoiceConfig, GameConfig } from '#contract/fields/game-config';
import { crashReturn } from './instant/crash-game';
import { diceReturn, diceTimes } from './instant/dice-game';
import { kenoChance } from './instant/keno-game';
import { minesLast, minesReturn, minesTimes } from './instant/mines-game';
import { allRolls, type SicBoSpot, sicBoSpots } from './sic-bo/sic-bo-spots';
import { type HighestWin, topAward } from './slots/top-award';

/** A straight bet pays 35 to 1. */
const STRAIGHT_TIMES = 36;
/** Pays of plinko are in hundredths of the stake. */
const HUNDREDTHS = 100;

const highestOf = (wins: readonly HighestWin[]): HighestWin => wins.reduce((highest, one) => (one.times > highest.times ? one : highest));

/** The highest return of a unit on a spot of sic bo, its stake included. */
const highestBack = ({ pays }: SicBoSpot) => 1 + Math.max(...pays);

const upTo = (count: number) => Array.from({ length: count }, (_, i) => i + 1);

/** The average number of rounds for one event of this probability, rounded. */
const oneIn = (chance: number) => Math.round(1 / chance);

/** For games with a choice: the best-paying choice and its frequency. */
function highestChoice(config: Extract<ChoiceConfig, { kind: 'dice' | 'plinko' | 'keno' | 'mines' | 'crash' }>): HighestWin {
  switch (config.kind) {
    case 'dice': {
      const chance = config.chance_min;
      return {
        times: diceTimes(config, chance) / HUNDREDTHS,
        one_in: oneIn(diceReturn(config, { game: 'dice', side: 'under', chance }).hitRate),
      };
    }
    case 'plinko':
      // The two outermost pockets need the same side at each row.
      return highestOf(config.tables.map(({ rows, pays }) => ({ times: Math.max(...pays) / HUNDREDTHS, one_in: 2 ** (rows - 1) })));
    case 'keno':
      return highestOf(
        config.pays.flatMap((pays, picks) =>
          pays.map((times, hits) => ({ times: times / HUNDREDTHS, one_in: times > 0 ? oneIn(kenoChance(config, picks, hits)) : null })),
        ),
      );
    case 'mines':
      return highestOf(
        upTo(config.tiles - 1).map((mines) => {
          const opened = minesLast(config, mines);
          return { times: minesTimes(config, mines, opened) / HUNDREDTHS, one_in: oneIn(minesReturn(config, mines, opened).hitRate) };
        }),
      );
    case 'crash':
      return { times: config.highest / HUNDREDTHS, one_in: oneIn(crashReturn(config, config.highest).hitRate) };
  }
}

/** Whether the highest payout of a bet is also the maximum of a round: one bet a round, and no additional wins. */
export function isMaximumWin(kind: GameConfig['kind']): boolean {
  return ['dice', 'plinko', 'keno', 'mines', 'crash'].includes(kind);
}

/**
 * The highest payout of one bet: a number of roulette, three of a kind of sic bo, the best hand of video poker, the choice of an instant game that pays most,
 * the top award of a slot. Null for games of cards, whose bets have several payouts by how they're played.
 */
export function highestWin(config: GameConfig): HighestWin | null {
  switch (config.kind) {
    case 'slots':
      return topAward(config);
    case 'roulette':
      return { times: STRAIGHT_TIMES, one_in: config.wheel.length };
    case 'sic-bo':
      return { times: Math.max(...[...sicBoSpots.values()].map(highestBack)), one_in: allRolls.length };
    case 'video-poker':
      return { times: Math.max(...config.pays.map(({ all }) => all)), one_in: null };
    case 'dice':
    case 'plinko':
    case 'keno':
    case 'mines':
    case 'crash':
      return highestChoice(config);
    default:
      return null;
  }
}
