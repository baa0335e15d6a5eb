import { verifyLinks } from '#rules/account/chain/verify';
import { stateOfPostalCode } from '#rules/account/postal';
import { questLevels } from '#rules/competitions/quest-levels';
import { vipStanding } from '#rules/vip/standing';
import { chainHash } from './chain-hash';

/** What is computed away from the main thread (WORK-001): each takes and answers what can be cloned. */
export const compute = {
  questLevels,
  vipProgress: vipStanding,
  stateOfPostalCode,
  verifyChain: (part: Omit<Parameters<typeof verifyLinks>[0], 'hashOf'>) => verifyLinks({ ...part, hashOf: chainHash }),
};

export type Compute = typeof compute;
