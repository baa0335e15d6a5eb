import type { RegisterPerson } from './exclusion-registers';

/** A deposit in the register; the same reference is the same deposit. */
export interface ReservedDeposit {
  reference: string;
  eurCents: number;
}

/** The central register of a person's deposits with all operators of a licence, such as LUGAS in Germany. */
export interface DepositRegister {
  /** Reserves a deposit; returns whether it fits the person's cap. Throws if the register is unavailable; deposits are then refused. */
  reserve(person: RegisterPerson, deposit: ReservedDeposit): Promise<boolean>;
  /** Releases the reservation of a failed deposit. */
  release(reference: string): Promise<void>;
}
