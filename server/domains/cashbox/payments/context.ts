import type { Locale } from '#contract/fields/locale';
import type { PaymentProvider } from '#server/ports/payment-provider';
import type { Configs } from '../../config/configs';

/** Who acts, when, and through whom the money goes. */
export interface CashboxContext {
  provider: PaymentProvider;
  player: number;
  groups: readonly number[];
  /** The fingerprint of the device that the session began on; null where it gave none. */
  device: string | null;
  locale: Locale;
  now: Date;
  configs: Configs;
}
