import type { KenoConfig, PlinkoConfig } from '#contract/fields/instant-games';

type Half = readonly number[];

/** The payouts of the pockets from the edge to the middle, in hundredths of the stake; the other half mirrors them. */
const halves: readonly { rows: 8 | 12 | 16; risk: PlinkoConfig['tables'][number]['risk']; half: Half }[] = [
  { rows: 8, risk: 'low', half: [560, 210, 110, 96, 50] },
  { rows: 8, risk: 'medium', half: [1300, 300, 130, 66, 40] },
  { rows: 8, risk: 'high', half: [2900, 400, 150, 26, 20] },
  { rows: 12, risk: 'low', half: [1000, 300, 160, 140, 110, 96, 50] },
  { rows: 12, risk: 'medium', half: [3300, 1100, 400, 200, 110, 56, 30] },
  { rows: 12, risk: 'high', half: [17000, 2400, 740, 200, 70, 20, 20] },
  { rows: 16, risk: 'low', half: [1600, 690, 200, 140, 140, 120, 110, 96, 50] },
  { rows: 16, risk: 'medium', half: [11000, 3910, 1000, 500, 300, 150, 100, 46, 30] },
  { rows: 16, risk: 'high', half: [100000, 13000, 2600, 900, 400, 180, 20, 20, 20] },
];

/** Every board of plinko. */
export const plinkoTables: PlinkoConfig['tables'] = halves.map(({ rows, risk, half }) => ({
  rows,
  risk,
  pays: [...half, ...half.slice(0, -1).reverse()],
}));

/** The payouts, in hundredths of the stake: `kenoPays[picks][hits]`. */
export const kenoPays: KenoConfig['pays'] = [
  [],
  [0, 382],
  [0, 174, 500],
  [0, 50, 316, 2500],
  [0, 0, 160, 1088, 8000],
  [0, 0, 120, 496, 1400, 25000],
  [0, 0, 0, 260, 1992, 6000, 60000],
  [0, 0, 0, 160, 1094, 2000, 15000, 75000],
  [0, 0, 0, 100, 704, 1000, 5000, 30000, 80000],
  [0, 0, 0, 100, 414, 600, 2200, 10000, 50000, 90000],
  [0, 0, 0, 60, 304, 460, 1500, 6000, 25000, 70000, 100000],
];
