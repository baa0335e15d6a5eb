import { useRouterState } from '@tanstack/react-router';
import { act } from 'react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { storage } from '#contract/storage';
import { render, type Rendered } from '#tests/support/render';
import { providersQuery } from '../providers/providers-query';
import { NewProvider } from './new-provider';

let shown: Rendered;
const data = [
  { id: 'old', title: 'Old House', games_count: 3 },
  { id: 'ravelin', title: 'Ravelin', games_count: 12, is_new: true },
];
const open = async (change: { pathname?: string; isPlaying?: boolean; isBlocked?: boolean } = {}, providers = data) => {
  shown = await render(<NewProvider pathname="/" isPlaying={false} isBlocked={false} {...change} />, [
    [providersQuery.queryKey, { data: providers }],
  ]);
};
const popup = () => shown.page.querySelector('aside');

beforeEach(() => localStorage.removeItem(storage.local.providersAnnounced));
afterEach(() => shown.unmount());

it('announces a new provider on main once per device, with a link to its games [GAME-011, OVER-001g, CONF-002]', async () => {
  await open();
  expect(popup()?.textContent).toBe('New studio: Ravelin12 new games to explore.View games');
  expect(popup()?.querySelector('a')?.getAttribute('href')).toBe('/producers/ravelin');
  await act(async () => popup()!.querySelector<HTMLElement>('button[aria-label="Close"]')!.click());
  expect(popup()).toBeNull();
  await shown.unmount();
  await open();
  expect(popup()).toBeNull();
});

it.each([{ isPlaying: true }, { isBlocked: true }, { pathname: '/pokies' }])(
  'nothing is announced with %o, but the next time without it [GAME-011]',
  async (change) => {
    await open(change);
    expect(popup()).toBeNull();
    await shown.unmount();
    await open();
    expect(popup()).not.toBeNull();
  },
);

it('an announcement that another page has hidden doesn’t return with main [GAME-011]', async () => {
  function Site() {
    const pathname = useRouterState({ select: ({ location }) => location.pathname });
    return <NewProvider pathname={pathname} isPlaying={false} isBlocked={false} />;
  }
  shown = await render(<Site />, [[providersQuery.queryKey, { data }]]);
  await shown.until(() => expect(popup()).not.toBeNull());
  await shown.go('/pokies');
  expect(popup()).toBeNull();
  await shown.go('/');
  expect(popup()).toBeNull();
});

it('nothing is announced if no provider is new [GAME-011, CONF-002]', async () => {
  await open({}, [data[0]!]);
  expect(popup()).toBeNull();
});
