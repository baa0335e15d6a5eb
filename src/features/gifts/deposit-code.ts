import { useEffect, useState } from 'react';
import * as v from 'valibot';
import { promoCodeSchema } from '#contract/fields/gift';
import { session } from '../../platform/session';
import { clearBonusCode, setBonusCode, setCanIssue } from './gifts';
import { depositCode, noteDepositCodeShown } from './stored-codes';

/** What came of a deposit's code. `title` names the bonus that an applied code brings; null where only the code is known. */
export interface CodeOutcome {
  kind: 'applied' | 'invalid' | 'failed';
  code: string;
  title: string | null;
}

/**
 * Applies the code of a link to the next deposit: bonuses are switched on, the code is set, and one that yields nothing is
 * deleted again (CASH-016). Fails where the platform gives this player no bonuses, or doesn't answer.
 */
export async function applyDepositCode(code: string): Promise<CodeOutcome> {
  if (!v.is(promoCodeSchema, code)) return { kind: 'invalid', code, title: null };
  if (!session.player?.can_issue_bonuses && !(await setCanIssue(true))) return { kind: 'failed', code, title: null };
  const answer = await setBonusCode(code);
  if (!answer) return { kind: 'failed', code, title: null };
  if (answer.offer) return { kind: 'applied', code, title: answer.offer.title };
  await clearBonusCode();
  return { kind: 'invalid', code, title: null };
}

let handedOver: CodeOutcome | null = null;

/** Hands an outcome to the deposit dialog that opens next, so that it doesn't apply the code a second time. */
export function handOver(outcome: CodeOutcome): void {
  handedOver = outcome;
}

/** What a deposit that is asked to apply its code finds: what was handed over, the kept code, or the one that is set already. */
async function outcomeNow(): Promise<CodeOutcome | null> {
  const before = handedOver;
  handedOver = null;
  if (before) return before;
  const code = depositCode();
  const set = session.player?.deposit_bonus_code ?? null;
  if (code === null) return set === null ? null : { kind: 'applied', code: set, title: null };
  noteDepositCodeShown();
  return applyDepositCode(code);
}

/** Applies the kept code while a deposit is open that is asked to (ROUTE-010); null until it is known what came of it. */
export function useAppliedCode(isAsked: boolean): CodeOutcome | null {
  const [outcome, setOutcome] = useState<CodeOutcome | null>(null);
  useEffect(() => {
    if (isAsked) void outcomeNow().then(setOutcome);
  }, [isAsked]);
  return outcome;
}
