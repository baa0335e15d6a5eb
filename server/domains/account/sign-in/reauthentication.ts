import type { PasskeyAssertion } from '#contract/fields/passkey';
import { inTransaction } from '#server/database/connection';
import { readPlayer } from '#server/database/players-store';
import type { Platform } from '#server/platform';
import { refuse, refuseIfEarly } from '#server/plugins/refusals';
import type { Session } from '#server/plugins/session';
import { clearAttempts, recordAttempt } from './attempts-store';
import type { PasskeySite } from '../passkeys/passkey-site';
import { provePasskeyAgain, verifyAssertion } from '../passkeys/passkeys';
import { noteProven } from '../passkeys/passkeys-store';
import { isPassword } from '../passwords/passwords';

/** Checks the password of the signed-in player again. Refuses with wrong_credentials, account_locked. */
export async function enterPasswordAgain(platform: Platform, session: Session, password: string): Promise<void> {
  const { database, clock } = platform;
  const { password_hash } = await readPlayer(database, session.player, ['password_hash']);
  // Throttled per session, so that a stranger's sign-in attempts can't block a player's access to their money.
  const action = ['again.session', session.hash.toString('hex')] as const;
  const waitMs = await recordAttempt(database, ...action, clock.now());
  refuseIfEarly('account_locked', waitMs);
  if (!(await isPassword(platform, password, password_hash))) throw refuse('wrong_credentials');
  await noteProven(database, session.hash, clock.now());
  await clearAttempts(database, [action]);
}

/** Accepts a passkey of the signed-in player instead of the password. Refuses with passkey_not_accepted. */
export async function enterPasskeyAgain(
  platform: Platform,
  session: Session,
  assertion: PasskeyAssertion,
  site: PasskeySite,
): Promise<void> {
  const { database, clock } = platform;
  const proof = await verifyAssertion(database, clock.now(), assertion, { kind: 'again', player: session.player }, site);
  await inTransaction(database, (transaction) => provePasskeyAgain(transaction, session, proof, clock.now()));
}
