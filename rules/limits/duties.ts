import type { Licence } from '../account/restrictions';

/** A cap on a player's deposits within a month, across all operators of a licence. */
export interface DepositCap {
  currency: string;
  cents: number;
}

/** A licence's requirements around limits, in addition to the policy of its country. */
export interface Duties {
  /** Checked against a central register before each deposit, since it spans all operators. Null without a cap. */
  depositCap: DepositCap | null;
  /** Whether an open game has a button that starts a break of 24 hours. */
  hasPanicButton: boolean;
  /** Whether active players get a monthly statement by mail. */
  sendsStatements: boolean;
  /** Whether a player who declines a deposit limit must first read about its benefits. */
  namesBenefits: boolean;
}

const none: Duties = { depositCap: null, hasPanicButton: false, sendsStatements: false, namesBenefits: false };

const duties: Readonly<Record<Licence, Duties>> = {
  curacao: none,
  /** NCPF: activity statements. Western Australia requires the benefits; the licence covers all states. */
  AU: { ...none, sendsStatements: true, namesBenefits: true },
  CA: none,
  /** GlüStV § 6c and § 6i: €1,000 a month across all operators, checked with the LUGAS register; the panic button. */
  DE: { ...none, depositCap: { currency: 'EUR', cents: 100_000 }, hasPanicButton: true, namesBenefits: true },
  EE: none,
  GB: none,
};

/** The duties of an account's licence; the strictest, which are Germany's, for an unknown one. */
export function dutiesOf(licence: string | null): Duties {
  return Object.entries(duties).find(([known]) => known === licence)?.[1] ?? duties.DE;
}
