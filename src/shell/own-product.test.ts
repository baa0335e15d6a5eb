import { createMemoryHistory, createRootRoute, createRoute, createRouter } from '@tanstack/react-router';
import { afterEach, describe, expect, it } from 'vitest';
import { builtInSites } from '#brands/index';
import { setSite } from '../platform/brand';
import { ownProduct } from './own-product';

afterEach(() => setSite(builtInSites.at('perigee.localhost')));

/** The route of a path, if a content page owns all paths without another route. */
async function routeAt(path: string): Promise<string> {
  const root = createRootRoute();
  const routes = [
    createRoute({ getParentRoute: () => root, path: '/{$product}-wheel', params: ownProduct }),
    createRoute({ getParentRoute: () => root, path: '/$slug' }),
  ];
  const router = createRouter({ routeTree: root.addChildren(routes), history: createMemoryHistory({ initialEntries: [path] }) });
  await router.load();
  return router.state.matches.at(-1)!.routeId;
}

describe('paths with the product’s slug', () => {
  it('begin with the slug of the brand; with any other one they are content pages [ROUTE-019b, CONF-004a]', async () => {
    expect(await Promise.all(['/perigee-wheel', '/meridian-wheel', '/steering-wheel', '/about'].map(routeAt))).toEqual(['/{$product}-wheel', '/$slug', '/$slug', '/$slug']);
    setSite(builtInSites.at('meridian.localhost'));
    expect(await Promise.all(['/perigee-wheel', '/meridian-wheel'].map(routeAt))).toEqual(['/$slug', '/{$product}-wheel']);
  });
});
