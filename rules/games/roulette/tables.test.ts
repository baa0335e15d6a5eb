import { describe, expect, it } from 'vitest';
import { catalogue, configOf } from '../catalogue';
import { exactReturn } from '../exact-return';
import { checkBets, generateRoulette, playRoulette, spotReturn } from './roulette';
import { americanWheel, colourOf, DOUBLE_ZERO, europeanWheel, numberFace, rouletteSpots, spotsOf } from './roulette-spots';
import { seededDice } from '../seeded-dice';
import { simulate } from '../simulation';
import { betsOfCall, betsOnNeighbours, callBets, neighboursOf } from './call-bets';

const look = { motif: 'wheel', palette: 'ion' } as const;
const american = generateRoulette('test', { ...look, variant: 'american' });
const french = generateRoulette('test', { ...look, variant: 'french' });

/** The return of a bet of 100 on a number. */
const back = (table: typeof american, spot: string, number: number) =>
  playRoulette(table, [{ spot, stake_cents: 100 }], { int: () => table.wheel.indexOf(number) }).win_cents;

const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, i) => from + i);
const reds = [1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36];
const blacks = range(1, 36).filter((number) => !reds.includes(number));

/** Bets of each kind of a double-zero table, their winning numbers, and the return of 100. */
const americanBets: [spot: string, wins: number[], back: number][] = [
  ['straight-0', [0], 3600],
  ['straight-00', [37], 3600],
  ['straight-17', [17], 3600],
  ['split-0-00', [0, 37], 1800],
  ['split-0-1', [0, 1], 1800],
  ['split-0-2', [0, 2], 1800],
  ['split-00-2', [37, 2], 1800],
  ['split-00-3', [37, 3], 1800],
  ['split-17-20', [17, 20], 1800],
  ['split-35-36', [35, 36], 1800],
  ['trio-0-1-2', [0, 1, 2], 1200],
  ['trio-0-00-2', [0, 37, 2], 1200],
  ['trio-00-2-3', [37, 2, 3], 1200],
  ['street-16-17-18', [16, 17, 18], 1200],
  ['corner-32-33-35-36', [32, 33, 35, 36], 900],
  ['top-line-0-00-1-2-3', [0, 37, 1, 2, 3], 700],
  ['six-line-31-32-33-34-35-36', [31, 32, 33, 34, 35, 36], 600],
  ['column-1', range(0, 11).map((row) => 1 + 3 * row), 300],
  ['column-2', range(0, 11).map((row) => 2 + 3 * row), 300],
  ['column-3', range(0, 11).map((row) => 3 + 3 * row), 300],
  ['dozen-1', range(1, 12), 300],
  ['dozen-2', range(13, 24), 300],
  ['dozen-3', range(25, 36), 300],
  ['red', reds, 200],
  ['black', blacks, 200],
  ['even', range(1, 18).map((half) => 2 * half), 200],
  ['odd', range(0, 17).map((half) => 2 * half + 1), 200],
  ['low', range(1, 18), 200],
  ['high', range(19, 36), 200],
];

/** Bets of each kind of a single-zero table, their winning numbers, and the return of 100; outside bets are as above. */
const europeanBets: [spot: string, wins: number[], back: number][] = [
  ['straight-0', [0], 3600],
  ['straight-36', [36], 3600],
  ['split-0-1', [0, 1], 1800],
  ['split-0-2', [0, 2], 1800],
  ['split-0-3', [0, 3], 1800],
  ['split-8-11', [8, 11], 1800],
  ['trio-0-1-2', [0, 1, 2], 1200],
  ['trio-0-2-3', [0, 2, 3], 1200],
  ['street-34-35-36', [34, 35, 36], 1200],
  ['first-four-0-1-2-3', [0, 1, 2, 3], 900],
  ['corner-1-2-4-5', [1, 2, 4, 5], 900],
  ['six-line-1-2-3-4-5-6', [1, 2, 3, 4, 5, 6], 600],
  ...americanBets.filter(([spot]) => /^(column|dozen|red|black|even|odd|low|high)/.test(spot)),
];
const isEvenMoney = (spot: string) => ['red', 'black', 'even', 'odd', 'low', 'high'].includes(spot);

describe.each([
  ['European', { ...french, zero_rule: 'lose' as const }, 0],
  ['French', french, 50],
])('a %s table', (_name, table, onZero) => {
  it.each(europeanBets)('pays %s on its numbers, and on no other', (spot, wins, paid) => {
    for (const number of table.wheel) {
      const lost = number === 0 && isEvenMoney(spot) ? onZero : 0;
      expect(back(table, spot, number), numberFace(number)).toBe(wins.includes(number) ? paid : lost);
    }
  });
});

describe('an American table', () => {
  it('has 38 numbers, with 0 and 00 opposite each other, and alternating red and black', () => {
    expect(american.wheel.toSorted((one, other) => one - other)).toEqual(range(0, 37));
    expect(Math.abs(american.wheel.indexOf(0) - american.wheel.indexOf(DOUBLE_ZERO))).toBe(19);
    const colours = american.wheel.map(colourOf);
    expect([colours[0], colours[19], colours.filter((one) => one === 'green').length]).toEqual(['green', 'green', 2]);
    colours.forEach((colour, i) => expect(colour === 'green' || colour !== colours[(i + 1) % 38], `${i}`).toBe(true));
    expect([numberFace(DOUBLE_ZERO), numberFace(0), numberFace(36)]).toEqual(['00', '0', '36']);
  });

  it.each(americanBets)('pays %s on its numbers, and on no other', (spot, wins, paid) => {
    for (const number of american.wheel) expect(back(american, spot, number), numberFace(number)).toBe(wins.includes(number) ? paid : 0);
  });

  it('has every bet of a double-zero table, and none that only a single-zero table has', () => {
    const kinds: Record<string, number> = {};
    for (const { id } of spotsOf(american).values()) {
      const kind = id.replace(/-\d.*$/, '');
      kinds[kind] = (kinds[kind] ?? 0) + 1;
    }
    expect(kinds).toMatchObject({ straight: 38, split: 57 + 5, trio: 3, street: 12, corner: 22, 'six-line': 11, 'top-line': 1, dozen: 3 });
    const take = (table: typeof american, spot: string) => checkBets(table, [{ spot, stake_cents: table.chips[0]! }], 1).isAllowed;
    expect(['split-0-3', 'trio-0-2-3', 'first-four-0-1-2-3'].map((spot) => take(american, spot))).toEqual([false, false, false]);
    expect(['straight-00', 'split-0-00', 'top-line-0-00-1-2-3'].map((spot) => take(american, spot))).toEqual([true, true, true]);
    expect(['straight-00', 'split-0-00', 'top-line-0-00-1-2-3'].map((spot) => take(french, spot))).toEqual([false, false, false]);
  });

  it('returns 36/38 for every bet except the five numbers, which return 35/38', () => {
    for (const spot of spotsOf(american).values())
      expect(spotReturn(american, spot).rtp, spot.id).toBeCloseTo(spot.id.startsWith('top-line') ? 35 / 38 : 36 / 38, 12);
    expect(exactReturn(american).rtp).toBeCloseTo(35 / 38, 12);
    const report = simulate(american, 100_000, seededDice('american'));
    expect(Math.abs(report.rtp - 35 / 38)).toBeLessThan(4 * report.standardError);
  });
});

describe('a French table', () => {
  it('returns half of an even-money bet on zero, and nothing of other bets', () => {
    const others = [...spotsOf(french).values()].filter(({ numbers }) => !numbers.includes(0));
    for (const { id, isEvenMoney } of others) expect(back(french, id, 0), id).toBe(isEvenMoney ? 50 : 0);
    expect(spotReturn(french, rouletteSpots.get('red')!).rtp).toBeCloseTo(36.5 / 37, 12);
  });

  it('is in the catalogue like the American one, each with its own wheel and rule', () => {
    const config = (title: string) => configOf(catalogue().find((game) => game.title === title)!);
    expect(config('Orbit French Roulette')).toMatchObject({ kind: 'roulette', wheel: europeanWheel, zero_rule: 'half-back' });
    expect(config('Orbit American Roulette')).toMatchObject({ kind: 'roulette', wheel: americanWheel, zero_rule: 'lose' });
  });
});

describe('call bets', () => {
  const covered = (call: (typeof callBets)[number]) =>
    betsOfCall(call, 100)
      .flatMap(({ spot }) => [...rouletteSpots.get(spot)!.numbers])
      .toSorted((one, other) => one - other);

  it('cover their part of the wheel with the usual chips', () => {
    expect(covered('voisins')).toEqual([0, 2, 3, 4, 7, 12, 15, 18, 19, 21, 22, 25, 26, 28, 29, 32, 35]);
    expect(covered('tiers')).toEqual([5, 8, 10, 11, 13, 16, 23, 24, 27, 30, 33, 36]);
    // 17 belongs to two splits.
    expect(covered('orphelins')).toEqual([1, 6, 9, 14, 17, 17, 20, 31, 34]);
    expect(covered('zero')).toEqual([0, 3, 12, 15, 26, 32, 35]);
    const chips = callBets.map((call) => betsOfCall(call, 100).reduce((sum, { stake_cents }) => sum + stake_cents, 0) / 100);
    expect(chips).toEqual([9, 6, 5, 4]);
  });

  it('consist of valid spots, and together cover every number of the wheel', () => {
    for (const call of callBets) expect(checkBets(french, betsOfCall(call, french.chips[0]!), 1).isAllowed, call).toBe(true);
    const all = new Set((['voisins', 'tiers', 'orphelins'] as const).flatMap(covered));
    expect(all.size).toBe(37);
  });

  it('put a chip on a number and each of its neighbours on the wheel, also across the ends of the list', () => {
    expect(neighboursOf(europeanWheel, 0, 2)).toEqual([3, 26, 0, 32, 15]);
    expect(neighboursOf(europeanWheel, 26, 1)).toEqual([3, 26, 0]);
    expect(neighboursOf(europeanWheel, 17, 0)).toEqual([17]);
    expect(betsOnNeighbours(europeanWheel, 17, 1, 50)).toEqual([
      { spot: 'straight-25', stake_cents: 50 },
      { spot: 'straight-17', stake_cents: 50 },
      { spot: 'straight-34', stake_cents: 50 },
    ]);
  });
});
