import { refuse } from '#server/plugins/refusals';
import type { Platform } from '#server/platform';
import { requireAge } from '../sign-up/region';
import type { Visitor } from './visitor';
import type { Row } from '../players/users';

/** The parts of an account that decide whether its player may sign in. */
export type Account = Pick<Row, 'id' | 'license_name' | 'date_of_birth' | 'status' | 'two_factor_enabled' | 'two_factor_secret'>;

/**
 * Refuses a sign-in with the right password or passkey. A break from play doesn't refuse it: play and deposits are refused by their own
 * checks, and the money can still be withdrawn (LIMIT-006). Refuses: EE_LICENSE_BLOCKED, too_young, account_closed,
 * account_locked.
 */
export function refuseEntry(platform: Platform, account: Account, visitor: Visitor): void {
  if (account.license_name === 'EE' && visitor.licence !== 'EE') throw refuse('EE_LICENSE_BLOCKED');
  if (account.date_of_birth !== null) requireAge(account.date_of_birth, visitor, platform.clock.now());
  if (account.status === 'closed') throw refuse('account_closed');
  if (account.status !== 'active') throw refuse('account_locked');
}
