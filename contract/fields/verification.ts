import * as v from 'valibot';
import { rejectReasons } from './document';
import { wealthReasons } from './wealth';

/** What a player may have to prove (PROF-004); `instrument` is a card, wallet or account of the player's own. */
export const verificationItems = ['email', 'phone', 'identity', 'address', 'instrument', 'funds'] as const;
export type VerificationItem = (typeof verificationItems)[number];

export const verificationStates = ['not_started', 'in_review', 'accepted', 'refused', 'expired'] as const;
export type VerificationState = (typeof verificationStates)[number];

/** When an item is required: before deposits and play, at the first withdrawal, above a total of withdrawals, or never. */
const verificationMoments = ['play', 'withdrawal', 'threshold', 'never'] as const;

export const verificationStepSchema = v.strictObject({
  item: v.picklist(verificationItems),
  state: v.picklist(verificationStates),
  /** Why its document was rejected. */
  reason: v.nullable(v.picklist([...rejectReasons, ...wealthReasons])),
  needed: v.picklist(verificationMoments),
  /** The total of withdrawals above which it's required, in minor units. */
  above: v.nullable(v.strictObject({ amount_cents: v.number(), currency: v.string() })),
  /** Whether a withdrawal of any amount would be refused now without it. */
  is_due: v.boolean(),
  expires_at: v.nullable(v.string()),
});
export type VerificationStep = v.InferOutput<typeof verificationStepSchema>;
