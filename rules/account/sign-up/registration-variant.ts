/** The two registrations of the A/B test: `a` starts with the credentials, `b` with the personal details. */
export type RegistrationVariant = 'a' | 'b';

const lastHexDigit = /[0-9a-f](?=[^0-9a-f]*$)/i;

/**
 * Which registration a visitor gets (AUTH-014): by the parity of the last hex digit of the partner's stag, else of the
 * player's id; `a` if it's even or neither is known.
 */
export function registrationVariant({ stag, playerId }: { stag: string | null; playerId: number | null }): RegistrationVariant {
  const digit = stag === null ? null : lastHexDigit.exec(stag);
  const number = digit ? Number.parseInt(digit[0], 16) : (playerId ?? 0);
  return number % 2 === 0 ? 'a' : 'b';
}
