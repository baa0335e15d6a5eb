import type { ChoiceConfig, Motif, Palette } from '#contract/fields/game-config';
import { baccaratSides } from '#contract/fields/baccarat';
import { pokerVariants } from '#contract/fields/video-poker';
import { baccaratReturn } from './baccarat/baccarat';
import { basicReturn } from './blackjack/basic-strategy';
import { crashReturn } from './instant/crash-game';
import { diceReturn } from './instant/dice-game';
import { kenoReturn } from './instant/keno-game';
import { minesLast, minesReturn } from './instant/mines-game';
import { plinkoReturn } from './instant/plinko-game';
import { wheelNumbers, wheelReturn } from './live/money-wheel';
import { kenoPays, plinkoTables } from './instant/tables.data';
import type { GameVariant } from './catalogue-choice';
import type { ExactReturn } from './slot-return';
import { paytables } from './video-poker/paytables.data';
import { videoPokerReturn } from './video-poker/video-poker';

/** Stakes in coins: multiples of 50, so that an even number of hundredths of a stake is a whole number of coins. */
const stakes = [50, 100, 200, 500, 1_000, 2_000, 5_000, 10_000];

/** Stakes of one coin of video poker. Every hand pays whole coins. */
const pokerCoins = [5, 10, 20, 50, 100, 200, 500, 1_000];

/** Chips of a live table, in coins. */
const liveChips = [100, 500, 1_000, 2_500, 10_000];

type Look = { motif: Motif; palette: Palette; variant?: GameVariant | undefined };

/** The configuration of a game with a choice; the same for every title of a kind and variant. */
export function generateChoiceGame(kind: ChoiceConfig['kind'], { motif, palette, variant: wanted }: Look): ChoiceConfig {
  const common = { version: 1 as const, motif, palette, stakes, rtp: 0 };
  const variant = pokerVariants.find((one) => one === wanted) ?? 'jacks';
  const config: ChoiceConfig = {
    dice: () => ({ kind: 'dice' as const, ...common, volatility: 'medium' as const, target: 9_800, chance_min: 2, chance_max: 95 }),
    plinko: () => ({ kind: 'plinko' as const, ...common, volatility: 'high' as const, tables: plinkoTables }),
    keno: () => ({ kind: 'keno' as const, ...common, volatility: 'high' as const, numbers: 40, drawn: 10, pays: kenoPays }),
    mines: () => ({ kind: 'mines' as const, ...common, volatility: 'medium' as const, tiles: 25, target: 9_800, highest: 1_000_000 }),
    crash: () => ({
      kind: 'crash' as const,
      ...common,
      stakes: wanted === 'live' ? liveChips : stakes,
      volatility: 'high' as const,
      target: 9_700,
      highest: 100_000,
    }),
    blackjack: () => ({
      kind: 'blackjack' as const,
      ...common,
      volatility: 'low' as const,
      stakes: wanted === 'live' ? liveChips : stakes.slice(1),
      hands_max: 3,
    }),
    baccarat: () => ({
      kind: 'baccarat' as const,
      ...common,
      volatility: 'low' as const,
      stakes: wanted === 'live' ? liveChips : stakes.slice(1),
      pays: { player: 200, banker: 195, tie: 1_000 },
    }),
    'video-poker': () => ({
      kind: 'video-poker' as const,
      ...common,
      volatility: 'medium' as const,
      variant,
      stakes: pokerCoins,
      coins_max: 5,
      pays: paytables[variant].map((pay) => ({ ...pay })),
    }),
    'money-wheel': () => ({ kind: 'money-wheel' as const, ...common, volatility: 'high' as const, stakes: liveChips }),
  }[kind]();
  return { ...config, rtp: Math.min(...returnsOfChoices(config).map(({ rtp }) => rtp)) };
}

const upTo = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, i) => from + i);

/** The cash-out points at which the return of crash is computed; points with the same result are left out. */
const crashSteps = [102, 110, 120, 150, 200, 300, 500, 1_000, 2_000, 5_000, 10_000, 50_000, 100_000];

/** The exact return of each choice of a game; for blackjack, that of basic strategy, with a variance of zero. */
export function returnsOfChoices(config: ChoiceConfig): ExactReturn[] {
  switch (config.kind) {
    case 'dice':
      return upTo(config.chance_min, config.chance_max).map((chance) => diceReturn(config, { game: 'dice', side: 'under', chance }));
    case 'plinko':
      return config.tables.map(({ rows, risk }) => plinkoReturn(config, { game: 'plinko', rows, risk }));
    case 'keno':
      return upTo(1, config.pays.length - 1).map((picks) => kenoReturn(config, picks));
    case 'mines':
      return upTo(1, config.tiles - 1).flatMap((mines) =>
        upTo(1, minesLast(config, mines)).map((opened) => minesReturn(config, mines, opened)),
      );
    case 'crash':
      return crashSteps.map((times) => crashReturn(config, times));
    case 'baccarat':
      return baccaratSides.map((side) => baccaratReturn(config, side));
    case 'video-poker':
      return upTo(1, config.coins_max).map((coins) => videoPokerReturn(config, coins));
    case 'money-wheel':
      return wheelNumbers.map(wheelReturn);
    case 'blackjack':
      return [{ rtp: basicReturn(), variance: 0, hitRate: 0 }];
  }
}

/** The published figures of a game: those of the choice with the lowest return. */
export function choiceReturn(config: ChoiceConfig): ExactReturn {
  return returnsOfChoices(config).reduce((least, one) => (one.rtp < least.rtp ? one : least));
}
