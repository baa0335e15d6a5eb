import type { MinesChoice, MinesConfig, MinesOutcome } from '#contract/fields/instant-games';
import type { Dice } from '../../dice';
import { shuffled } from '../seeded-dice';
import type { ExactReturn } from '../slot-return';
import type { SteppedRound, SteppedRules } from '../stepped-round';
import { choose } from './keno-game';
import { evenTimes, paidAt } from './times';

type Round = SteppedRound<MinesChoice>;

/** The payout of a number of safe tiles, in hundredths: the target return divided by the probability of opening them. */
export function minesTimes({ tiles, target }: Pick<MinesConfig, 'tiles' | 'target'>, mines: number, opened: number): number {
  return evenTimes((target * choose(tiles, opened)) / choose(tiles - mines, opened) / 100);
}

/** How many tiles may be opened: all safe ones, or fewer if more would pay above the maximum. */
export function minesLast(config: Pick<MinesConfig, 'tiles' | 'target' | 'highest'>, mines: number): number {
  const safe = config.tiles - mines;
  const tooMany = Array.from({ length: safe }, (_, i) => i + 1).find((opened) => minesTimes(config, mines, opened) > config.highest);
  return tooMany === undefined ? safe : tooMany - 1;
}

/** Whether a number of mines leaves at least one safe tile. */
export function isMinesChoice({ tiles }: MinesConfig, { mines }: MinesChoice): boolean {
  return mines >= 1 && mines < tiles;
}

/** Hides the mines. */
export function hideMines({ tiles }: MinesConfig, { mines }: MinesChoice, dice: Dice): number[] {
  return shuffled(
    dice,
    Array.from({ length: tiles }, (_, i) => i),
  )
    .slice(0, mines)
    .sort((one, other) => one - other);
}

interface Standing {
  opened: number[];
  isLost: boolean;
  isCashed: boolean;
  /** Safe tiles that may still be opened. */
  safeLeft: number;
}

function standingOf(config: MinesConfig, { acts, secret }: Round): Standing {
  const opened = acts.flatMap((act) => (act.kind === 'open' ? [act.tile] : []));
  const isLost = opened.some((tile) => secret.includes(tile));
  return {
    opened,
    isLost,
    isCashed: acts.some(({ kind }) => kind === 'cash-out'),
    safeLeft: minesLast(config, secret.length) - opened.length + (isLost ? 1 : 0),
  };
}

/** The rules of a round of mines. An abandoned round is cashed out; if no tile was opened, the stake is returned. */
export function minesRules(config: MinesConfig): SteppedRules<MinesChoice> {
  // A round from before the maximum payout existed may have opened more tiles than are allowed now.
  const over = ({ isLost, isCashed, safeLeft }: Standing) => isLost || isCashed || safeLeft <= 0;
  const paid = (round: Round, { opened, isLost }: Standing) =>
    isLost ? 0 : paidAt(round.base_cents, opened.length === 0 ? 100 : minesTimes(config, round.secret.length, opened.length));
  return {
    outcomeOf(round): MinesOutcome {
      const standing = standingOf(config, round);
      const { opened, isLost } = standing;
      const isOver = over(standing);
      const mines = round.secret.length;
      return {
        kind: 'mines',
        stake_cents: round.base_cents,
        win_cents: isOver ? paid(round, standing) : 0,
        acts: round.acts.length,
        is_over: isOver,
        mines,
        opened,
        times: isLost ? 0 : opened.length === 0 ? 100 : minesTimes(config, mines, opened.length),
        next_times: isOver ? null : minesTimes(config, mines, opened.length + 1),
        hidden: isOver ? [...round.secret] : null,
      };
    },
    leftAloneOf: (round) => paid(round, standingOf(config, round)),
    stakeOf(round, act) {
      const standing = standingOf(config, round);
      if (over(standing)) return null;
      if (act.kind === 'cash-out') return standing.opened.length > 0 ? 0 : null;
      return act.kind === 'open' && act.tile < config.tiles && !standing.opened.includes(act.tile) ? 0 : null;
    },
  };
}

/** Exact return of opening a number of tiles and cashing out. */
export function minesReturn(config: MinesConfig, mines: number, opened: number): ExactReturn {
  const hitRate = choose(config.tiles - mines, opened) / choose(config.tiles, opened);
  const pays = minesTimes(config, mines, opened) / 100;
  return { rtp: hitRate * pays, variance: hitRate * pays * pays - (hitRate * pays) ** 2, hitRate };
}
