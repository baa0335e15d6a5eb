import { missingFields, playerFields } from '../account/player-fields';

/**
 * What a player must fill in before the cashbox opens (PROF-002): phone, names, birth date, country, city, address and
 * postal code, where the currency is fiat. Empty where nothing is missing.
 */
export function missingForCashbox(profile: object, isFiat: boolean): string[] {
  return isFiat ? missingFields(playerFields.cashbox, profile as Record<string, unknown>) : [];
}
