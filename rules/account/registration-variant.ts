import { groups } from './groups';

export type RegistrationVariant = 'A' | 'B';

/** The group that a player's id gives: 544 for an odd one, 543 for an even one (AUTH-014). */
export function parityGroup(playerId: number): number {
  return playerId % 2 === 0 ? groups.evenId : groups.oddId;
}

/**
 * The variant of the sign-up form: by the parity of the stag's last hexadecimal digit, else of the player's id; even is
 * A, odd is B, and A where neither is known (AUTH-014).
 */
export function registrationVariant(stag: string | null, playerId: number | null): RegistrationVariant {
  const digit = /[0-9a-f]$/i.exec(stag ?? '')?.[0];
  const number = digit === undefined ? (playerId ?? 0) : Number.parseInt(digit, 16);
  return number % 2 === 0 ? 'A' : 'B';
}
