import * as v from 'valibot';
import { defineCall } from '../../call';
import { verificationStepSchema } from '../../fields/verification';

export const getVerification = defineCall({
  id: 'account.verification',
  method: 'GET',
  path: '/api/player/verification',
  who: 'player',
  privacy: 'private',
  offline: 'last-known',
  summary: 'What the player has to prove, by when, and what is proven.',
  proves: ['PROF-004'],
  response: v.strictObject({ data: v.array(verificationStepSchema) }),
  refusals: [],
  example: {},
});
