import { expect, it } from 'vitest';
import { playerFields } from '../account/fields/player-fields';
import { missingForPlay } from './required-fields';

const profile = { first_name: 'Ada', last_name: 'Orbit', date_of_birth: '1990-01-01', nickname: null, profession: '' };

it('play for money requires the fields of all providers, and the additional ones of this one [PROF-003a]', () => {
  expect(missingForPlay(playerFields.provider, profile)).toEqual([]);
  expect(missingForPlay(playerFields.provider, { ...profile, date_of_birth: null, first_name: '' })).toEqual([
    'first_name',
    'date_of_birth',
  ]);
  expect(missingForPlay(playerFields.provider, profile, ['nickname', 'first_name', 'profession'])).toEqual(['nickname', 'profession']);
  expect(missingForPlay(playerFields.provider, { ...profile, first_name: null }, ['first_name', 'nickname'])).toEqual([
    'first_name',
    'nickname',
  ]);
});
