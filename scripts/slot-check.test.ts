import { describe, expect, it } from 'vitest';
import type { Recipe } from '#rules/games/slots/recipe';
import { folders } from '#rules/games/slots/library/games.gen';
import { worldOf } from '#rules/games/slots/library/worlds.gen';
import { configFrom } from '#rules/games/slots/recipe';
import { mechanics } from '#rules/games/slots/mechanics';
import { catalogues } from '#locales/texts';
import { artProblems, figureProblems, nameProblems, textProblems } from './slot-check';

const [folder] = folders.filter(({ games }) => games.some(({ mechanic }) => mechanic === 'hold'));
const { world: name, games, figures: list } = folder!;
const at = games.findIndex(({ mechanic }) => mechanic === 'hold');
const [recipe, figures] = [games[at]!, list[at]!];
const config = configFrom(recipe, name, figures);
const exact = mechanics[recipe.mechanic].mean(config);
const measured = { rounds: 40_000, rtp: exact, hitRate: figures.hit_rate, deviation: figures.deviation, error: 0.01, highest: 100 };
const world = await worldOf(name);

describe('the check of a new slot', () => {
  it('finds no problems in a released game', () => {
    expect(figureProblems(config, figures, exact, measured)).toEqual([]);
    expect(artProblems(recipe, config, world)).toEqual([]);
    expect(textProblems(recipe, (locale) => catalogues[locale as keyof typeof catalogues])).toEqual([]);
    expect(nameProblems(recipe, games)).toEqual([]);
  });

  it('finds stale figures, a return out of range, and figures that a simulation contradicts', () => {
    const found = (change: Partial<typeof measured>, mean = exact) => figureProblems(config, figures, mean, { ...measured, ...change });
    expect(found({ rtp: 0.9 }, 0.9).map((problem) => problem.split(':')[0])).toEqual([
      expect.stringContaining('figures.ts says a return of'),
      expect.stringContaining("isn't between"),
    ]);
    expect(found({ rtp: exact + 0.05 })).toEqual([expect.stringContaining('the simulation returned')]);
    expect(found({ hitRate: figures.hit_rate + 0.05 })).toEqual([expect.stringContaining('of rounds win')]);
    const volatility = figures.volatility === 'low' ? 'high' : 'low';
    expect(figureProblems(config, { ...figures, volatility }, exact, measured)).toEqual([expect.stringContaining('volatility')]);
  });

  it('finds drawings that are missing, broken or not assigned', () => {
    const [first = ''] = recipe.symbols;
    const { [first]: _gone, ...symbols } = world.symbols;
    expect(artProblems(recipe, config, { ...world, symbols })).toEqual([`world.ts has no drawing ${first}`]);
    const broken = { ...world, symbols: { ...world.symbols, [first]: () => `<circle r="${Number.NaN}"/>` } };
    expect(artProblems(recipe, config, broken)).toEqual([`the drawing ${first} is broken`]);
    const { coin: _none, ...coinless } = recipe;
    expect(artProblems(coinless as Recipe, configFrom(coinless as Recipe, name, figures), world)).toContain(
      'games.ts names no drawing for the coin that hold needs',
    );
  });

  it('finds missing translations, and names and numbers that are taken', () => {
    const found = textProblems(recipe, (locale) => (locale === 'it' ? { 'studio.mechanic_hold': 'x' } : (catalogues.en as never)));
    expect(found).toEqual(['it has no text studio.rules_of_hold', 'it has no text games.mechanic.hold']);
    const twin = { number: recipe.number, title: recipe.title.toUpperCase() };
    expect(nameProblems(recipe, [recipe, twin])).toEqual([`the number ${recipe.number} is taken`, `the title ${recipe.title} is taken`]);
  });
});
