import { expect, it } from 'vitest';
import { catalogue, configOf } from '../catalogue';
import { highestWin } from '../highest-win';
import { readSpin } from '../spin';
import type { AnySlot } from './any-slot';
import { firstGrid, firstStops } from './first-picture';
import { lineWins } from './line-wins';
import { wayWins } from './way-wins';

const slots = catalogue().filter(({ kind, live }) => kind === 'slots' && live === null);
const configs = slots.map((game) => ({ game: game.identifier, config: configOf(game) as AnySlot }));

it('no slot of the first engine shows a win or the beginning of free spins before the first round', () => {
  const shown = configs.flatMap(({ game, config }) => {
    if (!('strips' in config)) return [];
    const terms = { coin: 1, multiplier: 1, scatterMultiplier: 1, awarded: config.free_spins?.awarded ?? [] };
    const { win_cents, scatter } = readSpin(config, config.strips, firstStops(config), terms);
    return [{ game, win_cents, scatter }];
  });
  expect(shown.length).toBeGreaterThan(50);
  expect(shown).toEqual(shown.map(({ game }) => ({ game, win_cents: 0, scatter: null })));
});

it('no other slot shows a full line of one symbol, nor anything near its top award', () => {
  const shown = configs.flatMap(({ game, config }) => {
    if ('strips' in config) return [];
    const wins = [...lineWins(config, firstGrid(config)), ...wayWins(config, firstGrid(config))];
    const times = wins.reduce((sum, { coins }) => sum + coins, 0) / config.base;
    return [
      { game, isFull: wins.some(({ count, ways }) => count === config.reels && ways === 1), isFar: times < highestWin(config).times / 20 },
    ];
  });
  expect(shown.length).toBeGreaterThan(40);
  expect(shown).toEqual(shown.map(({ game }) => ({ game, isFull: false, isFar: true })));
});
