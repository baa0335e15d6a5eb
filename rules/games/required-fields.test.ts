import { expect, it } from 'vitest';
import { missingForPlay } from './required-fields';

const profile = { first_name: 'Ada', last_name: 'Orbit', date_of_birth: '1990-01-01', nickname: null, profession: '' };

it('play for money needs what all providers need, and what this one asks for besides [PROF-003]', () => {
  expect(missingForPlay(profile)).toEqual([]);
  expect(missingForPlay({ ...profile, date_of_birth: null, first_name: '' })).toEqual(['first_name', 'date_of_birth']);
  expect(missingForPlay(profile, ['nickname', 'first_name', 'profession'])).toEqual(['nickname', 'profession']);
});
