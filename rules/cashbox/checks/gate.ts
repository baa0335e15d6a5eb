import type { PlayerField } from '#contract/fields/player-field';
import { missingFields } from '../../account/fields/player-fields';

/**
 * The fields of the cashbox's context that a player must fill in before it opens (PROF-002): none for a currency
 * that isn't fiat. Empty if nothing is missing.
 */
export function missingForCashbox(fields: readonly PlayerField[], profile: object, isFiat: boolean): string[] {
  return isFiat ? missingFields(fields, profile as Record<string, unknown>) : [];
}
