import type { FraudOutcome, FraudRules } from '#contract/fields/config/fraud';

/** What is known about a payment that begins, as far as rules ask for it. */
export interface FraudFacts {
  /** Other accounts that used the card in the rule's days. */
  cardAccounts: number;
  /** Payments of the player that were declined or rejected in the rule's hours. */
  declined: number;
  /** Whether a player of the multi-account group was signed in on the device. */
  isDeviceShared: boolean;
}

export interface FraudVerdict {
  outcome: 'pass' | FraudOutcome;
  /** The rules that were met, by their names in the configuration. */
  met: (keyof FraudRules)[];
}

/** Judges a payment by the operators' rules (CASH-013): of several that are met, refusing goes before a review. */
export function judgeFraud(rules: FraudRules, facts: FraudFacts): FraudVerdict {
  const isMet: Record<keyof FraudRules, boolean> = {
    shared_card: facts.cardAccounts >= (rules.shared_card?.other_accounts ?? Infinity),
    declined_payments: facts.declined > (rules.declined_payments?.more_than ?? Infinity),
    multi_account_device: facts.isDeviceShared,
  };
  const met = (Object.keys(isMet) as (keyof FraudRules)[]).filter((name) => rules[name] !== null && isMet[name]);
  const outcomes = met.map((name) => rules[name]?.outcome);
  if (outcomes.includes('refuse')) return { outcome: 'refuse', met };
  return { outcome: met.length > 0 ? 'review' : 'pass', met };
}
