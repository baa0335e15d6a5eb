import type { Registration } from '#contract/fields/registration';
import { matchPersons, type PersonTraits, SAME_PERSON_FROM } from '#rules/account/matching/persons';
import type { Queries } from '#server/database/connection';
import { refuse } from '#server/plugins/refusals';
import { audit } from '../security/audit';
import { findExcludedLike, likenessOf } from './store';
import { traitsOf } from './traits';

/**
 * Refuses a second account to a person who is excluded at any of our brands, by self-exclusion or by closing an account during a break
 * or over gambling problems, even with another address (LIMIT-006). It's audited at the excluded account. Refuses: player_excluded.
 */
export async function refuseExcludedPerson(queries: Queries, data: Registration): Promise<void> {
  const { first_name: firstName, last_name: lastName, date_of_birth: birthDate, mobile_phone: phone, email } = data;
  const device = data.dfpc ?? null;
  const devices = device === null ? [] : [device];
  const person: PersonTraits = { firstName, lastName, birthDate, phone, email, devices, instruments: [], documents: [] };
  for (const row of await findExcludedLike(queries, likenessOf(person))) {
    const excluded = traitsOf(row, { devices: row.hasDevice ? devices : [] });
    const { score, reasons } = matchPersons(person, excluded);
    if (score < SAME_PERSON_FROM) continue;
    await audit(queries, row.id, 'sign_up_refused', { score, reasons });
    throw refuse('player_excluded');
  }
}
