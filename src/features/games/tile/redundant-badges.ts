import type { GameBadgeType, GameCategory } from '#contract/fields/game';

const said: Partial<Record<GameCategory, readonly GameBadgeType[]>> = { jackpots: ['jackpot', 'mystic-jackpots'], new: ['new'] };

/** Badges that are redundant in a category's list: its own, and the top, with which every list begins. */
export function redundantBadges(category: GameCategory): readonly GameBadgeType[] {
  return ['top', ...(said[category] ?? [])];
}
