import type { LimitPolicyResponse } from '#contract/fields/limit-policy';
import type { LimitPolicy } from '#rules/limits/policy';

/** A policy as screens read it. */
export function presentPolicy({ cycles, coolingOff, exclusions, raiseWaitHours }: LimitPolicy): LimitPolicyResponse {
  return {
    cycles: { deposit: [...cycles.deposit], loss: [...cycles.loss], wager: [...cycles.wager] },
    cooling_off: [...coolingOff],
    exclusions: [...exclusions],
    raise_wait_hours: raiseWaitHours,
  };
}
