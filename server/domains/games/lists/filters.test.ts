import { describe, expect, it } from 'vitest';
import { type GameChoice, gameReturns, gameStakes } from '#contract/fields/game-filter';
import { gamesCatalogue } from '../catalogue/games-catalogue';
import { facetsOfList, findGames } from './list-games';

const { index } = gamesCatalogue();
const nobody: ReadonlySet<string> = new Set();

describe('filters that combine', () => {
  const all = index.all;
  const chosen = (choice: GameChoice) => findGames(index, { categories: ['slots'], choice, blocked: nobody });
  const facetsOf = (identifier: string) => all.find(({ game }) => game.identifier === identifier)!.facets;

  it('keep the games that match all of them', () => {
    const found = chosen({ volatility: 'high', return: '96', feature: 'free-spins', stake: '20' });
    expect(found.length).toBeGreaterThan(0);
    expect(found.length).toBeLessThan(chosen({ volatility: 'high' }).length);
    for (const { identifier, categories } of found) {
      const { volatility, rtp, least } = facetsOf(identifier);
      expect([volatility, rtp! >= 0.96, least! <= 20, categories.includes('free-spins')]).toEqual(['high', true, true, true]);
    }
  });

  it('keep every matching game, including one exactly at a filter’s bound', () => {
    const passing = (passes: (facets: ReturnType<typeof facetsOf>) => boolean) =>
      chosen({}).filter(({ identifier }) => passes(facetsOf(identifier)));
    for (const stake of gameStakes) expect(chosen({ stake })).toEqual(passing(({ least }) => least !== null && least <= Number(stake)));
    for (const percent of gameReturns)
      expect(chosen({ return: percent })).toEqual(passing(({ rtp }) => rtp !== null && rtp >= Number(percent) / 100));
    expect(chosen({}).some(({ identifier }) => gameStakes.some((stake) => facetsOf(identifier).least === Number(stake)))).toBe(true);
  });

  it('don’t count games of hidden providers, and keep a chosen value without games', () => {
    const provider = chosen({})[0]!.provider;
    const { facets, total_count: total } = facetsOfList(index, { categories: ['slots'], blocked: new Set([provider]) }, {});
    expect(total).toBe(chosen({}).filter((game) => game.provider !== provider).length);
    expect(facets.provider!.map(({ value }) => value)).not.toContain(provider);
    const tables = facetsOfList(index, { categories: ['table'], blocked: nobody }, { mechanic: 'hold' });
    expect([tables.total_count, tables.facets.mechanic]).toEqual([0, [{ value: 'hold', count: 0 }]]);
  });

  it('order a list by return, date, volatility or title', () => {
    const rtps = chosen({ sort: 'return' }).map(({ identifier }) => facetsOf(identifier).rtp!);
    expect(rtps).toEqual(rtps.toSorted((one, other) => other - one));
    const dates = chosen({ sort: 'new' }).map(({ identifier }) => facetsOf(identifier).releasedAt);
    expect(dates).toEqual(dates.toSorted().toReversed());
    expect([chosen({ sort: 'calm' })[0], chosen({ sort: 'wild' })[0]].map((game) => facetsOf(game!.identifier).volatility)).toEqual([
      'low',
      'high',
    ]);
    const titles = chosen({ sort: 'title' }).map(({ title }) => title);
    expect(titles).toEqual(titles.toSorted((one, other) => one.localeCompare(other, 'en')));
    expect(chosen({ sort: 'popular' })).toEqual(chosen({}));
  });

  it('count the games that each value would leave with the other filters', () => {
    const { facets, total_count: total } = facetsOfList(
      index,
      { categories: ['slots'], blocked: nobody },
      { volatility: 'low', return: '96' },
    );
    expect(total).toBe(chosen({ volatility: 'low', return: '96' }).length);
    for (const { value, count } of facets.volatility!) {
      expect([value, count]).toEqual([value, chosen({ volatility: value as 'low', return: '96' }).length]);
    }
    expect(facets.volatility!.map(({ value }) => value)).toEqual(['low', 'medium', 'high']);
    expect(facets.mechanic!.every(({ count }) => count > 0)).toBe(true);
  });

  it('have facets for every game that offers stakes', () => {
    expect(all.filter(({ facets }) => facets.rtp === null || facets.least === null).map(({ game }) => game.identifier)).toEqual([]);
  });
});
