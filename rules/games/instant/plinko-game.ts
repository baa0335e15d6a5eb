import type { PlinkoChoice, PlinkoConfig, PlinkoOutcome } from '#contract/fields/instant-games';
import type { Dice } from '../../dice';
import type { ExactReturn } from '../slot-return';
import { paidAt } from './times';

/** The payouts of a choice's pockets, from left to right, in hundredths of the stake; null if the game has no such board. */
export function plinkoPays(
  { tables }: Pick<PlinkoConfig, 'tables'>,
  { rows, risk }: Pick<PlinkoChoice, 'rows' | 'risk'>,
): readonly number[] | null {
  return tables.find((table) => table.rows === rows && table.risk === risk)?.pays ?? null;
}

/** Drops one ball: at each pin it goes left or right with equal probability. */
export function playPlinko(config: PlinkoConfig, choice: PlinkoChoice, stake: number, dice: Dice): PlinkoOutcome {
  const path = Array.from({ length: choice.rows }, () => dice.int(2) as 0 | 1);
  const pocket = path.reduce<number>((sum, right) => sum + right, 0);
  const times = plinkoPays(config, choice)?.[pocket] ?? 0;
  return { kind: 'plinko', stake_cents: stake, win_cents: paidAt(stake, times), rows: choice.rows, risk: choice.risk, path, times };
}

/** How many ways lead to each pocket. */
export function waysTo(rows: number): number[] {
  return Array.from({ length: rows }).reduce<number[]>((ways) => [...ways, 0].map((n, i) => n + (ways[i - 1] ?? 0)), [1]);
}

/** Exact return of a choice, over all paths. */
export function plinkoReturn(config: PlinkoConfig, choice: PlinkoChoice): ExactReturn {
  const pays = plinkoPays(config, choice) ?? [];
  const all = 2 ** choice.rows;
  const sum = (of: (pays: number) => number) =>
    waysTo(choice.rows).reduce((total, ways, pocket) => total + (ways * of((pays[pocket] ?? 0) / 100)) / all, 0);
  const rtp = sum((pay) => pay);
  return { rtp, variance: sum((pay) => pay * pay) - rtp * rtp, hitRate: sum((pay) => (pay > 0 ? 1 : 0)) };
}
