import * as v from 'valibot';
import { dateSchema, formatDate, formatIsoDate, parseDate, parseIsoDate } from '#contract/fields/dates';
import { type ProfileChange, profileSchema } from '#contract/fields/profile';
import type { PlayerField } from '#contract/fields/player-field';
import { fieldProblem } from '#rules/account/player-fields';
import type { Licence } from '#rules/account/restrictions';
import type { FormShape, FormValues } from '../../../platform/form';
import type { Player } from '../../../platform/session';

export const profileNames = [
  'nickname', 'first_name', 'last_name', 'date_of_birth', 'gender', 'mobile_phone', 'country', 'postal_code', 'state', 'city', 'address', 'profession', 'personal_id',
] as const;
export type ProfileName = (typeof profileNames)[number];

const { entries } = profileSchema;
const typed: Record<ProfileName, v.GenericSchema> = { ...entries, date_of_birth: dateSchema };

/** What the form shows of a player: texts, the birth date as it is typed. */
export function profileValues(player: Pick<Player, ProfileName>): FormValues<ProfileName> {
  const text = (name: ProfileName) => player[name] ?? '';
  const birth = player.date_of_birth === null ? null : parseIsoDate(player.date_of_birth);
  return { ...(Object.fromEntries(profileNames.map((name) => [name, text(name)])) as FormValues<ProfileName>), date_of_birth: birth ? formatDate(birth) : '' };
}

/** Whether a field may be edited: some stay as they are once they are filled in, as the platform's fields say; until these are known, the platform refuses (FORM-019). */
export function isEditable(player: Pick<Player, ProfileName>, name: ProfileName, ruled: readonly PlayerField[]): boolean {
  const field = ruled.find((one) => one.name === name);
  return (field?.editable ?? ruled.length === 0) || player[name] === null || player[name] === '';
}

/** The form: what is filled in may be changed and not emptied, what is missing may stay so; the platform's rules judge what is typed (FORM-019). */
export function profileShape(player: Pick<Player, ProfileName>, licence: Licence, now: () => Date, ruled: readonly PlayerField[]): FormShape<ProfileName> {
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
  };
}

/**
 * What stands in the form once the player is another than it showed: the new player's where nobody edited, and where nobody
 * may any longer.
 */
export function followedValues(values: FormValues<ProfileName>, shown: FormValues<ProfileName>, player: Pick<Player, ProfileName>, ruled: readonly PlayerField[]): FormValues<ProfileName> {
  const now = profileValues(player);
  const isKept = (name: ProfileName) => values[name] !== shown[name] && isEditable(player, name, ruled);
  return Object.fromEntries(profileNames.map((name) => [name, isKept(name) ? values[name] : now[name]])) as FormValues<ProfileName>;
}

/** What differs from the player, as it travels. */
export function profileChange(player: Pick<Player, ProfileName>, values: FormValues<ProfileName>): ProfileChange {
  const before = profileValues(player);
  const changed = profileNames.filter((name) => values[name] !== before[name]).map((name) => [name, String(values[name])] as const);
  const change: Record<string, string> = Object.fromEntries(changed);
  const day = change.date_of_birth ? parseDate(change.date_of_birth) : null;
  return { ...change, ...(day && { date_of_birth: formatIsoDate(day) }) } as ProfileChange;
}
