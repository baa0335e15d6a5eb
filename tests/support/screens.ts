/** A screen: the name of its screenshot, its path without locale, and its audience. */
export interface Screen {
  name: string;
  path: string;
  who?: 'player';
}

/** The screens that `npm run screens` takes pictures of. */
export const screens: readonly Screen[] = [
  { name: 'lobby', path: '/' },
  { name: 'slots', path: '/pokies' },
  { name: 'slots-all', path: '/pokies/all' },
  { name: 'live', path: '/live' },
  { name: 'category', path: '/categories/new' },
  { name: 'sign-in', path: '/sign-in' },
  { name: 'sign-up', path: '/sign-up' },
  { name: 'remind', path: '/remind' },
  { name: 'tournaments', path: '/tournaments' },
  { name: 'tournaments-all', path: '/tournaments/all' },
  { name: 'lotteries', path: '/tournaments/lotteries' },
  { name: 'promotions', path: '/promotions' },
  { name: 'promo', path: '/promo/ticket-rush' },
  { name: 'arena', path: '/arena' },
  { name: 'achievements', path: '/achievements' },
  { name: 'not-found', path: '/no-such-page' },
  { name: 'error', path: '/oops' },
  { name: 'lobby-player', path: '/', who: 'player' },
  { name: 'favourites', path: '/favorite-games', who: 'player' },
  { name: 'deposit', path: '/deposit', who: 'player' },
  { name: 'cashbox', path: '/cashbox', who: 'player' },
  { name: 'profile', path: '/profile', who: 'player' },
  { name: 'profile-security', path: '/profile/security', who: 'player' },
  { name: 'profile-limits', path: '/profile/limits', who: 'player' },
  { name: 'personal-info', path: '/personal-info', who: 'player' },
  { name: 'limits', path: '/limits', who: 'player' },
  { name: 'vip', path: '/vip', who: 'player' },
  { name: 'quests', path: '/action', who: 'player' },
  { name: 'quest', path: '/action/grand-tour', who: 'player' },
  { name: 'tournament', path: '/tournaments/1', who: 'player' },
  { name: 'lottery', path: '/lottery/lucky-orbit', who: 'player' },
];

export const screenLocales = ['en', 'de'] as const;

export const screenSizes = [
  { width: 360, height: 740, isPhone: true },
  { width: 1440, height: 900, isPhone: false },
] as const;

/** A screen's path in a locale; the default locale has no prefix. */
export function localizedPath(path: string, locale: string): string {
  return locale === 'en' ? path : `/${locale}${path === '/' ? '' : path}`;
}
