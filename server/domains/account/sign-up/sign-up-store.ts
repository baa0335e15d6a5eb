import type { Registration } from '#contract/fields/registration';
import { termsVersion } from '#rules/account/sign-up/consents';
import { stateOfAddress } from '#rules/account/fields/state-of-postal-code';
import { licenceOf } from '#rules/account/restrictions';
import { readVersions } from '#server/database/agreed-versions';
import type { Transaction } from '#server/database/connection';
import type { Visitor } from '../sign-in/visitor';

/** Inserts a new player; returns the id, or null if the address or the nickname is taken. */
export async function insertPlayer(
  transaction: Transaction,
  data: Registration,
  passwordHash: string,
  visitor: Visitor,
  now: Date,
): Promise<number | null> {
  const locale = data.locale ?? visitor.locale;
  const row = await transaction
    .insertInto('players')
    .values({
      email: data.email,
      password_hash: passwordHash,
      nickname: data.nickname || null,
      first_name: data.first_name,
      last_name: data.last_name,
      gender: data.gender ?? null,
      date_of_birth: data.date_of_birth,
      country: data.country,
      city: data.city,
      address: data.address,
      postal_code: data.postal_code ?? null,
      state: stateOfAddress(data),
      mobile_phone: data.mobile_phone,
      personal_id: data.personal_id ?? null,
      currency: data.currency,
      language: locale.split('-')[0]!,
      locale,
      ...(data.time_zone && { time_zone: data.time_zone }),
      brand: visitor.brand.id,
      license_name: licenceOf(visitor.licence, visitor.country),
      receive_promos: data.receive_promos ?? false,
      receive_sms_promos: data.receive_sms_promos ?? false,
      terms_accepted_at: now,
      terms_version: termsVersion(await readVersions(transaction)),
      stag: visitor.stag,
      affb: visitor.affb,
      created_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id ?? null;
}
