import type { Lootbox } from '#contract/fields/wheel';

/** A box as its list is made from it; instants are epoch ms. */
export interface BoxInTime {
  stage: Lootbox['stage'];
  validUntil: number;
  createdAt: number;
}

const DAY_MS = 86_400_000;

/** A box that nobody opened in its time has expired, whether or not that was noted. */
export function stageAt({ stage, validUntil }: Pick<BoxInTime, 'stage' | 'validUntil'>, now: number): Lootbox['stage'] {
  return stage === 'issued' && validUntil <= now ? 'expired' : stage;
}

/** Listed unless expired; one that was opened only on the day it was created, in UTC (LOOT-002). */
export function isListed(box: BoxInTime, now: number): boolean {
  const stage = stageAt(box, now);
  if (stage === 'expired') return false;
  if (stage === 'issued') return true;
  return Math.floor(box.createdAt / DAY_MS) === Math.floor(now / DAY_MS);
}
