import { setBusy } from '../../../platform/service-worker/busy';
import { onSessionChange } from '../../../platform/session';
import { emptySignUp, type SignUpValues } from './sign-up-shape';

/** The draft: it survives closing the dialog, not the window, and is deleted once somebody is signed in. */
interface Draft {
  step: number;
  values: SignUpValues;
}

const BUSY = 'sign-up draft';

let draft: Draft | null = null;
let isCurrencyOwn = false;
let stop: (() => void) | null = null;

/** The draft, or an empty one with these guesses. */
export function readDraft(guess: { country: string; currency: string }): Draft {
  return draft ?? { step: 0, values: emptySignUp(guess) };
}

/** Stores the draft; the window isn't reloaded over it. */
export function keepDraft(next: Draft): void {
  stop ??= onSessionChange(dropDraft);
  draft = next;
  setBusy(BUSY, next.step > 0 || next.values.email !== '' || next.values.first_name !== '');
}

/** Whether the player has selected the currency: then no other one is proposed. */
export function hasOwnCurrency(): boolean {
  return isCurrencyOwn;
}

/** The player selected the currency, even if it's the proposed one. */
export function noteOwnCurrency(): void {
  isCurrencyOwn = true;
}

/** Deletes it. */
export function dropDraft(): void {
  draft = null;
  isCurrencyOwn = false;
  setBusy(BUSY, false);
}
