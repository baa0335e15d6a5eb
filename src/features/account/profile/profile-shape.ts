import * as v from 'valibot';
import { dateSchema, formatDate, formatIsoDate, parseDate, parseIsoDate } from '#contract/fields/dates';
import { type ProfileChange, profileSchema } from '#contract/fields/profile';
import type { PlayerField } from '#contract/fields/player-field';
import { fieldProblem } from '#rules/account/fields/player-fields';
import type { Licence } from '#rules/account/restrictions';
import type { FormShape, FormValues } from '../../../platform/form';
import type { Player } from '../../../platform/session';
import { typedStateProblem } from '../state-problem';

export const profileNames = [
  'nickname',
  'first_name',
  'last_name',
  'date_of_birth',
  'gender',
  'mobile_phone',
  'country',
  'postal_code',
  'state',
  'city',
  'address',
  'profession',
  'personal_id',
] as const;
export type ProfileName = (typeof profileNames)[number];

const { entries } = profileSchema;
const typed: Record<ProfileName, v.GenericSchema> = { ...entries, date_of_birth: dateSchema };

/** A player's data in the form: texts, the birth date as typed. */
export function profileValues(player: Pick<Player, ProfileName>): FormValues<ProfileName> {
  const text = (name: ProfileName) => player[name] ?? '';
  const birth = player.date_of_birth === null ? null : parseIsoDate(player.date_of_birth);
  return {
    ...(Object.fromEntries(profileNames.map((name) => [name, text(name)])) as FormValues<ProfileName>),
    date_of_birth: birth ? formatDate(birth) : '',
  };
}

/**
 * Whether a field is editable: some are fixed once they are filled in, by the server's field definitions; until these are known, the server
 * refuses (FORM-019). A name is fixed once documents have verified it, a number once a code has confirmed it.
 */
export function isEditable(
  player: Pick<Player, ProfileName> & Partial<Pick<Player, 'verified' | 'sumsub_verified' | 'phone_confirmed_at'>>,
  name: ProfileName,
  ruled: readonly PlayerField[],
): boolean {
  const isProven = (player.verified || player.sumsub_verified) && (name === 'first_name' || name === 'last_name');
  if (isProven && player[name]) return false;
  if (name === 'mobile_phone' && player.phone_confirmed_at) return false;
  const field = ruled.find((one) => one.name === name);
  return (field?.editable ?? ruled.length === 0) || player[name] === null || player[name] === '';
}

/**
 * The form's schema: filled-in fields may be changed but not emptied, missing ones may stay so; the server's rules validate
 * the input (FORM-019).
 */
export function profileShape(
  player: Pick<Player, ProfileName>,
  licence: Licence,
  now: () => Date,
  ruled: readonly PlayerField[],
): FormShape<ProfileName> {
  const fields = Object.fromEntries(
    profileNames.map((name) => {
      const schema = typed[name].type === 'optional' ? (typed[name] as unknown as { wrapped: v.GenericSchema }).wrapped : typed[name];
      return [name, player[name] ? schema : v.optional(schema)];
    }),
  ) as FormShape<ProfileName>['fields'];
  return {
    name: 'profile',
    fields,
    rules: (name, values) => {
      const field = ruled.find((one) => one.name === name);
      if (!field || values[name] === '') return null;
      return fieldProblem(field, String(values[name]), { licence, country: String(values.country) || null, now: now() });
    },
    // A new postal code without a new state also sets the state.
    also: { state: (values) => (values.state === (player.state ?? '') ? null : typedStateProblem(values)) },
  };
}

/**
 * The form's values once the player's data have changed: the new ones for fields that weren't edited, or aren't editable
 * any more.
 */
export function followedValues(
  values: FormValues<ProfileName>,
  shown: FormValues<ProfileName>,
  player: Pick<Player, ProfileName>,
  ruled: readonly PlayerField[],
): FormValues<ProfileName> {
  const now = profileValues(player);
  const isKept = (name: ProfileName) => values[name] !== shown[name] && isEditable(player, name, ruled);
  return Object.fromEntries(profileNames.map((name) => [name, isKept(name) ? values[name] : now[name]])) as FormValues<ProfileName>;
}

/** The differences from the player, in wire format. */
export function profileChange(player: Pick<Player, ProfileName>, values: FormValues<ProfileName>): ProfileChange {
  const before = profileValues(player);
  const changed = profileNames.filter((name) => values[name] !== before[name]).map((name) => [name, String(values[name])] as const);
  const change: Record<string, string> = Object.fromEntries(changed);
  const day = change.date_of_birth ? parseDate(change.date_of_birth) : null;
  return { ...change, ...(day && { date_of_birth: formatIsoDate(day) }) } as ProfileChange;
}
