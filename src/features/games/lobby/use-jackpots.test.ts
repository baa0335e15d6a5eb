import { act, createElement } from 'react';
import { expect, it, vi } from 'vitest';
import type { Jackpot } from '#contract/fields/jackpot';
import { render } from '#tests/support/render';
import { useLiveJackpots, withAmounts } from './use-jackpots';

type Follow = (change: Parameters<typeof withAmounts>[1]) => void;
const following = new Set<Follow>();
const wanted = vi.hoisted(() => ({ isNow: true, begin: () => undefined as void }));
vi.mock('../../../platform/presence/wanted', () => ({
  onWanted: (go: () => void) => {
    wanted.begin = go;
    if (wanted.isNow) go();
    return () => undefined;
  },
}));
vi.mock('../../../platform/realtime', () => ({
  on: (_kind: string, follow: Follow) => {
    following.add(follow);
    return () => following.delete(follow);
  },
}));

const jackpot = (identifier: string): Jackpot => ({
  id: 1,
  identifier,
  state: 'active',
  currency: 'EUR',
  amount_cents: 300,
  levels: [
    { id: 1, identifier: 'nova', name: 'Nova', amount_cents: 200 },
    { id: 2, identifier: 'orbit', name: 'Orbit', amount_cents: 100 },
  ],
});

it('an amount updates the level of its own jackpot, and its sum', () => {
  const moved = withAmounts([jackpot('mystic'), jackpot('other')], {
    jackpots: [{ identifier: 'other', level: 'orbit', currency: 'EUR', amount_cents: 150 }],
  });
  expect(moved.map(({ amount_cents, levels }) => [amount_cents, ...levels.map((level) => level.amount_cents)])).toEqual([
    [300, 200, 100],
    [350, 200, 150],
  ]);
});

const fetched = [jackpot('mystic')];
const Amount = () => useLiveJackpots(fetched)[0]!.amount_cents;

it('the shown amounts follow live events until the page is left [JACK-001b]', async () => {
  const shown = await render(createElement(Amount));
  await shown.until(() => expect(following.size).toBe(1));
  const change = { jackpots: [{ identifier: 'mystic', level: 'nova', currency: 'EUR', amount_cents: 250 }] };
  await act(async () => following.forEach((follow) => follow(change)));
  expect(shown.page.textContent).toBe('350');
  await shown.unmount();
  expect(following.size).toBe(0);
});

it('a page that is left while the live events’ code still loads follows none of them', async () => {
  wanted.isNow = false;
  const shown = await render(createElement(Amount));
  wanted.begin();
  await shown.unmount();
  await vi.dynamicImportSettled();
  expect(following.size).toBe(0);
  wanted.isNow = true;
});
