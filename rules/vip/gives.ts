import { vipStatuses, type VipStatusId } from '#contract/fields/vip';
import { isAtLeast } from './levels';

/** A level and all above it: each keeps what the levels below it bring. */
export function levelsFrom(level: VipStatusId): VipStatusId[] {
  return vipStatuses.map(({ id }) => id).filter((id) => isAtLeast(id, level));
}

/** What a loss brings back, in its minor units, rounded down; nothing for a week that was won. */
export function cashbackOf(lostCents: number, percent: number): number {
  return Math.max(0, Math.floor((lostCents * percent) / 100));
}

/** Whether it is the day of the year, in UTC, on which somebody joined in an earlier one; who joined on the 29th of February has the 28th in other years. */
export function isAnniversary(joined: Date, now: Date): boolean {
  const [year, month] = [now.getUTCFullYear(), joined.getUTCMonth()];
  const daysOfMonth = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  return year > joined.getUTCFullYear() && month === now.getUTCMonth() && now.getUTCDate() === Math.min(joined.getUTCDate(), daysOfMonth);
}
