import type { CrashConfig } from '#contract/fields/instant-games';
import type { LiveAct, LiveBet } from '#contract/fields/live';
import { crashReturn } from '../instant/crash-game';
import { checkChips } from './chip-bets';
import { drawLaunch, launchAt, type LaunchBet, launchMs, settleLaunch } from './launch';
import { liveOutcome } from './live-outcome';
import type { LiveRules } from './live-rules';

interface Drawn {
  /** Where the burn ends, in hundredths; 100 is an end at the start. */
  end: number;
}

/** The spot for cashing out by hand. */
export const BY_HAND = 'by-hand';

/** The points of automatic cash-outs, in hundredths, with their maximum bets, in coins. */
const autos: readonly { times: number; most: number }[] = [
  { times: 120, most: 50_000 },
  { times: 150, most: 50_000 },
  { times: 200, most: 50_000 },
  { times: 300, most: 20_000 },
  { times: 500, most: 20_000 },
  { times: 1_000, most: 10_000 },
  { times: 5_000, most: 2_000 },
];
const BY_HAND_MOST = 20_000;
const TABLE_MOST = 100_000;

/** A bet that returns its stake in more than two thirds of the launches risks nothing (GIFT-008). */
const SURE_SHARE = 2 / 3;

/** The spots of a launch, in the order of the board. */
export const launchSpots: readonly string[] = [BY_HAND, ...autos.map(({ times }) => `auto-${times}`)];

/** The automatic cash-out of a spot, in hundredths: null for the manual spot, undefined for a nonexistent one. */
export function autoOf(spot: string): number | null | undefined {
  if (spot === BY_HAND) return null;
  return autos.find(({ times }) => spot === `auto-${times}`)?.times;
}

function mostOn(spot: string): number | null {
  if (spot === BY_HAND) return BY_HAND_MOST;
  return autos.find(({ times }) => spot === `auto-${times}`)?.most ?? null;
}

/** The settlement of each bet: a manual bet that's never cashed out is paid if the burn reaches the maximum. */
const launchBets = (config: CrashConfig, bets: readonly LiveBet[]): LaunchBet[] =>
  bets.map(({ spot, stake_cents }) => ({ stake_cents, auto: autoOf(spot) ?? config.highest }));

const cashOuts = (bets: readonly LiveBet[], acts: readonly LiveAct[]) =>
  acts.flatMap(({ kind, spot, at_ms }) => {
    const bet = bets.findIndex((one) => one.spot === spot);
    return kind === 'cash-out' && bet >= 0 ? [{ bet, at_ms }] : [];
  });

/** The rules of a live launch: a shared multiplier that rises until the burn ends, and bets that are cashed out before. */
export function liveLaunch(config: CrashConfig): LiveRules<Drawn> {
  const chip = config.stakes[0] ?? 1;
  return {
    isHidden: true,
    checkBets(bets, unit) {
      const spotMax = (spot: string) => {
        const most = mostOn(spot);
        return most === null ? null : most * unit;
      };
      return checkChips(bets, { chip: chip * unit, tableMax: TABLE_MOST * unit, spotMax });
    },
    atRisk: (bets) =>
      bets.reduce((sum, { spot, stake_cents }) => {
        const auto = autoOf(spot) ?? null;
        const isSure = auto !== null && crashReturn(config, auto).hitRate > SURE_SHARE;
        return isSure ? sum : sum + stake_cents;
      }, 0),
    limits: (unit) => ({ least: chip * unit, most: TABLE_MOST * unit }),
    draw: (dice) => ({ end: drawLaunch(dice) }),
    playMs: ({ end }) => launchMs(end),
    seenOf({ end }, elapsed) {
      const { hasEnded } = launchAt(end, elapsed);
      return { kind: 'launch', elapsed_ms: Math.max(0, Math.round(Math.min(elapsed, launchMs(end)))), ended: hasEnded ? end : null };
    },
    resultOf: ({ end }) => (end / 100).toFixed(2),
    markOf: ({ end }) => ({ kind: 'launch', ended: end }),
    settle(bets, { end }, acts) {
      const settled = settleLaunch(end, launchBets(config, bets), cashOuts(bets, acts));
      const seen = { kind: 'launch' as const, elapsed_ms: launchMs(end), ended: end };
      return liveOutcome(bets, seen, (bet) => settled[bets.indexOf(bet)]?.win_cents ?? 0);
    },
  };
}
