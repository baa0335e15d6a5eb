import { QueryClient } from '@tanstack/react-query';
import { isRedirect } from '@tanstack/react-router';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { fakeResponses } from '#tests/support/fake-responses';
import { windowWith } from '#tests/support/window-with';
import { wireClient } from '../../platform/api/client';
import { session } from '../../platform/session';
import { loadPoints, loadSale, loadShop } from './load-shop';
import { moneyQuery } from './shop-calls';

let asked: string[];

beforeEach(() => {
  asked = [];
  Object.assign(session, { status: 'player', player: { id: 7 } });
  wireClient({ fetch: fakeResponses(() => Response.json({ data: [], sale: null }), asked) });
});

afterEach(() => Object.assign(session, { status: 'unknown', player: null }));

describe('the discounts', () => {
  /** Where the address of the discounts leads; null if it stays. */
  const open = async (ends: string | null) => {
    const queryClient = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
    queryClient.setQueryData(moneyQuery().queryKey, { data: [], sale: ends === null ? null : { ends } });
    try {
      await loadSale(windowWith(queryClient));
      return null;
    } catch (error) {
      if (!isRedirect(error)) throw error;
      return error.options.to;
    }
  };

  it('open for a player while the sale is on, and lead to the shop afterwards and without one [SHOP-007a, SHOP-007c]', async () => {
    expect(await open('01/01/2999')).toBeNull();
    expect([await open('01/01/2001'), await open(null)]).toEqual(['/rocket-mart', '/rocket-mart']);
  });

  it('lead a guest to the shop [SHOP-007b]', async () => {
    Object.assign(session, { status: 'guest', player: null });
    expect(await open('01/01/2999')).toBe('/rocket-mart');
  });
});

describe('the shop', () => {
  const open = async (load: typeof loadShop) => {
    await load(windowWith(new QueryClient()));
    return asked.toSorted();
  };

  it('loads cards, rates and coins together, so that nothing shifts it later', async () => {
    expect(await open(loadShop)).toEqual(['/api/comp_points/rates/freespins', '/api/comp_points/rates/money', '/api/player/comp_points']);
    asked = [];
    wireClient({ fetch: fakeResponses(() => Response.json({ data: [] }), asked) });
    expect(await open(loadPoints)).toEqual(['/api/comp_points/rates/money', '/api/player/comp_points']);
  });
});
