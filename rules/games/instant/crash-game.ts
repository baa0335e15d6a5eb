import type { CrashChoice, CrashConfig, CrashOutcome } from '#contract/fields/instant-games';
import type { Dice } from '../../dice';
import type { ExactReturn } from '../slot-return';
import type { SteppedRound, SteppedRules } from '../stepped-round';
import { evenTimes, paidAt } from './times';

type Round = SteppedRound<CrashChoice>;

/** The number of equally likely ends. */
const DRAWS = 100_000_000;
/** Milliseconds in which the curve grows by the factor e. */
const GROWTH_MS = 8_000;

/** The multiplier after so long, in hundredths. */
export function crashTimesAt(elapsed: number): number {
  return evenTimes(100 * Math.exp(Math.max(0, elapsed) / GROWTH_MS));
}

/** When the curve reaches a multiplier in hundredths, in milliseconds. */
export function crashReaches(times: number): number {
  return Math.ceil(GROWTH_MS * Math.log(times / 100));
}

/** Whether a round may be cashed out automatically at this point. */
export function isCrashChoice({ highest }: CrashConfig, { auto }: CrashChoice): boolean {
  return auto >= 102 && auto <= highest && auto % 2 === 0;
}

/** Draws where the curve ends, in hundredths; 100 is an end at the start. */
export function drawEnd({ target, highest }: CrashConfig, dice: Dice): number {
  const drawn = dice.int(DRAWS) + 1;
  return Math.max(100, Math.min(highest, evenTimes(((target / 100) * DRAWS) / drawn)));
}

/** Where the player cashed out, if before the end: the multiplier at the arrival of the act. */
function cashedAt({ acts, choice, secret: [end = 100] }: Round, elapsed: number): number | null {
  const act = acts.find(({ kind }) => kind === 'cash-out');
  const own = act ? crashTimesAt(act.at_ms) : null;
  if (own !== null) return own;
  return choice.auto <= end && elapsed >= crashReaches(choice.auto) ? choice.auto : null;
}

/** The rules of a round of crash. Without acts, it is cashed out automatically at the player's chosen point. */
export const crashRules: SteppedRules<CrashChoice> = {
  outcomeOf(round, elapsed): CrashOutcome {
    const [end = 100] = round.secret;
    const cashed = cashedAt(round, elapsed);
    const hasEnded = elapsed >= crashReaches(end);
    const isOver = cashed !== null || hasEnded;
    return {
      kind: 'crash',
      stake_cents: round.base_cents,
      win_cents: cashed === null ? 0 : paidAt(round.base_cents, cashed),
      acts: round.acts.length,
      is_over: isOver,
      auto: round.choice.auto,
      elapsed_ms: Math.max(0, Math.round(elapsed)),
      cashed,
      ended: isOver ? end : null,
    };
  },
  leftAloneOf(round) {
    const cashed = cashedAt(round, Number.POSITIVE_INFINITY);
    return cashed === null ? 0 : paidAt(round.base_cents, cashed);
  },
  stakeOf(round, act, elapsed) {
    const [end = 100] = round.secret;
    const isRunning = cashedAt(round, elapsed) === null && elapsed < crashReaches(end);
    return act.kind === 'cash-out' && isRunning ? 0 : null;
  },
};

/** Exact return of cashing out at a multiplier in hundredths, by hand or automatically, over all possible ends. */
export function crashReturn({ target }: CrashConfig, times: number): ExactReturn {
  const hitRate = Math.min(1, Math.floor(((target / 100) * DRAWS) / times) / DRAWS);
  const pays = times / 100;
  return { rtp: hitRate * pays, variance: hitRate * pays * pays - (hitRate * pays) ** 2, hitRate };
}
