import type { FieldForPlay } from '#contract/fields/config/site';
import type { MessageKey } from '#locales/index';

/** The labels of the profile's fields. */
export const fieldNames: Readonly<Record<FieldForPlay, MessageKey>> = {
  first_name: 'account.first-name',
  last_name: 'account.last-name',
  date_of_birth: 'account.birth-date',
  mobile_phone: 'account.phone',
  country: 'account.country',
  city: 'account.city',
  address: 'account.address',
  postal_code: 'account.postal-code',
  state: 'account.state',
  nickname: 'account.nickname',
  gender: 'account.gender',
  profession: 'account.profession',
  personal_id: 'account.personal-id',
};
