import type { Platform } from '#server/platform';
import { refuse } from '#server/plugins/refusals';
import type { Session } from '#server/plugins/session';
import { clearAttempts, recordAttempt } from './attempts';
import { isPassword } from './passwords';

/** Takes the password of the signed-in player again. Refuses with wrong_credentials, account_locked. */
export async function enterPasswordAgain(platform: Platform, session: Session, password: string): Promise<void> {
  const { database, clock } = platform;
  const { password_hash } = await database
    .selectFrom('players')
    .select('password_hash')
    .where('id', '=', session.player)
    .executeTakeFirstOrThrow();
  // A action of the session's own: what strangers try at the sign-in keeps nobody from their money.
  const action = ['again.session', session.hash.toString('hex')] as const;
  const waitMs = await recordAttempt(database, ...action, clock.now());
  if (waitMs > 0) throw refuse('account_locked', { retryAfterSeconds: Math.ceil(waitMs / 1000) });
  if (!(await isPassword(password, password_hash))) throw refuse('wrong_credentials');
  await database.updateTable('sessions').set({ authenticated_at: clock.now() }).where('token_hash', '=', session.hash).execute();
  await clearAttempts(database, [action]);
}
