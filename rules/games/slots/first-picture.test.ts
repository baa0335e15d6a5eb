import { expect, it } from 'vitest';
import { catalogue, configOf } from '../catalogue';
import { readSpin } from '../spin';
import type { AnySlot } from './any-slot';
import { firstGrid, firstStops, pictureWins } from './first-picture';

const slots = catalogue().filter(({ kind, live }) => kind === 'slots' && live === null);
const configs = slots.map((game) => ({ game: game.identifier, config: configOf(game) as AnySlot }));

it('no slot of the first engine shows a win or triggered free spins before the first round', () => {
  const shown = configs.flatMap(({ game, config }) => {
    if (!('strips' in config)) return [];
    const terms = { coin: 1, multiplier: 1, scatterMultiplier: 1, awarded: config.free_spins?.awarded ?? [] };
    const { win_cents, scatter } = readSpin(config, config.strips, firstStops(config), terms);
    return [{ game, win_cents, scatter }];
  });
  expect(shown.length).toBeGreaterThan(50);
  expect(shown).toEqual(shown.map(({ game }) => ({ game, win_cents: 0, scatter: null })));
});

it('no other slot shows a win either', () => {
  const shown = configs.flatMap(({ game, config }) => ('strips' in config ? [] : [{ game, wins: pictureWins(config, firstGrid(config)) }]));
  expect(shown.length).toBeGreaterThan(40);
  expect(shown).toEqual(shown.map(({ game }) => ({ game, wins: [] })));
});
