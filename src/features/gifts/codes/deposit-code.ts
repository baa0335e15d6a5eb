import { useEffect, useState } from 'react';
import * as v from 'valibot';
import { promoCodeSchema } from '#contract/fields/gift';
import { session } from '../../../platform/session';
import { clearBonusCode, setBonusCode, setCanIssue } from '../gift-calls';
import { depositCode, noteDepositCodeShown } from './stored-codes';

/** The result of a deposit code. `title` is the bonus of an applied code; null if only the code is known. */
export interface CodeOutcome {
  kind: 'applied' | 'invalid' | 'failed';
  code: string;
  title: string | null;
}

/**
 * Applies a link's code to the next deposit: bonuses are switched on, the code is set, and one without a bonus is
 * deleted again (CASH-016). Fails if the server gives this player no bonuses, or doesn't respond.
 */
export async function applyDepositCode(code: string): Promise<CodeOutcome> {
  if (!v.is(promoCodeSchema, code)) return { kind: 'invalid', code, title: null };
  if (!session.player?.can_issue_bonuses && !(await setCanIssue(true))) return { kind: 'failed', code, title: null };
  const response = await setBonusCode(code);
  if (!response) return { kind: 'failed', code, title: null };
  if (response.offer) return { kind: 'applied', code, title: response.offer.title };
  await clearBonusCode();
  return { kind: 'invalid', code, title: null };
}

let handedOver: CodeOutcome | null = null;

/** Passes a result to the deposit dialog that opens next, so that it doesn't apply the code a second time. */
export function handOver(outcome: CodeOutcome): void {
  handedOver = outcome;
}

/** The code of a deposit that has to apply one: the passed result, the stored code, or the one already set. */
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

/** Applies the stored code while a deposit that has to apply one is open (ROUTE-010); null until the result is known. */
export function useAppliedCode(isAsked: boolean): CodeOutcome | null {
  const [outcome, setOutcome] = useState<CodeOutcome | null>(null);
  useEffect(() => {
    if (isAsked) void outcomeNow().then(setOutcome);
  }, [isAsked]);
  return outcome;
}
