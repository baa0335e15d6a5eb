import type { PaymentAction, PaymentState } from '#contract/fields/payment';
import type { Licence } from '../../account/restrictions';

/** The only licences under which a pending withdrawal may be cancelled to play with the money. */
const withRecall: ReadonlySet<string | null> = new Set<Licence>(['curacao']);

/** Returns whether a licence lets a withdrawal be recalled; an unknown one doesn't. */
export function licenceAllowsRecall(licence: string | null): boolean {
  return withRecall.has(licence);
}

interface RecallContext {
  action: PaymentAction;
  state: PaymentState;
  isMethodRecallable: boolean;
  licence: string | null;
}

/** A pending withdrawal by a recallable method can be recalled (CASH-009), if the licence allows it. */
export function isRecallable({ action, state, isMethodRecallable, licence }: RecallContext): boolean {
  return action === 'cashout' && state === 'pending' && isMethodRecallable && licenceAllowsRecall(licence);
}
