import { proxy, useSnapshot } from 'valtio';

/** Whether the password is being asked for; those who wait for the answer wait together. */
const state = proxy({ isAsked: false });
let waiting: ((isEntered: boolean) => void)[] = [];

/** Asks the player for the password in a dialog; answers whether the platform has taken it. */
export function askPasswordAgain(): Promise<boolean> {
  state.isAsked = true;
  return new Promise((resolve) => waiting.push(resolve));
}

/** Ends the question: the password was taken, or the player would rather not. */
export function answerPasswordAgain(isEntered: boolean): void {
  state.isAsked = false;
  for (const resolve of waiting) resolve(isEntered);
  waiting = [];
}

/** Whether the dialog is to show. */
export function usePasswordAgain(): boolean {
  return useSnapshot(state).isAsked;
}
