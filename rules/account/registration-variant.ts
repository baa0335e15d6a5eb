/** The two registrations that are compared: `a` asks for the access first, `b` for the person first. */
export type RegistrationVariant = 'a' | 'b';

const lastHexDigit = /[0-9a-f](?=[^0-9a-f]*$)/i;

/**
 * Which registration somebody meets (AUTH-014): by the parity of the last hex digit of the partner's stag, else of the
 * player's id; `a` for even ones, and where neither is known.
 */
export function registrationVariant({ stag, playerId }: { stag: string | null; playerId: number | null }): RegistrationVariant {
  const digit = stag === null ? null : lastHexDigit.exec(stag);
  const number = digit ? Number.parseInt(digit[0], 16) : (playerId ?? 0);
  return number % 2 === 0 ? 'a' : 'b';
}
