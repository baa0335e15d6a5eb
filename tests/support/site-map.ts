import { readFileSync } from 'node:fs';

/** Example values of the parameters of addresses, by their place in the route tree. */
const examples: Record<string, string> = {
  '/$slug': '/terms-and-conditions',
  '/{$product}-adventure': '/perigee-adventure',
  '/{$product}-vipclub': '/perigee-vipclub',
  '/{$product}-wheel': '/perigee-wheel',
  '/accounts/$id/deposit': '/accounts/EUR/deposit',
  '/action/{-$slug}': '/action',
  '/bonus/$id': '/bonus/91f70000-0000-4000-8000-000000000001',
  '/categories/$slug': '/categories/new',
  '/games/$category': '/games/new',
  '/live/$slug': '/live/roulette',
  '/news/$slug': '/news/open-without-a-network',
  '/lottery/$slug': '/lottery/lucky-orbit',
  '/pokies/$slug': '/pokies/new',
  '/popup/$name': '/popup/search',
  '/profile/games-history/$round': '/profile/games-history/5d0f0000-0000-4000-8000-000000000001',
  '/promo/$slug': '/promo/perihelion-days',
  '/sport/$': '/sport/live/football',
  '/producers/$slug/': '/producers/orbit-house',
  '/producers/$slug/$page': '/producers/orbit-house/1',
  '/users/$': '/users/security',
};

/** Addresses without a permanent example: a tournament and a demo. */
export interface SiteParameters {
  tournament: string;
  demo: string;
}

/** Every address of the app, from its route tree; throws if one has a parameter without an example. */
export function siteMap({ tournament, demo }: SiteParameters): string[] {
  const known = {
    ...examples,
    '/tournaments/$slug': tournament,
    '/play/$producer/$name': demo,
    '/game/$producer/$name': demo.replace('/play/', '/game/').replace(/\?.*/, ''),
    '/sfu/$producer/$name': demo.replace('/play/', '/sfu/'),
  };
  const tree = readFileSync('src/route-tree.gen.ts', 'utf8');
  const listed = /interface FileRoutesByFullPath \{([^}]*(?:\{-?\$\w+\}[^}]*)*)\n\}/.exec(tree)?.[1] ?? '';
  return [...listed.matchAll(/'([^']+)':/g)].map(([, path]) => {
    const address = known[path as keyof typeof known] ?? path!;
    if (address.includes('$')) throw new Error(`${path} has a parameter without an example value in tests/support/site-map.ts.`);
    return address === '/' ? address : address.replace(/\/$/, '');
  });
}
