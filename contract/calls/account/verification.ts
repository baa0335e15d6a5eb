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
  summary: 'What the player has to prove and by when, and what is proven already.',
  proves: ['PROF-004'],
  response: v.strictObject({
    data: v.array(verificationStepSchema),
    /** Whether a provider checks identities; uploading documents is possible in any case. */
    has_identity_check: v.boolean(),
  }),
  refusals: [],
  example: {},
});
