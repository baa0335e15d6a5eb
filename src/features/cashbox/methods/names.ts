import type { MessageKey } from '#locales/index';
import type { Payment, PaymentState } from '#contract/fields/payment';
import type { PaymentMethod, SavedProfile } from '#contract/fields/payment-method';
import { hasArrived, isRunning } from '#rules/cashbox/payments/states';
import type { TextOf } from '../../../platform/i18n';
import type { useFormat } from '../../../platform/i18n';
import type { Tone } from '../../../ui/badge';

type Format = ReturnType<typeof useFormat>;

const brands: Record<string, MessageKey> = {
  card: 'cashbox.brand-card',
  visa: 'cashbox.brand-visa',
  mastercard: 'cashbox.brand-mastercard',
  amex: 'cashbox.brand-amex',
  sofort: 'cashbox.brand-sofort',
  orbit_wallet: 'cashbox.brand-orbit-wallet',
  interac: 'cashbox.brand-interac',
  neosurf: 'cashbox.brand-neosurf',
  bank: 'cashbox.brand-bank',
  btc: 'cashbox.brand-btc',
  eth: 'cashbox.brand-eth',
  ltc: 'cashbox.brand-ltc',
  bch: 'cashbox.brand-bch',
  dog: 'cashbox.brand-dog',
  usdt: 'cashbox.brand-usdt',
};

/** Why a saved method can't pay in. */
export const problemTexts: Record<NonNullable<SavedProfile['problem']>, MessageKey> = {
  card_expired: 'cashbox.saved.expired',
  card_not_accepted: 'cashbox.saved.blocked',
  credit_card_not_allowed: 'cashbox.saved.credit',
};

/** The name of a brand; an unknown one shows the provider's name. */
export function brandName(t: TextOf, brand: string): string {
  const key = brands[brand];
  return key ? t(key) : brand;
}

/** How long a method takes. */
export function timeText(t: TextOf, minutes: number): string {
  return minutes === 0 ? t('cashbox.time-instant') : t('cashbox.time-minutes', { n: minutes });
}

/** What a method costs. */
export function feeText(t: TextOf, format: Format, { fee, currency }: PaymentMethod): string {
  const { basis_points: points, fixed_cents: fixed } = fee;
  const parts = [points > 0 && format.percent(points / 10_000), fixed > 0 && format.money(fixed, currency)].filter(Boolean);
  return parts.length === 0 ? t('cashbox.fee-none') : t('cashbox.fee-of', { fee: parts.join(' + ') });
}

/** An amount with the sign of its effect on the account; a failed one has no sign. */
export function signedAmount({ action, state, amount_cents: amount, currency }: Payment, format: Format): string {
  const text = format.money(amount, currency);
  if (!isRunning(state) && !hasArrived(state)) return text;
  return action === 'deposit' ? `+${text}` : `−${text}`;
}

const states: Record<PaymentState, { text: MessageKey; tone: Tone }> = {
  succeeded: { text: 'cashbox.state-succeeded', tone: 'success' },
  success: { text: 'cashbox.state-success', tone: 'success' },
  pending: { text: 'cashbox.state-pending', tone: 'info' },
  processing: { text: 'cashbox.state-processing', tone: 'info' },
  reserved: { text: 'cashbox.state-reserved', tone: 'info' },
  canceled: { text: 'cashbox.state-canceled', tone: 'neutral' },
  recalled: { text: 'cashbox.state-recalled', tone: 'neutral' },
  declined: { text: 'cashbox.state-declined', tone: 'danger' },
  rejected: { text: 'cashbox.state-rejected', tone: 'danger' },
};

/** The label of a payment's state, and its tone. */
export function stateName(t: TextOf, { state, waits_for }: Pick<Payment, 'state' | 'waits_for'>): { text: string; tone: Tone } {
  if (waits_for === 'challenge') return { text: t('cashbox.state-code'), tone: 'warning' };
  const { text, tone } = states[state];
  return { text: t(text), tone };
}
