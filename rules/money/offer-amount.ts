import { DEFAULT_CURRENCY } from './currencies';
import { convert, type Rates } from './money';

/** The most by which rounding may change an amount: half a step, and a step is at most a twentieth of the amount. */
const STEPS_IN_AMOUNT = 20;

/** The largest of 1, 5, 10, 50, 100 … that's at most a twentieth of an amount; 1 for small amounts. */
function stepOf(cents: number): number {
  let step = 1;
  while (step * 5 * STEPS_IN_AMOUNT <= cents) {
    if (step * 10 * STEPS_IN_AMOUNT > cents) return step * 5;
    step *= 10;
  }
  return step;
}

/**
 * An amount of an offer or of a bonus's terms, which operators set in euro cents, in minor units of a currency: converted and rounded
 * to a sum that one would choose (€100 isn't 1,153.27 but 1,150 kroner), by 2.5% at most, halves down. In euros it's unchanged. What's
 * shown and what's applied both come from here. Throws what `convert` throws.
 */
export function offerAmount(eurCents: number, currency: string, rates: Rates): number {
  const exact = convert(eurCents, DEFAULT_CURRENCY, currency, rates);
  if (currency === DEFAULT_CURRENCY) return exact;
  const step = stepOf(exact);
  return Math.floor((exact + Math.floor((step - 1) / 2)) / step) * step;
}
