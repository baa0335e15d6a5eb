import { createMemoryHistory, createRootRoute, createRoute, createRouter } from '@tanstack/react-router';
import { describe, expect, it } from 'vitest';
import { builtInSites } from '#brands/index';
import { contentSlug, markForeign, ownProduct, unmarkForeign } from './own-product';

const withPath = (url: URL, pathname: string) => Object.assign(new URL(url), { pathname });

/** The route that a path matches; content pages match any other path. */
async function routeAt(path: string, host = 'perigee.localhost') {
  const { productSlug } = builtInSites.at(host).brand;
  const root = createRootRoute();
  const routes = [
    createRoute({ getParentRoute: () => root, path: '/rocketmart-wheel' }),
    createRoute({ getParentRoute: () => root, path: '/{$product}-wheel', params: ownProduct }),
    createRoute({ getParentRoute: () => root, path: '/$slug', params: contentSlug }),
  ];
  const router = createRouter({
    routeTree: root.addChildren(routes),
    history: createMemoryHistory({ initialEntries: [path] }),
    rewrite: {
      input: ({ url }) => withPath(url, markForeign(url.pathname, productSlug)),
      output: ({ url }) => withPath(url, unmarkForeign(url.pathname)),
    },
  });
  await router.load();
  const { routeId, params } = router.state.matches.at(-1)!;
  return [routeId, params, router.history.location.pathname];
}

describe('a product path', () => {
  it('begins with the brand’s slug; with any other word it’s a content page [ROUTE-019b, CONF-004a]', async () => {
    expect(await routeAt('/perigee-wheel')).toEqual(['/{$product}-wheel', { product: 'perigee' }, '/perigee-wheel']);
    expect(await routeAt('/steering-wheel')).toEqual(['/$slug', { slug: 'steering-wheel' }, '/steering-wheel']);
    expect(await routeAt('/about')).toEqual(['/$slug', { slug: 'about' }, '/about']);
    expect(await routeAt('/meridian-wheel')).toEqual(['/$slug', { slug: 'meridian-wheel' }, '/meridian-wheel']);
    expect(await routeAt('/perigee-wheel', 'meridian.localhost')).toEqual(['/$slug', { slug: 'perigee-wheel' }, '/perigee-wheel']);
    expect(await routeAt('/meridian-wheel', 'meridian.localhost')).toEqual([
      '/{$product}-wheel',
      { product: 'meridian' },
      '/meridian-wheel',
    ]);
  });

  it('isn’t the address of the loot-box wheel, which every brand has [ROUTE-019a]', async () => {
    for (const host of ['perigee.localhost', 'meridian.localhost'])
      expect(await routeAt('/rocketmart-wheel', host)).toEqual(['/rocketmart-wheel', {}, '/rocketmart-wheel']);
  });
});
