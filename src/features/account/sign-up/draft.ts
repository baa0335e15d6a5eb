import { setBusy } from '../../../platform/service-worker/busy';
import { onSessionChange } from '../../../platform/session';
import { emptySignUp, type SignUpValues } from './sign-up-shape';

/** What was typed so far: it outlives closing the dialog, not the window, and is gone once somebody is signed in. */
interface Draft {
  step: number;
  values: SignUpValues;
}

const BUSY = 'sign-up draft';

let draft: Draft | null = null;
let isCurrencyOwn = false;
let stop: (() => void) | null = null;

/** The draft, or an empty one that begins with these guesses. */
export function readDraft(guess: { country: string; currency: string }): Draft {
  return draft ?? { step: 0, values: emptySignUp(guess) };
}

/** Keeps what was typed; the window is not loaded anew over it. */
export function keepDraft(next: Draft): void {
  stop ??= onSessionChange(dropDraft);
  draft = next;
  setBusy(BUSY, next.step > 0 || next.values.email !== '' || next.values.first_name !== '');
}

/** Whether the player has chosen the currency: nothing proposes another one then. */
export function hasOwnCurrency(): boolean {
  return isCurrencyOwn;
}

/** The player chose the currency, be it the one that was proposed. */
export function noteOwnCurrency(): void {
  isCurrencyOwn = true;
}

/** Forgets it. */
export function dropDraft(): void {
  draft = null;
  isCurrencyOwn = false;
  setBusy(BUSY, false);
}
