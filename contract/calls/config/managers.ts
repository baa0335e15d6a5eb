import * as v from 'valibot';
import { defineCall } from '../../call';
import { groupIdSchema } from '../../fields/config/parts';
import { managerSchema } from '../../fields/config/vip';

export const getManagers = defineCall({
  id: 'config.managers',
  method: 'POST',
  path: '/api/fe/config/managers',
  who: 'player',
  touches: 'preferences',
  repeat: 'natural',
  offline: 'online-only',
  summary: 'The VIP managers of the named groups that the player is in; the first is the player’s manager.',
  proves: ['API-056', 'WIDG-003'],
  body: v.strictObject({ userGroups: v.pipe(v.array(groupIdSchema), v.maxLength(200)) }),
  response: v.strictObject({ data: v.array(managerSchema) }),
  refusals: [],
  example: { body: { userGroups: [259] } },
});
