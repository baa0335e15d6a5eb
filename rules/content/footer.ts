import type { Locale } from '#contract/fields/locale';
import type { Licence } from '../account/restrictions';
import { groups } from '../account/groups';
import { paymentTerms } from '../cashbox/methods/payment-terms';

/** Whether a visitor sees a link of the footer: in Estonia, no link may invite to play (FOOT-002). */
export function isFooterLinkShown(slug: string, licence: Licence): boolean {
  return licence !== 'EE' || !hiddenInEstonia.has(slug);
}

const hiddenInEstonia: ReadonlySet<string> = new Set(['bonus-balance', 'benefits-of-crypto', 'awards', 'blog', 'social']);

/** The payment methods whose logos the footer shows, in their order. */
export const paymentMarks = ['visa', 'mastercard', 'neosurf', 'sepa', 'interac', 'bitcoin', 'ethereum', 'litecoin', 'tether'] as const;
export type PaymentMark = (typeof paymentMarks)[number];

const crypto: ReadonlySet<PaymentMark> = new Set(['bitcoin', 'ethereum', 'litecoin', 'tether']);

/**
 * The logos for a visitor: Neosurf not in Australian English (FOOT-003) and not under licences that allow no vouchers, Australia's
 * among them, crypto not in Estonia (FOOT-002) and not under licences that don't allow it.
 */
export function paymentMarksFor(locale: Locale, licence: Licence): PaymentMark[] {
  const terms = paymentTerms(licence);
  const hasNeosurf = locale !== 'en-AU' && terms.hasVouchers;
  const hasCrypto = licence !== 'EE' && terms.hasCrypto;
  return paymentMarks.filter((mark) => (hasNeosurf || mark !== 'neosurf') && (hasCrypto || !crypto.has(mark)));
}

/** The copyright line: players with an odd id see the operator; testers see the line of their own group (FOOT-001). */
export function copyrightFor(held: readonly number[]): 'short' | 'company' | 'tester' {
  if (held.includes(groups.tester)) return 'tester';
  return held.includes(groups.oddId) ? 'company' : 'short';
}
