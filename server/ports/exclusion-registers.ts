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
  /** Whether a register lists the person. Throws if it's unavailable; play is then refused under a licence that requires it. */
  isExcluded(register: RegisterName, person: RegisterPerson): Promise<boolean>;
}
