import type { GameBadgeType, GameCard } from '#contract/fields/game';

/** The badges that all games of a list have: they distinguish none of them. */
export function sharedBadges([first, ...others]: readonly Pick<GameCard, 'badges'>[]): readonly GameBadgeType[] {
  if (!first || others.length === 0) return [];
  return first.badges.map(({ type }) => type).filter((shared) => others.every(({ badges }) => badges.some(({ type }) => type === shared)));
}
