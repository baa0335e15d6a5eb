import { stateOfPostalCode } from '#rules/account/fields/state-of-postal-code';
import { questLevels } from '#rules/competitions/quest-levels';
import { vipStanding } from '#rules/vip/standing';
import { verifyChain } from './chain-hash';

/** What is computed away from the main thread (WORK-001): each takes and returns what can be cloned. */
export const compute = {
  questLevels,
  vipProgress: vipStanding,
  stateOfPostalCode,
  verifyChain,
};

export type Compute = typeof compute;
