import type { LimitRequest, moneyLimitTypes } from '#contract/fields/limit';
import {
  type CoolingOffLength,
  coolingOffLengths,
  type ExclusionLength,
  exclusionLengths,
  type LimitCycle,
  limitCycles,
} from '#contract/fields/limit-policy';

/** The limits and breaks that a licence or a country offers and requires. */
export interface LimitPolicy {
  /** The periods of each limit of money. */
  cycles: Readonly<Record<(typeof moneyLimitTypes)[number], readonly LimitCycle[]>>;
  coolingOff: readonly CoolingOffLength[];
  exclusions: readonly ExclusionLength[];
  /** Hours before a raise or a removal may be confirmed (LIMIT-004). */
  raiseWaitHours: number;
}

const byDay: readonly LimitCycle[] = ['day', 'week', 'month'];

const house: LimitPolicy = {
  cycles: { deposit: byDay, loss: limitCycles, wager: limitCycles },
  coolingOff: coolingOffLengths,
  exclusions: exclusionLengths,
  raiseWaitHours: 24,
};

/** Policies by the account's licence, or by the player's country under the house's licence. */
const policies = {
  curacao: house,
  /** GlüStV § 6c: a higher limit applies after seven days. */
  DE: { ...house, raiseWaitHours: 7 * 24 },
  /** Tightened limits apply immediately, relaxed ones after 48 hours. */
  EE: { ...house, raiseWaitHours: 48 },
  /** National Consumer Protection Framework: an increase waits seven days. */
  AU: { ...house, raiseWaitHours: 7 * 24 },
  /** UKGC, SR code 3.3.4: a time-out lasts at most six weeks; a longer break is a self-exclusion. */
  GB: { ...house, coolingOff: coolingOffLengths.filter((length) => length !== 'month_3') },
  /** AGCO standards 2.11 to 2.14: relaxed limits wait 24 hours; breaks of up to three months. */
  CA: house,
} as const satisfies Record<string, LimitPolicy>;

/** Every tool that any policy offers, and the longest wait; for accounts whose licence or country is unknown. */
const strictest: LimitPolicy = {
  cycles: { deposit: limitCycles, loss: limitCycles, wager: limitCycles },
  coolingOff: coolingOffLengths,
  exclusions: exclusionLengths,
  raiseWaitHours: Math.max(...Object.values(policies).map((policy) => policy.raiseWaitHours)),
};

const isKnown = (name: string): name is keyof typeof policies => Object.hasOwn(policies, name);

/**
 * The policy of an account. A licence of a country has its own; under the house's licence the player's country decides. The most
 * restrictive one applies if the licence or the country is unknown.
 */
export function limitPolicyOf(licence: string | null, country: string | null): LimitPolicy {
  if (licence === null || !isKnown(licence)) return strictest;
  if (licence !== 'curacao') return policies[licence];
  if (country === null) return strictest;
  return isKnown(country) ? policies[country] : house;
}

/** Whether a policy offers a limit or break of this period or length. */
export function isOffered(policy: LimitPolicy, asked: LimitRequest): boolean {
  if (asked.type === 'session' || asked.type === 'single_bet') return true;
  const offered: readonly string[] =
    asked.type === 'coolingoff' ? policy.coolingOff : asked.type === 'selfexclusion' ? policy.exclusions : policy.cycles[asked.type];
  return offered.includes(asked.period);
}
