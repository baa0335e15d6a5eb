import type { Locale } from '#contract/fields/locale';
import type { PaymentProvider } from '#server/edges/payments/provider';

/** Who acts, when, and through whom the money goes. */
export interface Scene {
  provider: PaymentProvider;
  player: number;
  groups: readonly number[];
  locale: Locale;
  now: Date;
}
