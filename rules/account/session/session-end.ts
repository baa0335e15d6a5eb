/** Why a session was ended, as far as its player is told. */
export type SessionEnd = 'new_password';
