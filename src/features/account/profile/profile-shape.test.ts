import { describe, expect, it } from 'vitest';
import * as v from 'valibot';
import { profileSchema } from '#contract/fields/profile';
import { playerFields } from '#rules/account/fields/player-fields';
import { judgeForm } from '../../../platform/form/judge';
import { followedValues, isEditable, profileChange, profileNames, profileShape, profileValues, type ProfileName } from './profile-shape';

const { profile: fields } = playerFields;
const nobody = Object.fromEntries(profileNames.map((name) => [name, null])) as Record<ProfileName, null>;
const somebody = { ...nobody, first_name: 'Nora', date_of_birth: '1990-04-12', country: 'DE', postal_code: '10115' };
const now = () => new Date('2026-11-21T12:00:00Z');

describe('the profile form', () => {
  it('sends differences in the format of the call', () => {
    const values = { ...profileValues(somebody), first_name: 'Norah', nickname: 'Comet' };
    expect(profileChange(somebody, values)).toEqual({ first_name: 'Norah', nickname: 'Comet' });
    expect(profileChange(nobody, { ...profileValues(nobody), date_of_birth: '12/04/1990' })).toEqual({ date_of_birth: '1990-04-12' });
    expect(v.safeParse(profileSchema, profileChange(somebody, values)).success).toBe(true);
    expect(profileChange(somebody, profileValues(somebody))).toEqual({});
  });

  it('takes the new player’s data for fields that weren’t edited or aren’t editable any more', () => {
    const shown = profileValues(nobody);
    const typed = { ...shown, city: 'Oslo', country: 'NO' };
    expect(followedValues(typed, shown, somebody, fields)).toEqual({ ...profileValues(somebody), city: 'Oslo' });
  });

  it('allows missing fields to stay empty, and doesn’t allow emptying others', () => {
    const shape = profileShape(somebody, 'curacao', now, fields);
    expect(judgeForm(shape, profileValues(somebody))).toEqual({});
    expect(judgeForm(shape, { ...profileValues(somebody), first_name: '', postal_code: '1' })).toMatchObject({
      first_name: { key: 'fields.required' },
      postal_code: { key: 'fields.postal_code' },
    });
  });

  it('refuses a selected state that doesn’t contain the postal code; a new code alone sets its state', () => {
    const told = { ...somebody, country: 'AU', postal_code: '2000', state: 'NSW' };
    const shape = profileShape(told, 'curacao', now, fields);
    const keys = (change: object) => Object.keys(judgeForm(shape, { ...profileValues(told), ...change }));
    expect([keys({ state: 'QLD' }), keys({ state: 'VIC', postal_code: '3000' }), keys({ postal_code: '3000' })]).toEqual([
      ['state'],
      [],
      [],
    ]);
  });

  it('keeps birth date and country once they are set', () => {
    expect([
      isEditable(somebody, 'date_of_birth', fields),
      isEditable(somebody, 'country', fields),
      isEditable(somebody, 'city', fields),
    ]).toEqual([false, false, true]);
    expect([isEditable(nobody, 'date_of_birth', fields), isEditable(nobody, 'country', fields)]).toEqual([true, true]);
  });
});
