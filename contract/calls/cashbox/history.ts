import * as v from 'valibot';
import { defineCall } from '../../call';
import { paymentIdSchema, paymentProgressSchema, paymentSchema } from '../../fields/payment';

const params = v.strictObject({ id: paymentIdSchema });

/** Payments of the seeded player in the examples; the demo data contains each of them. */
export const examplePayments = {
  settled: '5eed0000-0000-4000-8000-000000000001',
  recallable: '5eed0000-0000-4000-8000-000000000002',
  challenged: '5eed0000-0000-4000-8000-000000000003',
  cancellable: '5eed0000-0000-4000-8000-000000000004',
  awaitingCrypto: '5eed0000-0000-4000-8000-000000000005',
} as const;

export const getPayments = defineCall({
  id: 'cashbox.payments',
  method: 'GET',
  path: '/api/player/payments',
  who: 'player',
  privacy: 'private',
  offline: 'last-known',
  summary: 'Deposits and cashouts of the last twelve months, the latest first.',
  proves: ['API-005', 'CASH-008'],
  response: v.strictObject({ data: v.array(paymentSchema) }),
  refusals: [],
  example: {},
});

export const getPayment = defineCall({
  id: 'cashbox.payment',
  method: 'GET',
  path: '/api/cashbox/payments/{id}',
  who: 'player',
  privacy: 'private',
  offline: 'online-only',
  summary: 'One payment: its state, its timeline so far and what comes next.',
  params,
  response: paymentProgressSchema,
  refusals: ['payment_not_found'],
  example: { params: { id: examplePayments.settled } },
});

export const recallPayment = defineCall({
  id: 'cashbox.recall',
  method: 'POST',
  path: '/api/player/payments/{id}/recall',
  who: 'player',
  touches: 'money',
  offline: 'online-only',
  repeat: 'same-response',
  summary: 'Cancels a pending withdrawal; the money returns to the account.',
  proves: ['API-006', 'CASH-009'],
  params,
  response: paymentProgressSchema,
  refusals: ['payment_not_found', 'payment_not_recallable', 'player_excluded', 'money_stopped'],
  example: { params: { id: examplePayments.recallable } },
});
