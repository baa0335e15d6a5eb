import type { GameBadgeType, GameCategory } from '#contract/fields/game';

const everywhere: readonly GameBadgeType[] = ['top'];
const said: Partial<Record<GameCategory, readonly GameBadgeType[]>> = {
  jackpots: [...everywhere, 'jackpot', 'mystic-jackpots'],
  new: [...everywhere, 'new'],
};

/** Badges that are redundant in a category's list: its own, and the top, with which every list begins. The same array each time. */
export function redundantBadges(category: GameCategory): readonly GameBadgeType[] {
  return said[category] ?? everywhere;
}
