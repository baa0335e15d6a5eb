import type { ConfigOf } from '#contract/fields/config/index';
import type { Prize, WheelItem } from '#contract/fields/config/prizes';
import { inWords } from './in-words';

const GAME = 'orbit-house:penumbral-mare';

const upTo = (euros: number) => ({
  EUR: euros * 100,
  USD: euros * 100,
  AUD: euros * 160,
  CAD: euros * 150,
  NZD: euros * 170,
  NOK: euros * 1100,
  JPY: euros * 160,
  BRL: euros * 600,
});

const spins = (count: number, maxWin: number): Prize => ({
  type: 'freespins',
  title: inWords(`${count} free spins`, `${count} Freispiele`, `${count} tours gratuits`, `${count} giri gratis`, `${count} gratisspinn`),
  attributes: { freespins_count: count, game: GAME },
  result_bonus: { wager: 30, max_win: upTo(maxWin) },
});

const bonus = (euros: number, maxWin: number): Prize => ({
  type: 'bonus',
  title: inWords('{amount} bonus', '{amount} Bonus', 'Boni de {amount}', 'Bonus di {amount}', '{amount} i bonus'),
  attributes: { bonus_amount: upTo(euros) },
  result_bonus: { wager: 3, max_win: upTo(maxWin) },
});

const field = (id: string, weight: number, tone: WheelItem['tone'], ...bonuses: Prize[]): WheelItem => ({ id, weight, tone, bonuses });

/** The loot-box wheel (LOOT-003, LOOT-004): one table for everybody, better ones for testers (21) and two groups of players. */
export const wheel: ConfigOf<'wheel-config'> = {
  is_enabled: true,
  group_key: 'rocketmart-wheel',
  valid_hours: 72,
  tables: [
    {
      group: 21,
      items: [
        field('spins-10', 1, 'ion', spins(10, 50)),
        field('spins-250', 1, 'solar', spins(250, 1_000)),
        field('bonus-5', 1, 'aurora', bonus(5, 100)),
        field('bonus-100', 1, 'plasma', bonus(100, 1_000)),
      ],
    },
    {
      group: 1308,
      items: [
        field('spins-20', 4_000, 'ion', spins(20, 100)),
        field('spins-50', 2_000, 'plasma', spins(50, 200)),
        field('bonus-5', 2_000, 'aurora', bonus(5, 100)),
        field('bonus-20', 500, 'rail', bonus(20, 200)),
        field('spins-250', 5, 'solar', spins(250, 1_000)),
      ],
    },
    {
      group: 1309,
      items: [
        field('spins-25', 4_000, 'ion', spins(25, 100)),
        field('spins-75', 2_000, 'plasma', spins(75, 250)),
        field('bonus-10', 2_000, 'aurora', bonus(10, 150)),
        field('bonus-50', 500, 'rail', bonus(50, 500)),
        field('bonus-500', 5, 'solar', bonus(500, 2_000)),
      ],
    },
    {
      group: null,
      items: [
        field('spins-10', 4_000, 'ion', spins(10, 50)),
        field('bonus-2', 2_000, 'aurora', bonus(2, 20)),
        field('spins-25', 2_000, 'plasma', spins(25, 100)),
        field('bonus-5', 1_000, 'rail', bonus(5, 50)),
        field('spins-100', 100, 'thruster', spins(100, 400)),
        field('spins-250', 5, 'solar', spins(250, 1_000)),
      ],
    },
  ],
};

/** The segments wheel (LOOT-003): two of its fields give nothing and are labelled so. */
export const segmentsWheel: ConfigOf<'wheel-config-segments'> = {
  is_enabled: true,
  group_key: 'segments-wheel',
  spins_a_day: 1,
  tables: [
    {
      group: null,
      items: [
        field('nothing-1', 4_000, 'rail'),
        field('spins-10', 2_000, 'ion', spins(10, 50)),
        field('bonus-1', 2_000, 'aurora', bonus(1, 10)),
        field('nothing-2', 4_000, 'rail'),
        field('spins-15', 1_000, 'plasma', spins(15, 60)),
        field('bonus-3', 500, 'thruster', bonus(3, 30)),
        field('spins-50', 100, 'ion', spins(50, 200)),
        field('bonus-50', 5, 'solar', bonus(50, 500)),
      ],
    },
  ],
};
