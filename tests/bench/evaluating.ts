import type { Evaluating } from '../support/device-contents';
import type { BarePage } from './bare-browser';
import { namingShim } from './naming-shim';

/** A bare page that can evaluate a function, like Playwright's pages. */
export function evaluating(page: BarePage): Evaluating {
  return { evaluate: (work, argument) => page.ask(`${namingShim}(${work.toString()})(${JSON.stringify(argument)})`) };
}
