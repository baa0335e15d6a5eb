import type { SlotConfig, SpotConfig } from '#contract/fields/game-config';

/** Why a stake or a set of bets is refused; `code` is a refusal of the contract. */
export interface StakeRefusal {
  isAllowed: false;
  code: 'stake_not_allowed' | 'bets_not_allowed';
  reason: 'not_offered' | 'unknown_spot' | 'empty' | 'too_low' | 'too_high' | 'step';
  /** The wrong spot, if there is one. */
  spot?: string;
}

export type StakeDecision = { isAllowed: true; stake: number } | StakeRefusal;

/** The value of one coin in a currency, in major units: about a euro cent. */
const coinWorth: Record<string, number> = {
  EUR: 0.01,
  USD: 0.01,
  AUD: 0.01,
  CAD: 0.01,
  NZD: 0.01,
  GBP: 0.01,
  USDT: 0.01,
  USDC: 0.01,
  FUN: 0.01,
  JPY: 2,
  NOK: 0.1,
  BRL: 0.05,
  PLN: 0.05,
  INR: 1,
  KZT: 5,
  BTC: 0.0000002,
  ETH: 0.000004,
  BCH: 0.00002,
  LTC: 0.0001,
  DOG: 0.05,
  BNB: 0.00001,
  ADA: 0.02,
  TRX: 0.04,
};

/** One coin of a currency in whole minor units, never less than one. */
export function coinUnit(currency: string, subunitsToUnit: number): number {
  return Math.max(1, Math.round((coinWorth[currency] ?? 0.01) * subunitsToUnit));
}

const ladder = [1, 2, 3, 4, 5, 8, 10, 15, 20, 25, 40, 50, 75, 100, 150, 200, 250, 400, 500];

/** The highest stake of a slot, in coins: 100 euros. */
const HIGHEST_STAKE = 10_000;

/** The stakes a slot offers, ascending, in minor units; `unit` is the currency's coin. Each is a multiple of the base. */
export function slotStakes(config: Pick<SlotConfig, 'base'>, unit: number): number[] {
  return ladder
    .map((coins) => coins * config.base)
    .filter((stake) => stake <= HIGHEST_STAKE)
    .map((stake) => stake * unit);
}

/** Returns whether a stake in minor units is one of those offered. */
export function checkStake(config: Pick<SlotConfig, 'base'>, stake: number, unit: number): StakeDecision {
  return slotStakes(config, unit).includes(stake)
    ? { isAllowed: true, stake }
    : { isAllowed: false, code: 'stake_not_allowed', reason: 'not_offered' };
}

/** Chips and limits of a table in minor units. */
export function tableLimits(
  config: Pick<SpotConfig, 'chips' | 'inside_max' | 'outside_max' | 'table_max'>,
  unit: number,
): { chips: number[]; insideMax: number; outsideMax: number; tableMax: number } {
  return {
    chips: config.chips.map((chip) => chip * unit),
    insideMax: config.inside_max * unit,
    outsideMax: config.outside_max * unit,
    tableMax: config.table_max * unit,
  };
}
