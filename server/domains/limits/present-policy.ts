import type { LimitPolicyResponse } from '#contract/fields/limit-policy';
import type { Duties } from '#rules/limits/duties';
import type { LimitPolicy } from '#rules/limits/policy';

/** A policy and the licence's duties in their form for screens. */
export function presentPolicy(
  { cycles, coolingOff, exclusions, raiseWaitHours }: LimitPolicy,
  { depositCap, hasPanicButton }: Duties,
): LimitPolicyResponse {
  return {
    cycles: { deposit: [...cycles.deposit], loss: [...cycles.loss], wager: [...cycles.wager] },
    cooling_off: [...coolingOff],
    exclusions: [...exclusions],
    raise_wait_hours: raiseWaitHours,
    deposit_cap: depositCap && { currency: depositCap.currency, amount_cents: depositCap.cents },
    has_panic_button: hasPanicButton,
  };
}
