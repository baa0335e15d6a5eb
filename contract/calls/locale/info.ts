import * as v from 'valibot';
import { defineCall } from '../../call';
import { licences } from '../../fields/licence';
import { localeSchema } from '../../fields/locale';
import { playerFieldsSchema } from '../../fields/player-field';

const info = { method: 'GET', who: 'guest', privacy: 'public', offline: 'last-known', refusals: [], example: {} } as const;

export const getPlayerFields = defineCall({
  ...info,
  id: 'info.player-fields',
  path: '/api/info/player_fields',
  summary: 'The fields of every form with their validation rules, by context. Forms and the server use the same rules.',
  proves: ['API-053', 'FORM-019'],
  response: playerFieldsSchema,
});

export const getCountries = defineCall({
  ...info,
  id: 'info.countries',
  path: '/api/info/countries',
  summary: 'Every country by its two letters, with its restriction; `full` allows neither sign-up nor sign-in.',
  proves: ['API-053'],
  response: v.strictObject({ data: v.array(v.strictObject({ code: v.string(), restriction: v.picklist(['none', 'partial', 'full']) })) }),
});

export const getLocales = defineCall({
  ...info,
  id: 'info.locales',
  path: '/api/info/locales',
  summary: 'The languages that the site of this host offers, in the order of its language list.',
  proves: ['API-053', 'HEAD-004'],
  response: v.strictObject({ data: v.array(v.strictObject({ code: localeSchema })) }),
});

export const getProject = defineCall({
  ...info,
  id: 'info.project',
  path: '/api/info/project',
  summary: 'The site of this host: its brand, the word in its paths, its licence with the minimum age, and the defaults of a new account.',
  proves: ['API-053'],
  response: v.strictObject({
    id: v.string(),
    name: v.string(),
    product: v.string(),
    licence: v.picklist(licences),
    minimum_age: v.number(),
    default_locale: localeSchema,
    default_currency: v.string(),
    support_email: v.string(),
  }),
});
