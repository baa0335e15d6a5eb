import { createMemoryHistory, createRootRoute, createRoute, createRouter } from '@tanstack/react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { observed } from '#tests/support/observed';
import { session } from '../../platform/session';
import { followHash } from './follow-hash';

/** A window at an address, whose hashes are followed until `stop`. */
async function openAt(address: string) {
  const root = createRootRoute();
  const routeTree = root.addChildren(['/', '/vip', '/sign-in', '/remind'].map((path) => createRoute({ getParentRoute: () => root, path })));
  const history = createMemoryHistory({ initialEntries: [address] });
  const router = createRouter({ routeTree, history });
  await router.load();
  const stop = observed(() => followHash(router));
  await pass(0);
  return { where: () => history.location.href, router, stop };
}

const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

beforeEach(() => void vi.useFakeTimers());

afterEach(() => {
  Object.assign(session, { status: 'unknown', player: null });
});

it('the hash of the sign-in opens it for a guest [ROUTE-052a]', async () => {
  session.status = 'guest';
  const { where, stop } = await openAt('/vip#sign-in');
  await pass(10);
  expect(where()).toMatch(/^\/sign-in/);
  stop();
});

it('the hash of the sign-in is only removed for a player, after a second [ROUTE-052b]', async () => {
  session.status = 'player';
  const { where, stop } = await openAt('/vip#sign-in');
  await pass(999);
  expect(where()).toBe('/vip#sign-in');
  await pass(10);
  expect(where()).toBe('/vip');
  stop();
});

it('a hash that isn’t followed any more changes nothing', async () => {
  session.status = 'player';
  const { where, router, stop } = await openAt('/vip#sign-in');
  stop();
  await pass(2_000);
  expect(where()).toBe('/vip#sign-in');
  await Promise.all([router.navigate({ to: '/', hash: 'remind' }), pass(2_000)]);
  expect(where()).toBe('/#remind');
});
