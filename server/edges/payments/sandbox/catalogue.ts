import type { PaymentAction } from '#contract/fields/payment';
import type { AmountRange, MethodField, MethodFieldName } from '#contract/fields/payment-method';
import { cryptoRanges } from '#rules/cashbox/amounts/crypto';
import type { OfferedMethod } from '../../../ports/payment-provider';

type Units = readonly [least: number, most: number];

interface FiatMethod {
  id: string;
  provider: string;
  /** The countries where it exists; everywhere if absent. */
  currencies?: readonly string[];
  recallable: boolean;
  /** In units of the euro. */
  deposit?: Units;
  withdrawal?: Units;
  basisPoints?: Partial<Record<PaymentAction, number>>;
  fixedUnits?: Partial<Record<PaymentAction, number>>;
  minutes: Record<PaymentAction, number>;
  fields: Record<PaymentAction, readonly MethodFieldName[]>;
}

const cardFields = ['card_number', 'expiry', 'security_code', 'holder'] as const;

const fiatMethods: readonly FiatMethod[] = [
  {
    id: 'card',
    provider: 'sandbox',
    recallable: true,
    deposit: [10, 5000],
    withdrawal: [20, 2500],
    minutes: { deposit: 0, cashout: 15 },
    fields: { deposit: cardFields, cashout: cardFields },
  },
  {
    id: 'sofort',
    provider: 'sandbox',
    currencies: ['EUR'],
    recallable: false,
    deposit: [10, 2000],
    minutes: { deposit: 0, cashout: 0 },
    fields: { deposit: ['holder'], cashout: [] },
  },
  {
    id: 'orbit_wallet',
    provider: 'sandbox',
    recallable: true,
    deposit: [10, 3000],
    withdrawal: [20, 3000],
    basisPoints: { deposit: 150 },
    minutes: { deposit: 0, cashout: 15 },
    fields: { deposit: ['email'], cashout: ['email'] },
  },
  {
    id: 'interac',
    provider: 'sandbox',
    currencies: ['CAD'],
    recallable: true,
    deposit: [10, 2000],
    withdrawal: [20, 2000],
    minutes: { deposit: 0, cashout: 15 },
    fields: { deposit: ['email'], cashout: ['email'] },
  },
  {
    // The code of the voucher is typed on the provider's page. Only where a bank transfer can pay out what it paid in.
    id: 'neosurf',
    provider: 'sandbox',
    currencies: ['EUR', 'NOK'],
    recallable: false,
    deposit: [10, 250],
    minutes: { deposit: 0, cashout: 0 },
    fields: { deposit: [], cashout: [] },
  },
  {
    id: 'bank',
    provider: 'sandbox',
    currencies: ['EUR', 'NOK'],
    recallable: true,
    withdrawal: [20, 10_000],
    fixedUnits: { cashout: 2.5 },
    minutes: { deposit: 0, cashout: 15 },
    fields: { deposit: [], cashout: ['iban', 'holder'] },
  },
];

/** Round amounts of about the same value: one euro's worth in the currency. */
const worth: Record<string, number> = { JPY: 100, NOK: 10, BRL: 5, PLN: 5, INR: 100, KZT: 500, KWD: 0.5 };

function rangeOf(units: Units | undefined, cents: (units: number) => number): AmountRange | null {
  return units ? { min_cents: cents(units[0]), max_cents: cents(units[1]) } : null;
}

const asFields = (names: readonly MethodFieldName[]): MethodField[] => names.map((name) => ({ name, required: true }));

function fiat(currency: string, subunits: number, action: PaymentAction): OfferedMethod[] {
  const cents = (units: number) => Math.round(units * (worth[currency] ?? 1) * subunits);
  return fiatMethods
    .filter(
      ({ currencies, deposit, withdrawal }) => (currencies?.includes(currency) ?? true) && (action === 'deposit' ? deposit : withdrawal),
    )
    .map((method) => ({
      id: method.id,
      brand: method.id,
      provider: method.provider,
      type: 'other',
      currency,
      recallable: method.recallable,
      processingTime: method.minutes[action],
      fee: { basis_points: method.basisPoints?.[action] ?? 0, fixed_cents: cents(method.fixedUnits?.[action] ?? 0) },
      deposit: rangeOf(method.deposit, cents),
      withdrawal: rangeOf(method.withdrawal, cents),
      fields: asFields(method.fields[action]),
    }));
}

/** The sandbox's methods in a currency, with limits and fees in its minor units. */
export function offeredMethods(currency: string, subunits: number, action: PaymentAction): OfferedMethod[] {
  const ranges = cryptoRanges(currency, subunits);
  if (!ranges) return fiat(currency, subunits, action);
  return [
    {
      id: `crypto_${currency.toLowerCase()}`,
      brand: currency.toLowerCase(),
      provider: 'sandbox',
      type: 'crypto',
      currency,
      recallable: false,
      processingTime: action === 'deposit' ? 1 : 0,
      fee: { basis_points: 0, fixed_cents: 0 },
      ...ranges,
      fields: asFields(action === 'deposit' ? [] : ['address']),
    },
  ];
}
