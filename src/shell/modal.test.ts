// @vitest-environment happy-dom
import { createMemoryHistory, createRootRoute, createRoute, createRouter } from '@tanstack/react-router';
import { describe, expect, it } from 'vitest';
import { cashboxSearchSchema, textsOf } from './modal';

/** What the deposit's dialog is handed for the query of its address. */
async function askedOf(query: string): Promise<Record<string, string>> {
  const root = createRootRoute();
  let asked: Record<string, string> = {};
  const deposit = createRoute({
    getParentRoute: () => root,
    path: '/deposit',
    validateSearch: cashboxSearchSchema,
    beforeLoad: ({ search }) => {
      asked = textsOf(search);
    },
  });
  const history = createMemoryHistory({ initialEntries: [`/deposit${query}`] });
  await createRouter({ routeTree: root.addChildren([deposit]), history }).load();
  return asked;
}

describe('the query of a deposit', () => {
  it('hands amount, promo code and dashboard to the dialog, and other values through [ROUTE-010]', async () => {
    expect(await askedOf('?amountProp=50&autoApplyPromocode=true&fromDashboard=true&campaign=spring')).toEqual({
      amountProp: '50',
      autoApplyPromocode: 'true',
      fromDashboard: 'true',
      campaign: 'spring',
    });
  });

  it('takes a bad amount for none, and nothing but true for a promo code [ROUTE-010]', async () => {
    expect(await askedOf('')).toEqual({});
    expect(await askedOf('?amountProp=lots&autoApplyPromocode=1')).toMatchObject({ amountProp: '0', autoApplyPromocode: 'false' });
    expect(await askedOf('?amountProp=-5&autoApplyPromocode=yes')).toMatchObject({ amountProp: '0', autoApplyPromocode: 'false' });
  });
});
