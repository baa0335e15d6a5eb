import type { PaymentAction, PaymentState } from '#contract/fields/payment';

/** Licences under which money on its way to the player may not be recalled to play. */
const withoutRecall: ReadonlySet<string> = new Set(['EE', 'UK']);

/** Returns whether a licence lets a withdrawal be recalled; null is the house's own licence, which does. */
export function licenceAllowsRecall(licence: string | null): boolean {
  return licence === null || !withoutRecall.has(licence);
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
