import type { GameCategory } from '#contract/fields/game';

/** Categories whose title doesn't explain which games they contain; their pages show the text `games.category.about.…`. */
const explained = ['jackpots', 'low-volatility', 'prerelease', 'animated', 'drop-wins'] as const satisfies readonly GameCategory[];

/** The key of the text that explains a category; null if its title is enough. */
export function aboutCategory(category: GameCategory): `games.category.about.${(typeof explained)[number]}` | null {
  const found = explained.find((one) => one === category);
  return found ? `games.category.about.${found}` : null;
}
