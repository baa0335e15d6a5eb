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

/** Pages of the profile with such offers. */
const sellingOfProfile: ReadonlySet<string> = new Set(['gifts', 'level', 'promo-code', 'promocode']);

/** Lists of games that promote play: a jackpot's amount does. */
const sellingLists: ReadonlySet<string> = new Set(['jackpots']);

/** The suffixes of a brand's own pages: its wheel, its calendar, its club. */
const sellingEnds = /-(?:wheel|adventure|vipclub)$/;

/**
 * Whether the page at a path (without its locale) promotes play, so that a player on a break isn't offered it (LIMIT-006). The only
 * list that pages, menus, shortcuts and notices use.
 */
export function sells(path: string): boolean {
  const [first = '', second = ''] = path.split(/[?#]/)[0]!.split('/').filter(Boolean);
  if (first === 'games' || first === 'categories') return sellingLists.has(second);
  return sellingPlaces.has(first) || sellingEnds.test(first) || (first === 'profile' && sellingOfProfile.has(second));
}
