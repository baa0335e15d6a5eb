import type { RegisterName } from '#rules/account/verification/registers';

/** The person in a query to a register. `birthDate` is YYYY-MM-DD. */
export interface RegisterPerson {
  firstName: string;
  lastName: string;
  birthDate: string;
  email: string;
  phone: string | null;
  postalCode: string | null;
}

/** The national registers of self-excluded people. */
export interface ExclusionRegisters {
  /** Whether a register names the person. Throws if it can't be reached: nobody plays then under a licence that requires it. */
  isExcluded(register: RegisterName, person: RegisterPerson): Promise<boolean>;
}
