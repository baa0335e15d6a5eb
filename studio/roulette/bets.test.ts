import { describe, expect, it } from 'vitest';
import { checkBets, generateRoulette } from '#rules/games/roulette/roulette';
import { americanWheel, europeanWheel, rouletteSpots, spotsOf } from '#rules/games/roulette/roulette-spots';
import { Bets } from './bets';
import { placesOf, spotPlaces } from './spot-layout';

const config = generateRoulette('bets', { motif: 'wheel', palette: 'ion' });
const chip = config.chips[0]!;

describe('the chips on the table', () => {
  it('are placed, counted by spot, undone and cleared', () => {
    const bets = new Bets((bets) => checkBets(config, bets, 1));
    expect(bets.place('red', chip, 1_000_000)).toBe(true);
    expect(bets.place('red', chip, 1_000_000)).toBe(true);
    expect(bets.place('straight-7', chip, 1_000_000)).toBe(true);
    expect(bets.bySpot()).toEqual([
      { spot: 'red', stake_cents: 2 * chip },
      { spot: 'straight-7', stake_cents: chip },
    ]);
    bets.undo();
    expect(bets.total).toBe(2 * chip);
    bets.clear();
    expect([bets.total, bets.canUndo]).toEqual([0, true]);
    bets.undo();
    expect(bets.total).toBe(2 * chip);
  });

  it('can’t be undone before the first chip, nor after the round', () => {
    const bets = new Bets((bets) => checkBets(config, bets, 1));
    expect(bets.canUndo).toBe(false);
    bets.place('red', chip, 1_000_000);
    bets.finish();
    expect([bets.canUndo, bets.total]).toEqual([false, 0]);
  });

  it('never exceed the balance or the limits', () => {
    const bets = new Bets((bets) => checkBets(config, bets, 1));
    expect(bets.place('red', chip, chip - 1)).toBe(false);
    expect(bets.place('straight-7', config.inside_max, 1_000_000)).toBe(true);
    expect(bets.place('straight-7', chip, 1_000_000)).toBe(false);
    expect(bets.total).toBe(config.inside_max);
  });

  it('are doubled together, up to the limits, and undone in one step', () => {
    const bets = new Bets((bets) => checkBets(config, bets, 1));
    bets.place('red', chip, 1_000_000);
    bets.place('straight-7', chip, 1_000_000);
    expect(bets.double(4 * chip - 1)).toBe(false);
    expect(bets.double(1_000_000)).toBe(true);
    expect(bets.bySpot()).toEqual([
      { spot: 'red', stake_cents: 2 * chip },
      { spot: 'straight-7', stake_cents: 2 * chip },
    ]);
    bets.undo();
    expect(bets.total).toBe(2 * chip);
    while (bets.double(1_000_000));
    expect(bets.total).toBeGreaterThan(config.inside_max);
    expect(bets.bySpot().every(({ stake_cents }) => stake_cents <= config.inside_max)).toBe(true);
  });

  it('can be repeated after the round, once the table is empty', () => {
    const bets = new Bets((bets) => checkBets(config, bets, 1));
    bets.place('odd', chip, 1_000_000);
    expect(bets.canRepeat).toBe(false);
    bets.finish();
    expect(bets.total).toBe(0);
    expect(bets.repeat(chip - 1)).toBe(false);
    expect(bets.repeat(1_000_000)).toBe(true);
    expect(bets.bySpot()).toEqual([{ spot: 'odd', stake_cents: chip }]);
  });
});

describe('the spots of the table', () => {
  it('have one position each, and no two of a kind share one', () => {
    for (const wheel of [europeanWheel, americanWheel]) {
      const places = placesOf({ wheel });
      expect(new Set(places.map(({ id }) => id))).toEqual(new Set(spotsOf({ wheel }).keys()));
      expect(new Set(places.map(({ mode, x, y }) => `${mode} ${x} ${y}`)).size).toBe(places.length);
    }
  });

  it('cover the table with fields that do not overlap', () => {
    const cells = spotPlaces
      .filter((place) => place.isField)
      .flatMap(({ x, y, w, h }) => Array.from({ length: w * h }, (_, i) => `${x + (i % w)} ${y + Math.floor(i / w)}`));
    expect(new Set(cells).size).toBe(cells.length);
    // 36 numbers, zero over three columns, three columns, dozens and even money over twelve rows each.
    expect(cells.length).toBe(36 + 3 + 3 + 12 + 12);
  });

  it('of inside bets lie between the numbers that they cover', () => {
    const centre = (number: number) => ({
      x: number === 0 ? 1.5 : ((number - 1) % 3) + 0.5,
      y: number === 0 ? -0.5 : Math.floor((number - 1) / 3) + 0.5,
    });
    for (const place of spotPlaces.filter(({ mode }) => mode === 'splits' || mode === 'corners')) {
      for (const number of rouletteSpots.get(place.id)!.numbers.filter((one) => one > 0 && place.id !== 'first-four-0-1-2-3')) {
        expect(Math.abs(centre(number).x - place.x), place.id).toBeLessThanOrEqual(0.5);
        expect(Math.abs(centre(number).y - place.y), place.id).toBeLessThanOrEqual(0.5);
      }
    }
  });
});
