import { describe, expect, it } from 'vitest';
import { kindsOf, mayJoin } from './groups';
import { judgeIban } from './iban';
import { fieldProblem, missingFields, playerFields } from './player-fields';
import { parityGroup } from './parity-group';
import { registrationVariant } from './registration-variant';
import { fullyRestricted, licenceOf, maySignIn, maySignUp, restrictionOf } from './restrictions';
import { isStateToBeFilled } from './state-filling';

const now = new Date('2026-11-21T12:00:00Z');

describe('IBAN', () => {
  it('takes letters, digits and spaces, and puts a Lithuanian one in group 1101 [FORM-017]', () => {
    expect(judgeIban('DE89 3704 0044 0532 0130 00')).toEqual({ problem: null, notice: null, addGroups: [] });
    expect(judgeIban('DE89-3704').problem?.key).toBe('fields.wrong_characters');
    expect(judgeIban('lt12 1000 0111 0100 1000')).toMatchObject({ problem: null, notice: { key: 'fields.iban_lithuania' }, addGroups: [1101] });
    expect(judgeIban('LT12-1000')).toMatchObject({ problem: { key: 'fields.wrong_characters' }, addGroups: [] });
  });
});

it('players with an odd id are in group 544, those with an even one in 543 [AUTH-014]', () => {
  expect([parityGroup(100_001), parityGroup(100_002)]).toEqual([544, 543]);
});

it.each([
  ['1a2b', 7, 'b'], ['1a2C', 7, 'a'], ['partner_8-z', 7, 'a'], ['partner_9-z', 8, 'b'],
  ['xyz', 7, 'b'], ['xyz', 8, 'a'], [null, 7, 'b'], [null, 8, 'a'], [null, null, 'a'], ['3', null, 'b'],
] as const)('the stag %s and the id %s meet the registration %s [AUTH-014]', (stag, playerId, variant) => {
  expect(registrationVariant({ stag, playerId })).toBe(variant);
});

describe('restrictions', () => {
  it('keep eight countries out and warn most others [AUTH-011]', () => {
    expect(fullyRestricted.map(restrictionOf)).toEqual(Array(8).fill('full'));
    expect(['US', 'FR', 'DE', null].map(restrictionOf)).toEqual(['partial', 'partial', 'none', 'full']);
  });

  it('close both doors there, and the sign-up in the Estonian variant [AUTH-010]', () => {
    expect([maySignIn('RU', 'curacao'), maySignUp('RU', 'curacao')]).toEqual([false, false]);
    expect([maySignIn(null, 'curacao'), maySignUp(null, 'curacao'), maySignIn(null, 'EE')]).toEqual([false, false, false]);
    expect([maySignIn('FR', 'curacao'), maySignUp('FR', 'curacao')]).toEqual([true, true]);
    expect([maySignIn('EE', 'curacao'), maySignIn('EE', 'EE'), maySignUp('EE', 'EE'), maySignUp(null, 'EE')]).toEqual([false, true, false, false]);
  });
});

describe('licence', () => {
  it('is the one of the host first, then of the country', () => {
    expect([licenceOf('EE', 'AU'), licenceOf('curacao', 'AU'), licenceOf('curacao', 'EE'), licenceOf('curacao', null)]).toEqual(['EE', 'AU', 'EE', 'curacao']);
  });
});

describe('groups', () => {
  it('let a player join the native app group and nothing beside it', () => {
    expect([mayJoin([1401]), mayJoin([1401, 21]), mayJoin([21]), mayJoin([1101]), mayJoin([])]).toEqual([true, false, false, false, false]);
  });

  it('tell the kinds of players [USER-002]', () => {
    expect(kindsOf([21, 257, 258])).toEqual({ isTester: true, isMultiAccount: false, vipLevel: 3, lifetimeLevel: null });
    expect(kindsOf([100, 1117, 759, 1503])).toEqual({ isTester: false, isMultiAccount: true, vipLevel: 6, lifetimeLevel: 3 });
    expect(kindsOf([])).toEqual({ isTester: false, isMultiAccount: false, vipLevel: null, lifetimeLevel: null });
  });
});

describe('fields by context', () => {
  const scene = { licence: 'curacao', country: 'DE', now } as const;
  const field = (context: keyof typeof playerFields, name: string) => playerFields[context].find((one) => one.name === name)!;

  it('carry the rules of their context, and a problem is a key [FORM-019]', () => {
    expect(fieldProblem(field('registration', 'postal_code'), '1234', scene)?.key).toBe('fields.postal_code');
    expect(fieldProblem(field('registration', 'date_of_birth'), '01/01/2020', scene)?.key).toBe('fields.too_young');
    expect(fieldProblem(field('registration', 'first_name'), '', scene)?.key).toBe('fields.required');
    expect(fieldProblem(field('profile', 'nickname'), '', scene)).toBeNull();
    expect(field('profile', 'email').editable).toBe(false);
    expect(field('registration', 'email').editable).toBe(true);
  });

  it('name what a player still lacks', () => {
    expect(missingFields(playerFields.provider, { first_name: 'A', last_name: '', date_of_birth: null })).toEqual(['last_name', 'date_of_birth']);
  });
});

describe('state', () => {
  it('is filled in while it is empty, the code is there and it may be edited [FORM-022]', () => {
    const form = { state: '', postalCode: '2000', isEditable: true };
    expect(isStateToBeFilled(form)).toBe(true);
    expect(isStateToBeFilled({ ...form, state: 'VIC' })).toBe(false);
    expect(isStateToBeFilled({ ...form, postalCode: ' ' })).toBe(false);
    expect(isStateToBeFilled({ ...form, isEditable: false })).toBe(false);
  });
});
