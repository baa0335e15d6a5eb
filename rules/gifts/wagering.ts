import type { Licence } from '../account/restrictions';

/** The maximum wagering requirement under a licence, as a multiple; null without a cap. */
const caps: Readonly<Record<Licence, number | null>> = {
  curacao: null,
  AU: null,
  CA: null,
  DE: null,
  EE: null,
  /** UKGC, social responsibility code 5.1.1: ten times. */
  GB: 10,
};

/** The cap of an account's licence; the strictest, Great Britain's, for an unknown one. */
export function wageringCap(licence: string | null): number | null {
  return Object.hasOwn(caps, licence ?? '') ? caps[licence as Licence] : caps.GB;
}

/** The wagering requirement of a gift under a licence: the operators' value, or the licence's cap if that's lower. */
export function wageringUnder(licence: string | null, times: number): number {
  const cap = wageringCap(licence);
  return cap === null ? times : Math.min(times, cap);
}
