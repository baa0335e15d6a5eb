import { addPasskey as addPasskeyCall } from '#contract/calls/account/passkeys';
import type { Call } from '#contract/call';
import { examplePayments } from '#contract/calls/cashbox/history';
import { putNotificationSettings } from '#contract/calls/notifications';
import type { Request } from './asking';

const anotherGift = '91f70000-0000-4000-8000-000000000002';

/** Other valid requests of the same calls, to send one key with two bodies. */
const others: Record<string, Request> = {
  'account.document-begin': {
    body: { kind: 'proof_of_address', files: [{ side: 'front', name: 'bill.pdf', size: 90, type: 'application/pdf' }] },
  },
  'account.document-withdraw': { params: { id: '5eed0000-0000-4000-8000-00000000d0c1' } },
  'account.contact-change-request': { body: { kind: 'email', value: 'other-address@perigee.example' } },
  'account.groups-join': { body: { groups: { add: [1402] } } },
  'account.subscriptions-update': { body: { receive_sms_promos: true } },
  'account.update-locale': { body: { locale: 'it' } },
  'account.two-factor-confirm': { body: { code: '000000' } },
  'account.trusted-device-forget': { params: { id: '5eed0000-0000-4000-8000-0000000007df' } },
  'account.passkey-add': { body: addPasskeyCall.example.body },
  'account.passkey-remove': { params: { id: 'BBBBBBBBBBBBBBBBBBBBBB' } },
  'cashbox.open-account': { body: { currency: 'USD' } },
  'cashbox.deposit': { body: { method: 'card', amount_cents: 5100, currency: 'EUR', fields: { profile: 'seeded-card' } } },
  'cashbox.challenge': { body: { code: '9999' } },
  'cashbox.cancel': { params: { id: examplePayments.challenged } },
  'cashbox.sandbox-confirm': { params: { id: examplePayments.cancellable } },
  'cashbox.withdraw': {
    body: { method: 'card', amount_cents: 3100, currency: 'EUR', fields: { profile: 'seeded-card' } },
  },
  'cashbox.recall': { params: { id: examplePayments.settled } },
  'competitions.buy-tickets': { body: { count: 2 } },
  'competitions.confirm': { params: { id: '2' } },
  'games.favorite-add': { params: { id: 'orbit-house:penumbral-mare' }, body: { game: 'orbit-house:penumbral-mare' } },
  'games.favorite-remove': { params: { id: 'orbit-house:penumbral-mare' } },
  'gifts.activate-bonus': { params: { id: anotherGift } },
  'gifts.activate-freespins': { params: { id: anotherGift } },
  'gifts.cancel-bonus': { params: { id: anotherGift } },
  'gifts.cancel-freespins': { params: { id: anotherGift } },
  'gifts.coupon': { body: { coupon_code: 'STARDUST' } },
  'gifts.promo-code': { body: { code: 'OTHERDAY' } },
  'limits.set': { body: { type: 'deposit', period: 'week', currency: 'EUR', amount_cents: 20_100 } },
  'limits.remove': { params: { id: '999999' } },
  'notifications.settings-put': { body: { ...putNotificationSettings.example.body, quiet_hours: false } },
  'notifications.mark': { body: { read: ['other'], removed: [] } },
  'support.contact': {
    body: { name: 'Rena Richter', email: 'rena@orbit.example', topic: 'games', message: 'A round did not end, what now?' },
  },
  'support.send': { body: { text: 'Hello again' } },
  'shop.exchange': { body: { points: 400, group: 'spins-20' } },
  'shop.exchange-money': { body: { points: 1000, group: 'money-5' } },
  'wheels.open': { params: { id: '2' } },
  'vip.claim': { params: { day: '2', step: '1' } },
  'tracking.install-event': { body: { event: 'installed' } },
  'tracking.survey-answer': { body: { survey_id: 'house-2026', survey_collector_id: 'app', score: 3, comment: '' } },
  'tracking.utm-send': { body: { utmMetrics: { utm_source: 'elsewhere' } } },
  'tracking.step': { body: { flow: 'sign_up', step: 2 } },
};

/** Another valid request of the same call. */
export function anotherThan(call: Call, request: Request): Request {
  const { stake_cents } = (request.body ?? {}) as { stake_cents: number };
  const withoutBets = { ...(request.body as object), bets: [] };
  const changed: Record<string, Request> = {
    'provider.wager': { body: { stake_cents: 2 * stake_cents } },
    'live.bet': { body: withoutBets },
    'provider.act': { body: { ...(request.body as object), act: { kind: 'cash-out' } } },
  };
  return { ...request, ...(changed[call.id] ?? others[call.id]) };
}
