import { vipStatuses, type VipStatusId } from '#contract/fields/vip';
import { isAtLeast } from './levels';

/** A level and all above it: each includes the benefits of the levels below. */
export function levelsFrom(level: VipStatusId): VipStatusId[] {
  return vipStatuses.map(({ id }) => id).filter((id) => isAtLeast(id, level));
}

/** The cashback for a week's loss, in minor units, rounded down; zero if the week had no loss. */
export function cashbackOf(lostCents: number, percent: number): number {
  return Math.max(0, Math.floor((lostCents * percent) / 100));
}

/** Whether it's the anniversary, in UTC, of joining in an earlier year; the 29th of February counts as the 28th in other years. */
export function isAnniversary(joined: Date, now: Date): boolean {
  const [year, month] = [now.getUTCFullYear(), joined.getUTCMonth()];
  const daysOfMonth = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  return year > joined.getUTCFullYear() && month === now.getUTCMonth() && now.getUTCDate() === Math.min(joined.getUTCDate(), daysOfMonth);
}
