import { storage } from '#contract/storage';
import { makeLazy } from '../../../platform/lazy';
import { setBusy } from '../../../platform/service-worker/busy';
import { onSessionChange } from '../../../platform/session';
import { readSession, writeSession } from '../../../platform/storage/session-storage';
import { emptySignUp, type SignUpValues } from './sign-up-shape';

/**
 * The draft: it survives closing the dialog, and a reload except for its password, which is never stored. It's deleted once somebody is
 * signed in, and with the window.
 */
interface Draft {
  step: number;
  values: SignUpValues;
}

const BUSY = 'sign-up draft';

/** What's proposed until the player selects something else. */
type Proposed = 'country' | 'currency';

/** Makes an empty draft. */
function makeDraft() {
  let draft: Draft | null = null;
  const own = new Set<Proposed>();
  return {
    read: () => draft,
    keep: (next: Draft) => void (draft = next),
    isOwn: (name: Proposed) => own.has(name),
    noteOwn: (name: Proposed) => void own.add(name),
    drop: () => {
      draft = null;
      own.clear();
    },
  };
}

const current = makeDraft();

const dropAtSignIn = makeLazy(() => onSessionChange(dropDraft));

/** The draft, or an empty one with the guessed country and currency. After a reload, the form starts with the missing password. */
export function readDraft(guess: { country: string; currency: string }): Draft {
  return current.read() ?? { step: 0, values: storedValues(emptySignUp(guess)) };
}

/** The values stored before a reload, over empty ones; values of another type are left out. */
function storedValues(empty: SignUpValues): SignUpValues {
  const stored = readSession(storage.session.signUp);
  if (typeof stored !== 'object' || stored === null) return empty;
  const known = Object.entries(stored).filter(([name, value]) => typeof value === typeof empty[name as keyof SignUpValues]);
  return { ...empty, ...Object.fromEntries(known) };
}

/** Stores the draft; the window isn't reloaded over it. */
export function keepDraft(next: Draft): void {
  dropAtSignIn();
  current.keep(next);
  const { password: _never, ...values } = next.values;
  writeSession(storage.session.signUp, values);
  setBusy(BUSY, next.step > 0 || next.values.email !== '' || next.values.first_name !== '');
}

/** Whether this window has a draft, which a reload ends. */
export const hasDraft = (): boolean => current.read() !== null;

/** Whether the player has selected it: then nothing else is proposed. */
export const { isOwn } = current;

/** The player selected it, even if it's the proposed one. */
export const { noteOwn } = current;

/** Deletes it. */
export function dropDraft(): void {
  current.drop();
  writeSession(storage.session.signUp, null);
  setBusy(BUSY, false);
}
