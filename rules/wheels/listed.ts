import type { Lootbox } from '#contract/fields/wheel';

/** A stored box; instants are epoch ms. */
export interface BoxInTime {
  stage: Lootbox['stage'];
  validUntil: number;
  createdAt: number;
}

const DAY_MS = 86_400_000;

/** A box that wasn't opened in time has expired, even if its state hasn't been updated yet. */
export function stageAt({ stage, validUntil }: Pick<BoxInTime, 'stage' | 'validUntil'>, now: number): Lootbox['stage'] {
  return stage === 'issued' && validUntil <= now ? 'expired' : stage;
}

/** Listed unless expired; an opened one only on the day it was created, in UTC (LOOT-002). */
export function isListed(box: BoxInTime, now: number): boolean {
  const stage = stageAt(box, now);
  if (stage === 'expired') return false;
  if (stage === 'issued') return true;
  return Math.floor(box.createdAt / DAY_MS) === Math.floor(now / DAY_MS);
}
