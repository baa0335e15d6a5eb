import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { sells } from './selling';

/** The path of a route file, by TanStack Router's naming. */
const pathOf = (file: string) =>
  `/${file
    .replace(/\.tsx$/, '')
    .split('.')
    .map((part) =>
      part.replace(/_$/, '').replace('{$product}', 'perigee').replace('{-$slug}', 'slug').replace(/^\$$/, 'rest').replace('$', 'any-'),
    )
    .filter((part) => part !== 'index')
    .join('/')}`;

/** Pages without an offer: games and their lists, the account, money, help. A new route belongs here or in the rule. */
const plain = [
  '/',
  '/451',
  '/accounts',
  '/any-slug',
  '/blank',
  '/cashbox',
  '/categories',
  '/confirmation',
  '/dashboard',
  '/deposit',
  '/deposit-bonus',
  '/deposit-fast',
  '/email-change',
  '/email-verify',
  '/factor-reset',
  '/favorite-games',
  '/ffc',
  '/game',
  '/games',
  '/install',
  '/last-game',
  '/limits',
  '/live',
  '/login',
  '/menu',
  '/new-password',
  '/notifications',
  '/oops',
  '/personal-info',
  '/phone-change',
  '/play',
  '/pokies',
  '/popup',
  '/producers',
  '/profile',
  '/registration',
  '/remind',
  '/search',
  '/sfu',
  '/sign-in',
  '/sign-up',
  '/slots',
  '/sport',
  '/support',
  '/users',
  '/withdraw',
];

describe('pages that promote play', () => {
  it('are declared for every route of the app [LIMIT-006a]', () => {
    const paths = readdirSync('src/routes')
      .filter((file) => file !== '__root.tsx' && file.endsWith('.tsx'))
      .map(pathOf);
    const unknown = paths.filter((path) => !sells(path) && !plain.includes(`/${path.split('/')[1]}`));
    expect(unknown).toEqual([]);
    expect(plain.filter(sells)).toEqual([]);
    expect(paths.filter(sells).length).toBeGreaterThan(25);
  });

  it('are recognised by the page, also with sub-paths', () => {
    const selling = [
      '/tournaments',
      '/tournaments/weekly',
      '/rocket-mart/money?l=de',
      '/perigee-adventure',
      '/profile/gifts',
      '/promo/spring#top',
      '/games/jackpots?sort=new',
      '/categories/jackpots',
    ];
    expect(selling.filter((path) => !sells(path))).toEqual([]);
    const others = [
      '/',
      '/profile',
      '/profile/limits',
      '/support',
      '/withdraw',
      '/tournaments-rules',
      '/games/all',
      '/games',
      '/responsible-gaming',
      '/profile/payments',
    ];
    expect(others.filter(sells)).toEqual([]);
  });

  it('are recognised with query and hash', () => {
    expect(['/vip?tab=1', '/promotions#top', '/profile/gifts?id=7'].map(sells)).toEqual([true, true, true]);
    expect(sells('/games/table?from=/vip')).toBe(false);
  });
});
