import { proxy, useSnapshot } from 'valtio';

/** Whether the password dialog is open; all callers share its result. */
const state = proxy({ isAsked: false });
const waiting: ((isEntered: boolean) => void)[] = [];

/** Requests the player's password in a dialog; returns whether the server accepted it. */
export function askPasswordAgain(): Promise<boolean> {
  state.isAsked = true;
  return new Promise((resolve) => waiting.push(resolve));
}

/** Closes the dialog: the password was accepted, or the player cancelled. */
export function answerPasswordAgain(isEntered: boolean): void {
  state.isAsked = false;
  for (const resolve of waiting.splice(0)) resolve(isEntered);
}

/** Whether the dialog shows. */
export function usePasswordAgain(): boolean {
  return useSnapshot(state).isAsked;
}
