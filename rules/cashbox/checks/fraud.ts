import type { FraudOutcome, FraudRules } from '#contract/fields/config/fraud';

/** The facts about a new payment that the rules use. */
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
  /** The rules that matched, by their names in the configuration. */
  met: (keyof FraudRules)[];
}

/** Checks a payment against the operators' rules (CASH-013): if several match, refusing wins over a review. */
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
