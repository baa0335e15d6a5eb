import type { Locale } from '#contract/fields/locale';
import type { PaymentProvider } from '#server/ports/payment-provider';
import type { Configs } from '../../config/configs';

/** The player, the time, and the provider that moves the money. */
export interface CashboxContext {
  provider: PaymentProvider;
  player: number;
  groups: readonly number[];
  /** The fingerprint of the session's device; null if it has none. */
  device: string | null;
  locale: Locale;
  now: Date;
  configs: Configs;
}
