import * as v from 'valibot';
import { defineCall } from '../../call';
import { savedMethodSchema } from '../../fields/payment-method';

const params = v.strictObject({ id: v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/, 'fields.invalid')) });
const response = v.strictObject({ data: v.array(savedMethodSchema) });
/** The seeded player's saved card. */
const example = { params: { id: 'seeded-card' } };
const change = { who: 'player', touches: 'security', offline: 'online-only', repeat: 'natural', params, response, example } as const;

export const getSavedMethods = defineCall({
  id: 'cashbox.saved-methods',
  method: 'GET',
  path: '/api/cashbox/saved_methods',
  who: 'player',
  privacy: 'private',
  offline: 'last-known',
  summary: 'The cards and accounts that the player saved, the default first, with the reason if one can’t be used for deposits.',
  proves: ['CASH-007'],
  response,
  refusals: [],
  example: {},
});

export const setDefaultMethod = defineCall({
  ...change,
  id: 'cashbox.saved-method-default',
  method: 'PUT',
  path: '/api/cashbox/saved_methods/{id}/default',
  summary: 'Makes a saved method the default: it is offered first.',
  refusals: ['saved_method_not_found'],
});

export const removeSavedMethod = defineCall({
  ...change,
  id: 'cashbox.saved-method-remove',
  method: 'DELETE',
  path: '/api/cashbox/saved_methods/{id}',
  summary: 'Removes a saved method; it can be restored for ten minutes.',
  refusals: ['saved_method_not_found'],
});

export const restoreSavedMethod = defineCall({
  ...change,
  id: 'cashbox.saved-method-restore',
  method: 'POST',
  path: '/api/cashbox/saved_methods/{id}/restore',
  summary: 'Restores a method that was removed in the last ten minutes.',
  refusals: ['saved_method_not_found'],
});
