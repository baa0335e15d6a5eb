import { DEFAULT_CURRENCY } from './currencies';

/** Thrown if an operator's rate is refused; the message has the reason. */
export class RateRefused extends Error {}

/** The factor from which a change of rate needs confirmation. */
const FAR = 2;

/**
 * The rate that replaces another, in euros for one unit, or null if nothing changes. Throws RateRefused for the euro, for
 * anything but a positive decimal, and for a change by more than a factor of two unless `isFarAllowed`: a misplaced decimal
 * point would move limits, levels and prizes.
 */
export function changedRate(currency: string, from: string, wanted: string, isFarAllowed: boolean): string | null {
  if (currency === DEFAULT_CURRENCY) throw new RateRefused(`${currency}: rates are in euros, so the euro is always 1`);
  if (!/^\d{1,12}(?:\.\d{1,12})?$/.test(wanted) || Number(wanted) === 0)
    throw new RateRefused(`${currency}: ${wanted} is not a positive decimal such as 0.86`);
  const factor = Number(wanted) / Number(from);
  if (factor === 1) return null;
  if (!isFarAllowed && (factor > FAR || factor < 1 / FAR))
    throw new RateRefused(`${currency}: ${from} to ${wanted} is a change by more than a factor of ${FAR}; add --far if you mean it`);
  return wanted;
}
