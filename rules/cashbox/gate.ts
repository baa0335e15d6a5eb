import type { PlayerField } from '#contract/fields/player-field';
import { missingFields } from '../account/player-fields';

/**
 * What a player must fill in before the cashbox opens (PROF-002), of the fields of its context: nothing where the
 * currency isn't fiat. Empty where nothing is missing.
 */
export function missingForCashbox(fields: readonly PlayerField[], profile: object, isFiat: boolean): string[] {
  return isFiat ? missingFields(fields, profile as Record<string, unknown>) : [];
}
