import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { GameChoice } from '#contract/fields/game-filter';
import { fakeResponses } from '#tests/support/fake-responses';
import { render, type Rendered } from '#tests/support/render';
import { wireClient } from '../../../platform/api/client';
import { type GamesOfPlayer, GamesContext } from '../player/games-context';
import { choiceOf } from './choice';
import { FilterBar } from './filter-bar';

let shown: Rendered;
let asked: string[];
afterEach(() => shown?.unmount());
beforeEach(() => {
  asked = [];
});

const facets = {
  mechanic: [{ value: 'hold', count: 4 }],
  volatility: [{ value: 'low', count: 7 }],
  stake: [{ value: '10', count: 2 }],
  provider: [
    { value: 'zephyr', count: 1 },
    { value: 'abalone', count: 2 },
  ],
};
const providers = {
  data: [
    { id: 'abalone', title: 'Young Tide', games_count: 2 },
    { id: 'zephyr', title: 'Argo', games_count: 1 },
  ],
};

async function open(choice: GameChoice, player: { currency: string } | null = null) {
  const respond = (address: string) => Response.json(address.includes('providers') ? providers : { total_count: 11, facets });
  wireClient({ fetch: fakeResponses(respond, asked) });
  const games = { player, favorites: new Set(), toggleFavorite: () => undefined, openMenu: () => undefined } as unknown as GamesOfPlayer;
  shown = await render(
    <GamesContext.Provider value={games}>
      <FilterBar category="slots" choice={choice} />
    </GamesContext.Provider>,
  );
}

const buttons = () => [...document.querySelectorAll('button')];
const press = (name: string) =>
  act(async () =>
    buttons()
      .find((one) => (one.getAttribute('aria-label') ?? one.textContent) === name)!
      .click(),
  );
const active = () => [...document.querySelectorAll('ul[aria-label="Active filters"] button')].map(({ textContent }) => textContent);
const field = (label: string) =>
  [...document.querySelectorAll('select')].find(({ labels }) => labels?.[0]?.textContent?.startsWith(label)) as HTMLSelectElement;
const optionsOf = (label: string) => [...field(label).options].map(({ textContent }) => textContent);

async function openSheet(choice: GameChoice) {
  await open(choice);
  await press('Filter and sort');
  await shown.until(() => expect(buttons().map(({ textContent }) => textContent)).toContain('Show 11 games'));
}

describe('the filters in an address', () => {
  it('leave out what isn’t set and the usual order, so that equal lists are equal', () => {
    expect(choiceOf({ volatility: 'high', sort: 'popular', mechanic: undefined, more: 1 })).toEqual({ volatility: 'high' });
    expect(choiceOf({ sort: 'new', stake: 20, return: '96', volatility: 'wild' })).toEqual({ sort: 'new', stake: '20', return: '96' });
  });
});

describe('the filters that are set', () => {
  it('say amounts in the player’s currency, and the return in percent', async () => {
    await open({ stake: '20', return: '96' }, { currency: 'JPY' });
    expect(active()).toEqual(['Return to player (RTP): 96% or more', 'Lowest bet: ¥40 or less']);
    await shown.unmount();
    await open({ stake: '20' });
    expect(active()).toEqual(['Lowest bet: €0.20 or less']);
  });

  it('are removed one by one', async () => {
    await open({ volatility: 'high', mechanic: 'hold', sort: 'title' });
    await press('Remove filter: Volatility: High');
    await shown.until(() => expect(shown.where()).toBe('/?mechanic=hold&sort=title'));
  });
});

describe('the sheet of filters', () => {
  it('requests counts for the current filters, without the order', async () => {
    await openSheet({ volatility: 'high', sort: 'new' });
    expect(asked.filter((address) => address.includes('facets'))).toEqual(['/api/games/facets?category=slots&volatility=high']);
  });

  it('keeps the selected value even if no game has it, and lists studios by title', async () => {
    await openSheet({ volatility: 'high' });
    expect(optionsOf('Volatility')).toEqual(['Any', 'Low (7)', 'High (0)']);
    expect(field('Volatility').value).toBe('high');
    expect(optionsOf('Studio')).toEqual(['Any', 'Argo (1)', 'Young Tide (2)']);
  });

  it('can be cleared as soon as a filter or an order is selected', async () => {
    const clear = () => buttons().find(({ textContent }) => textContent === 'Clear filters')!;
    await openSheet({});
    expect(clear().disabled).toBe(true);
    await shown.unmount();
    await openSheet({ sort: 'new' });
    expect(clear().disabled).toBe(false);
    await press('Clear filters');
    await shown.until(() => expect(shown.where()).toBe('/'));
  });
});
