import * as v from 'valibot';
import { defineCall } from '../../call';
import { type WealthAnswers, wealthAnswersSchema, wealthReasons, wealthStates } from '../../fields/wealth';

const response = v.strictObject({
  /** The latest questionnaire; null if the player never answered. */
  latest: v.nullable(
    v.strictObject({
      state: v.picklist(wealthStates),
      reason: v.nullable(v.picklist(wealthReasons)),
      sent_at: v.string(),
      valid_until: v.nullable(v.string()),
    }),
  ),
});

const answers: WealthAnswers = {
  source: 'salary',
  occupation: 'Teacher',
  income: '2',
  deposits: '1',
  details: 'A monthly salary from the city.',
  is_true: true,
};

export const getSourceOfWealth = defineCall({
  id: 'account.source-of-wealth',
  method: 'GET',
  path: '/api/player/source_of_wealth',
  who: 'player',
  privacy: 'private',
  offline: 'last-known',
  summary: 'The player’s latest answers about their source of wealth, and the decision on them.',
  proves: ['PROF-004'],
  response,
  refusals: [],
  example: {},
});

export const sendSourceOfWealth = defineCall({
  id: 'account.source-of-wealth-send',
  method: 'POST',
  path: '/api/player/source_of_wealth',
  who: 'player',
  touches: 'security',
  repeat: 'same-response',
  offline: 'online-only',
  summary: 'Submits answers about the source of wealth for operators to review.',
  proves: ['PROF-004'],
  body: wealthAnswersSchema,
  response,
  refusals: ['wealth_in_review'],
  example: { body: answers },
});
