import { describe, expect, it } from 'vitest';
import { kindsOf, mayJoin } from './groups';
import { judgeIban } from './fields/iban';
import { parityGroup } from './parity-group';
import { registrationVariant } from './sign-up/registration-variant';
import { fullyRestricted, isClosed, licenceOf, maySignIn, maySignUp, restrictionOf } from './restrictions';
import { isStateToBeFilled } from './fields/state-filling';

describe('IBAN', () => {
  it('allows letters, digits and spaces, and adds group 1101 for a Lithuanian one [FORM-017a, FORM-017b, FORM-017c]', () => {
    expect(judgeIban('DE89 3704 0044 0532 0130 00')).toEqual({ problem: null, notice: null, addGroups: [] });
    expect(judgeIban('DE89-3704').problem?.key).toBe('fields.wrong_characters');
    expect(judgeIban('lt12 1000 0111 0100 1000')).toMatchObject({
      problem: null,
      notice: { key: 'fields.iban_lithuania' },
      addGroups: [1101],
    });
    expect(judgeIban('LT12-1000')).toMatchObject({ problem: { key: 'fields.wrong_characters' }, addGroups: [] });
  });
});

it('players with an odd id are in group 544, those with an even one in 543 [AUTH-014b]', () => {
  expect([parityGroup(100_001), parityGroup(100_002)]).toEqual([544, 543]);
});

it.each([
  ['1a2b', 7, 'b'],
  ['1a2C', 7, 'a'],
  ['partner_8-z', 7, 'a'],
  ['partner_9-z', 8, 'b'],
  ['xyz', 7, 'b'],
  ['xyz', 8, 'a'],
  [null, 7, 'b'],
  [null, 8, 'a'],
  [null, null, 'a'],
  ['3', null, 'b'],
] as const)('the stag %s and the id %s get the registration variant %s [AUTH-014a]', (stag, playerId, variant) => {
  expect(registrationVariant({ stag, playerId })).toBe(variant);
});

describe('restrictions', () => {
  it('block eight countries and warn most others [AUTH-011a, AUTH-011b]', () => {
    expect([...fullyRestricted].sort()).toEqual(['BY', 'CW', 'CY', 'EE', 'LV', 'PL', 'RU', 'UA']);
    expect(fullyRestricted.map(restrictionOf)).toEqual(Array(8).fill('full'));
    expect(['US', 'FR', 'DE', null].map(restrictionOf)).toEqual(['partial', 'partial', 'none', 'full']);
    expect(['AU', 'CA', 'DE', 'AT', 'CH', 'IT', 'KW', 'NO', 'NZ'].map(restrictionOf)).toEqual(Array(9).fill('none'));
  });

  it('close sign-in and sign-up in blocked countries, and only sign-up in the Estonian variant [AUTH-010a, AUTH-010b, AUTH-010c]', () => {
    expect([maySignIn('RU', 'curacao'), maySignUp('RU', 'curacao')]).toEqual([false, false]);
    expect([maySignIn(null, 'curacao'), maySignUp(null, 'curacao'), maySignIn(null, 'EE')]).toEqual([false, false, false]);
    expect([maySignIn('FR', 'curacao'), maySignUp('FR', 'curacao'), maySignUp('FR', 'EE')]).toEqual([true, true, false]);
    expect([maySignIn('EE', 'curacao'), maySignIn('EE', 'EE'), maySignUp('EE', 'EE'), maySignUp(null, 'EE')]).toEqual([
      false,
      true,
      false,
      false,
    ]);
  });
});

describe('an address for sign-in, payments or play', () => {
  it.each([
    '/sign-in',
    '/sign-up',
    '/login',
    '/registration',
    '/remind',
    '/deposit',
    '/deposit-fast',
    '/deposit-bonus',
    '/accounts/EUR/deposit',
    '/sport',
    '/sport/live/1',
  ])('%s is closed in a country without sign-in, and open elsewhere [ROUTE-048]', (path) => {
    expect([isClosed(path, 'RU', 'curacao'), isClosed(path, 'DE', 'curacao'), isClosed(path, 'EE', 'EE')]).toEqual([true, false, false]);
  });

  it.each(['/', '/vip', '/sports', '/deposits', '/responsible-gaming', '/accounts/deposit', '/news/sign-in'])(
    '%s stays open [ROUTE-048]',
    (path) => expect(isClosed(path, 'RU', 'curacao')).toBe(false),
  );
});

describe('licence', () => {
  it('is the host’s, else the country’s', () => {
    expect([licenceOf('EE', 'AU'), licenceOf('curacao', 'AU'), licenceOf('curacao', 'EE'), licenceOf('curacao', null)]).toEqual([
      'EE',
      'AU',
      'EE',
      'curacao',
    ]);
  });
});

describe('groups', () => {
  it('let a player join only the native app group', () => {
    expect([mayJoin([1401]), mayJoin([1401, 21]), mayJoin([21]), mayJoin([1101]), mayJoin([])]).toEqual([true, false, false, false, false]);
  });

  it('determine the kind of player [USER-002]', () => {
    expect(kindsOf([21, 257, 258])).toEqual({ isTester: true, isMultiAccount: false, vipLevel: 3, lifetimeLevel: null });
    expect(kindsOf([100, 1117, 759, 1503])).toEqual({ isTester: false, isMultiAccount: true, vipLevel: 6, lifetimeLevel: 3 });
    expect(kindsOf([])).toEqual({ isTester: false, isMultiAccount: false, vipLevel: null, lifetimeLevel: null });
  });
});

describe('state', () => {
  it('is filled in if it’s empty and editable and there is a postal code [FORM-022a, FORM-022b]', () => {
    const form = { state: '', postalCode: '2000', isEditable: true };
    expect(isStateToBeFilled(form)).toBe(true);
    expect(isStateToBeFilled({ ...form, state: 'VIC' })).toBe(false);
    expect(isStateToBeFilled({ ...form, postalCode: ' ' })).toBe(false);
    expect(isStateToBeFilled({ ...form, isEditable: false })).toBe(false);
  });
});
