import { session } from '../../platform/session';
import { clearBonusCode, setBonusCode, setCanIssue } from './gifts';

/**
 * Brings the code of a link to the next deposit: bonuses are switched on, the code is noted, and one that yields nothing
 * is deleted again (CASH-016). Answers whether the deposit is to open, which it is with a dead code too, but not where
 * the platform gives this player no bonuses.
 */
export async function applyDepositCode(code: string): Promise<boolean> {
  if (!session.player?.can_issue_bonuses && !(await setCanIssue(true))) return false;
  const answer = await setBonusCode(code);
  if (!answer) return false;
  if (answer.offer === null) await clearBonusCode();
  return true;
}
