import { describe, expect, it } from 'vitest';
import * as v from 'valibot';
import { signUp } from '#contract/calls/account/sign-up';
import { playerFields } from '#rules/account/fields/player-fields';
import { emptySignUp, registrationOf, type SignUpField, signUpShape, stepOf, stepsOf } from './sign-up-shape';
import { judgeForm } from '../../../platform/form/judge';
import { typedDate } from './typed-date';

const now = () => new Date('2026-11-21T12:00:00Z');
const filled = {
  ...emptySignUp({ country: 'AU', currency: 'AUD' }),
  email: 'a@b.eu',
  password: 'Orbit-and-back-7',
  first_name: 'A',
  last_name: 'B',
  date_of_birth: '21/11/2008',
  mobile_phone: '+61 2 5550 0101',
  postal_code: '2000',
  city: 'Sydney',
  address: 'Hill 4',
  terms_acceptance: true,
};

describe('the sign-up form', () => {
  it.each(['a', 'b'] as const)('has every field in one of the four steps of the variant %s', (variant) => {
    const steps = stepsOf[variant];
    expect(steps).toHaveLength(4);
    expect(
      (Object.keys(signUpShape('curacao', now, playerFields.registration).fields) as SignUpField[]).filter(
        (field) => stepOf(field, steps) === -1,
      ),
    ).toEqual([]);
    expect(stepOf('postal_code', steps)).toBe(variant === 'a' ? 2 : 1);
  });

  it('sends the call’s format once everything is valid', () => {
    expect(judgeForm(signUpShape('curacao', now, playerFields.registration), filled)).toEqual({});
    const user = registrationOf(filled, { dfpc: 'device-1234' });
    expect(user).toMatchObject({ date_of_birth: '2008-11-21', country: 'AU' });
    expect(user).not.toHaveProperty('state');
    expect(v.safeParse(signUp.body, { user }).success).toBe(true);
    expect(
      [false, true].map((receive_promos) => registrationOf({ ...filled, receive_promos }, { dfpc: 'device-1234' }).receive_promos),
    ).toEqual([false, true]);
  });

  it('validates age, postal code by country and restricted countries', () => {
    const problems = judgeForm(signUpShape('curacao', now, playerFields.registration), {
      ...filled,
      date_of_birth: '22/11/2008',
      postal_code: 'K1A 0B1',
      country: 'PL',
    });
    expect(problems).toMatchObject({ date_of_birth: { key: 'fields.too_young' }, country: { key: 'fields.country' } });
    expect(judgeForm(signUpShape('curacao', now, playerFields.registration), { ...filled, postal_code: 'K1A 0B1' })).toMatchObject({
      postal_code: { key: 'fields.postal_code' },
    });
  });

  it('refuses a state that doesn’t contain the postal code, like the server [FORM-020, FORM-021]', () => {
    const keysOf = (address: object) =>
      Object.entries(judgeForm(signUpShape('curacao', now, playerFields.registration), { ...filled, ...address })).map(
        ([name, problem]) => [name, problem?.key],
      );
    const wrong = [['state', 'fields.state_of_postal_code']];
    expect(keysOf({ postal_code: '3000', state: 'QLD' })).toEqual(wrong);
    expect(keysOf({ country: 'CA', postal_code: 'K1A 0B1', state: 'QC' })).toEqual(wrong);
    expect([
      keysOf({ postal_code: '3000', state: 'VIC' }),
      keysOf({ postal_code: '3000' }),
      keysOf({ country: 'DE', postal_code: '10115', state: 'QLD' }),
    ]).toEqual([[], [], []]);
  });
});

describe('a typed date', () => {
  it('gets its slashes while typing, keeps corrections and accepts autofill', () => {
    const type = (text: string) => [...text].reduce((before, key) => typedDate(before, before + key), '');
    expect(type('12041990')).toBe('12/04/1990');
    expect(type('12/04/1990')).toBe('12/04/1990');
    expect(type('12.4.1990')).toBe('12/04/1990');
    expect(typedDate('12/', '12')).toBe('12');
    expect(typedDate('', '1990-04-12')).toBe('12/04/1990');
    expect(typedDate('', '12041990')).toBe('12/04/1990');
    for (const pasted of [' 05/06/1991 ', '5/6/1991', '5.6.1991', '5. 6. 1991']) expect(typedDate('', pasted)).toBe('05/06/1991');
  });
});
