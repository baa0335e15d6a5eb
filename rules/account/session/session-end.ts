/** Why a session was ended, as far as its player learns it. */
export type SessionEnd = 'new_password';
