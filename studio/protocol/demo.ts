import type { Provider } from './provider';
import { browserDice } from './browser-dice';
import { localProvider } from './local';

type Demo = Pick<Parameters<typeof localProvider>[0], 'config' | 'game' | 'minimumCycleMs'>;

/** A demo in this frame, with the browser's random numbers and clock. */
export function demoOf(demo: Demo): Provider {
  return localProvider({ ...demo, dice: browserDice(), now: () => new Date() });
}
