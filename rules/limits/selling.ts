/** The first parts of addresses whose pages offer something to a player: promotions, bonuses, rewards, competitions, the club. */
const sellingPlaces: ReadonlySet<string> = new Set([
  'achievements',
  'action',
  'aquanova-odyssey',
  'arena',
  'bonus',
  'exchange-comp-points',
  'leaderboard',
  'lottery',
  'mystic-jackpots',
  'news',
  'promo',
  'promotions',
  'quests',
  'rocket-chance',
  'rocket-mart',
  'rocketmart-wheel',
  'tournaments',
  'vip',
]);

/** Pages of the profile that do the same. */
const sellingOfProfile: ReadonlySet<string> = new Set(['gifts', 'level', 'promo-code', 'promocode']);

/** Kinds of games whose lists sell: a jackpot draws to play with what it holds. */
const sellingLists: ReadonlySet<string> = new Set(['jackpots']);

/** The names of a brand's own pages end like this: its wheel, its calendar, its club. */
const sellingEnds = /-(?:wheel|adventure|vipclub)$/;

/**
 * Whether the page at a path (without its locale) offers something that a player on a break isn't offered (LIMIT-006). It's the one
 * list that pages, menus, shortcuts and notices go by.
 */
export function sells(path: string): boolean {
  const [first = '', second = ''] = path.split(/[?#]/)[0]!.split('/').filter(Boolean);
  if (first === 'games' || first === 'categories') return sellingLists.has(second);
  return sellingPlaces.has(first) || sellingEnds.test(first) || (first === 'profile' && sellingOfProfile.has(second));
}
