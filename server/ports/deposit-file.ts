import type { RegisterPerson } from './exclusion-registers';

/** A deposit as the file knows it: the same reference is the same deposit. */
export interface ReservedDeposit {
  reference: string;
  eurCents: number;
}

/** The central file of what people pay in with all operators of a licence, such as LUGAS in Germany. */
export interface DepositFile {
  /** Whether a deposit still fits into what the person may pay in; it counts from then on. Throws if it can't be asked: nobody deposits then. */
  reserve(person: RegisterPerson, deposit: ReservedDeposit): Promise<boolean>;
  /** Gives back the room of a deposit that failed. */
  release(reference: string): Promise<void>;
}
