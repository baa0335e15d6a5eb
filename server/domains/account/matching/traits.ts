import type { PersonTraits } from '#rules/account/matching/persons';

interface Row {
  first_name: string | null;
  last_name: string | null;
  date_of_birth: string | null;
  mobile_phone: string | null;
  email: string;
}

/** An account's row for a comparison with another one, with their shared devices and documents. */
export function traitsOf(row: Row, shared: Partial<Pick<PersonTraits, 'devices' | 'documents'>>): PersonTraits {
  return {
    firstName: row.first_name,
    lastName: row.last_name,
    birthDate: row.date_of_birth,
    phone: row.mobile_phone,
    email: row.email,
    devices: [],
    instruments: [],
    documents: [],
    ...shared,
  };
}
