import type { Licence } from '../account/restrictions';

/** The most that a player may pay in within a month, over all operators of a licence. */
export interface DepositCap {
  currency: string;
  cents: number;
}

/** What a licence requires around limits, besides the policy of its country. */
export interface Duties {
  /** Over all operators: a central file is asked before each deposit. Null without one. */
  depositCap: DepositCap | null;
  /** A break of 24 hours is one press away while a game is open. */
  hasPanicButton: boolean;
  /** Whoever was active gets the statement of each month by mail. */
  sendsStatements: boolean;
  /** Whoever wants no deposit limit reads first what one is good for. */
  namesBenefits: boolean;
}

const none: Duties = { depositCap: null, hasPanicButton: false, sendsStatements: false, namesBenefits: false };

const duties: Readonly<Record<Licence, Duties>> = {
  curacao: none,
  /** NCPF: activity statements. Western Australia asks for the benefits; the licence is one for all states. */
  AU: { ...none, sendsStatements: true, namesBenefits: true },
  CA: none,
  /** GlüStV § 6c and § 6i: €1,000 a month over all operators, by the file LUGAS; the panic button. */
  DE: { ...none, depositCap: { currency: 'EUR', cents: 100_000 }, hasPanicButton: true, namesBenefits: true },
  EE: none,
  GB: none,
};

/** The duties of an account's licence; the strictest, which are Germany's, for an unknown one. */
export function dutiesOf(licence: string | null): Duties {
  return Object.entries(duties).find(([known]) => known === licence)?.[1] ?? duties.DE;
}
