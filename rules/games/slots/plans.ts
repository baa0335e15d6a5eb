import type { MechanicConfig, ReelSymbol, SlotFeature, SlotMechanic } from '#contract/fields/slot-mechanics';
import { linesOf } from '../lines';

/** The grid of a mechanic, its odds and its feature; a recipe changes the feature. */
interface Plan extends Pick<MechanicConfig, 'reels' | 'rows' | 'base' | 'lines'> {
  feature: SlotFeature;
  /** The weight of a regular symbol by its rank, best first. */
  regular: (rank: number, reel: number) => number;
  roles: RoleWeight;
  /** Weights of roles within free spins, where they differ. */
  freeRoles?: RoleWeight;
  /** The numbers of a kind that pay, and the factor for each further one. */
  pays: { from: number; to: number; growth: number };
}

type RoleWeight = (role: ReelSymbol['role'], reel: number) => number;

const nothing: SlotFeature = {
  spins: [],
  multiplier: 1,
  ladder: [1],
  prizes: [],
  inner: [],
  needs: 0,
  respins: 0,
  chance: 0,
  grand: 0,
  ends: 0,
  reveals: [],
  heights: [],
  weights: [],
  level: 1,
  more: 0,
};

/** Each rank is a little more frequent than the one before. */
const rising = (rank: number) => 6 + rank;
const scatters = (weight: number) => (role: ReelSymbol['role'], reel: number, wild: number) =>
  role === 'scatter' ? weight : role === 'wild' && reel > 0 ? wild : 0;

const fiveByThree = { reels: 5, rows: 3 };
const twentyLines = { ...fiveByThree, base: 20, lines: linesOf(5, 3, 20), pays: { from: 3, to: 5, growth: 3.4 } };
const byWays = (reels: number, rows: number, base: number) => ({ reels, rows, base, lines: [], pays: { from: 3, to: reels, growth: 2.6 } });

const coins: SlotFeature['prizes'] = [
  { stakes: 1, weight: 50 },
  { stakes: 2, weight: 25 },
  { stakes: 3, weight: 12 },
  { stakes: 5, weight: 8 },
  { stakes: 10, weight: 4 },
  { stakes: 25, weight: 1 },
];

/** The plan of every mechanic. */
export const plans: Readonly<Record<SlotMechanic, Plan>> = {
  lines: {
    ...twentyLines,
    feature: { ...nothing, spins: [0, 0, 0, 10, 15, 20], multiplier: 2 },
    regular: rising,
    roles: (role, reel) => scatters(3)(role, reel, 3),
  },
  ways: {
    ...byWays(5, 4, 20),
    feature: { ...nothing, spins: [0, 0, 0, 8, 12, 20], multiplier: 2 },
    regular: rising,
    roles: (role, reel) => scatters(2)(role, reel, 2),
  },
  climb: {
    ...byWays(5, 3, 20),
    feature: { ...nothing, spins: [0, 0, 0, 10, 12, 15], ladder: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] },
    regular: rising,
    roles: (role, reel) => scatters(3)(role, reel, 3),
  },
  split: {
    ...byWays(6, 7, 40),
    feature: {
      ...nothing,
      heights: [0, 0, 4, 6, 6, 5, 3, 2],
      spins: [0, 0, 0, 0, 8, 12, 16],
      ladder: Array.from({ length: 16 }, (_, i) => i + 1),
    },
    regular: rising,
    roles: (role, reel) => scatters(3)(role, reel, 2),
  },
  tumble: {
    reels: 6,
    rows: 5,
    base: 20,
    lines: [],
    pays: { from: 8, to: 12, growth: 2 },
    feature: { ...nothing, needs: 8, ladder: [1, 2, 3, 5, 8, 12] },
    regular: (rank) => 8 + rank,
    roles: () => 0,
  },
  cluster: {
    reels: 7,
    rows: 7,
    base: 20,
    lines: [],
    pays: { from: 5, to: 15, growth: 1.5 },
    feature: { ...nothing, needs: 5, ladder: [1, 1, 2, 2, 3, 3, 5, 5, 8] },
    regular: (rank) => 20 + rank,
    roles: () => 0,
  },
  expanding: {
    ...fiveByThree,
    base: 10,
    lines: linesOf(5, 3, 10),
    pays: { from: 3, to: 5, growth: 2.6 },
    feature: nothing,
    regular: rising,
    roles: (role, reel) => (role === 'wild' && reel > 0 && reel < 4 ? 2 : 0),
  },
  sticky: {
    ...twentyLines,
    feature: { ...nothing, spins: [0, 0, 0, 10, 12, 15] },
    regular: rising,
    roles: (role, reel) => scatters(3)(role, reel, 2),
    freeRoles: (role, reel) => (role === 'wild' && reel > 0 ? 1 : 0),
  },
  walking: { ...twentyLines, feature: { ...nothing, chance: 110 }, regular: rising, roles: () => 0 },
  hold: {
    ...twentyLines,
    feature: { ...nothing, needs: 6, respins: 3, chance: 55, grand: 1000, prizes: coins },
    regular: rising,
    roles: (role, reel) => (role === 'coin' ? 14 : role === 'wild' && reel > 0 ? 3 : 0),
  },
  mystery: {
    ...twentyLines,
    feature: { ...nothing, spins: [0, 0, 0, 8, 12, 20], reveals: [2, 3, 4, 5, 6, 7, 8, 9] },
    regular: rising,
    roles: (role, reel) => (role === 'mystery' ? 6 : scatters(3)(role, reel, 2)),
  },
  pick: {
    ...twentyLines,
    feature: {
      ...nothing,
      ends: 3,
      prizes: [
        { stakes: 1, weight: 3 },
        { stakes: 2, weight: 3 },
        { stakes: 5, weight: 2 },
        { stakes: 10, weight: 2 },
        { stakes: 20, weight: 1 },
        { stakes: 50, weight: 1 },
      ],
    },
    regular: rising,
    roles: (role, reel) => scatters(3)(role, reel, 4),
  },
  wheel: {
    ...twentyLines,
    feature: {
      ...nothing,
      prizes: [5, 20, 10, 50, 5, 10, 0, 20, 5, 10].map((stakes) => ({ stakes, weight: 1 })),
      inner: [50, 100, 50, 250, 100, 50].map((stakes) => ({ stakes, weight: 1 })),
    },
    regular: rising,
    roles: (role, reel) => scatters(3)(role, reel, 4),
  },
  collect: {
    ...twentyLines,
    feature: { ...nothing, spins: [0, 0, 0, 10, 12, 15], ladder: [1, 2, 3, 10], level: 4, more: 5, prizes: coins },
    regular: rising,
    roles: (role, reel) =>
      role === 'coin' ? (reel < 4 ? 6 : 0) : role === 'collector' ? (reel === 4 ? 3 : 0) : scatters(3)(role, reel, 2),
    freeRoles: (role, reel) =>
      role === 'coin' ? (reel < 4 ? 9 : 0) : role === 'collector' ? (reel === 4 ? 9 : 0) : role === 'wild' && reel > 0 ? 2 : 0,
  },
};
