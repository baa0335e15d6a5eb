import type { AppContext } from '../../../platform/context/app-context';
import type { GameAddress } from './game-queries';

type Start = (app: AppContext, address: GameAddress, mode: 'real' | 'demo', hasDemo: boolean) => void;

let start: Start | null = null;

/** Registers what a press on a game starts: that code isn't part of the first load. */
export function onPress(given: Start): void {
  start = given;
}

/**
 * A game was pressed. What it needs is requested in the same task, before the page changes: that keeps a slow phone busy for some hundred
 * milliseconds.
 */
export const press: Start = (...pressed) => {
  if (start) start(...pressed);
  // Whatever can't be loaded now is requested again by the page.
  else void import('./opening').then(() => start?.(...pressed)).catch(() => undefined);
};
