import { makeLazy } from '../../../platform/lazy';
import { setBusy } from '../../../platform/service-worker/busy';
import { onSessionChange } from '../../../platform/session';
import { emptySignUp, type SignUpValues } from './sign-up-shape';

/** The draft: it survives closing the dialog, not the window, and is deleted once somebody is signed in. */
interface Draft {
  step: number;
  values: SignUpValues;
}

const BUSY = 'sign-up draft';

/** Makes an empty draft. */
function makeDraft() {
  let draft: Draft | null = null;
  let isCurrencyOwn = false;
  return {
    read: () => draft,
    keep: (next: Draft) => void (draft = next),
    hasOwnCurrency: () => isCurrencyOwn,
    noteOwnCurrency: () => void (isCurrencyOwn = true),
    drop: () => {
      draft = null;
      isCurrencyOwn = false;
    },
  };
}

const current = makeDraft();

const dropAtSignIn = makeLazy(() => onSessionChange(dropDraft));

/** The draft, or an empty one with the guessed country and currency. */
export function readDraft(guess: { country: string; currency: string }): Draft {
  return current.read() ?? { step: 0, values: emptySignUp(guess) };
}

/** Stores the draft; the window isn't reloaded over it. */
export function keepDraft(next: Draft): void {
  dropAtSignIn();
  current.keep(next);
  setBusy(BUSY, next.step > 0 || next.values.email !== '' || next.values.first_name !== '');
}

/** Whether the player has selected the currency: then no other one is proposed. */
export const { hasOwnCurrency } = current;

/** The player selected the currency, even if it's the proposed one. */
export const { noteOwnCurrency } = current;

/** Deletes it. */
export function dropDraft(): void {
  current.drop();
  setBusy(BUSY, false);
}
