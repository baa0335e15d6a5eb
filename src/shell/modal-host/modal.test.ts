import { isRedirect } from '@tanstack/react-router';
import { afterEach, expect, it } from 'vitest';
import { session } from '../../platform/session';
import { cashboxSearch, isCashboxModal, type ModalName, modalNames, notePage, openModal } from './modal';

afterEach(() => {
  session.status = 'unknown';
  notePage({ pathname: '/', search: {} });
});

/** The navigation with which the router opens a dialog. */
function sentTo(modal: ModalName, path: string, search: object = {}) {
  try {
    return openModal(modal, path, search);
  } catch (error) {
    if (!isRedirect(error)) throw error;
    const { to, search: own, mask } = error.options as { to: string; search: object; mask: { to: string; search: object } };
    return { to, search: own, mask: { to: mask.to, search: mask.search } };
  }
}

it('every dialog for deposits or withdrawals belongs to the cashbox', () => {
  expect(modalNames.filter(isCashboxModal)).toEqual(['cashbox', 'deposit', 'deposit-fast', 'withdraw']);
});

it('a dialog opens over the current page, with its own address and query in the address bar [ROUTE-008a, ROUTE-010c]', () => {
  notePage({ pathname: '/games/table', search: { sort: 'new', modal: 'menu', asked: { a: 1 } } });
  expect(sentTo('deposit', '/deposit', { amountProp: 50, nested: {} })).toEqual({
    to: '/games/table',
    search: { sort: 'new', modal: 'deposit', asked: { amountProp: 50 } },
    mask: { to: '/deposit', search: { amountProp: 50 } },
  });
});

it.each([
  ['/login', 'player', '/'],
  ['/login', 'guest', '/login'],
  ['/sign-up', 'guest', '/'],
  ['/registration', 'guest', '/'],
] as const)('over %s a %s’s dialog opens over %s [ROUTE-009b]', (pathname, status, to) => {
  notePage({ pathname, search: {} });
  session.status = status;
  expect(sentTo('menu', '/menu')).toMatchObject({ to });
});

it('the cashbox accepts any valid amount in its address, also less than a whole unit [ROUTE-010a]', () => {
  const amountOf = (amountProp: unknown) => cashboxSearch({ amountProp }).amountProp;
  expect([50, 0.01, 0, -1, Number.POSITIVE_INFINITY, '5'].map(amountOf)).toEqual([50, 0.01, 0, undefined, undefined, undefined]);
});
