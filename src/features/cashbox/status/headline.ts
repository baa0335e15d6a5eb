import type { NextStep, PaymentProgress, PaymentReason, PaymentState } from '#contract/fields/payment';
import type { MessageKey } from '#locales/index';

interface Headline {
  title: MessageKey;
  text: MessageKey;
}

const reasons: Record<PaymentReason, MessageKey> = {
  declined: 'cashbox.reason-declined',
  insufficient_funds: 'cashbox.reason-insufficient-funds',
  expired_card: 'cashbox.reason-expired-card',
  wrong_security_code: 'cashbox.reason-wrong-security-code',
  wrong_code: 'cashbox.reason-wrong-code',
  test_cards_only: 'cashbox.reason-test-cards-only',
  risk: 'cashbox.reason-risk',
  canceled_by_player: 'cashbox.reason-canceled-by-player',
  timed_out: 'cashbox.reason-timed-out',
  limit_reached: 'cashbox.reason-limit-reached',
  player_excluded: 'cashbox.reason-player-excluded',
  payout_failed: 'cashbox.reason-payout-failed',
  sent_again: 'cashbox.reason-sent-again',
};

const waits: Record<NextStep['kind'], Headline> = {
  challenge: { title: 'cashbox.head-challenge', text: 'cashbox.head-challenge-text' },
  redirect: { title: 'cashbox.head-redirect', text: 'cashbox.head-redirect-text' },
  address: { title: 'cashbox.head-address', text: 'cashbox.head-address-text' },
  wait: { title: 'cashbox.head-processing', text: 'cashbox.head-processing-text' },
  done: { title: 'cashbox.head-processing', text: 'cashbox.head-processing-text' },
};

const ends: Partial<Record<PaymentState, Headline>> = {
  succeeded: { title: 'cashbox.head-succeeded', text: 'cashbox.head-succeeded-text' },
  success: { title: 'cashbox.head-success', text: 'cashbox.head-success-text' },
  recalled: { title: 'cashbox.head-recalled', text: 'cashbox.head-recalled-text' },
};

const payouts: Partial<Record<PaymentState, Headline>> = {
  pending: { title: 'cashbox.head-cashout-pending', text: 'cashbox.head-cashout-pending-text' },
  reserved: { title: 'cashbox.head-reserved', text: 'cashbox.head-reserved-text' },
  processing: { title: 'cashbox.head-cashout-processing', text: 'cashbox.head-cashout-processing-text' },
};

const failures: Partial<Record<PaymentState, MessageKey>> = {
  declined: 'cashbox.head-declined',
  rejected: 'cashbox.head-rejected',
  canceled: 'cashbox.head-canceled',
};

/** A payment's state as a sentence, and what it means for the player. */
export function headlineOf({ payment: { action, state, reason, review, is_return: isReturn }, next }: PaymentProgress): Headline {
  const failure = failures[state];
  if (failure) return { title: failure, text: reasons[reason ?? 'declined'] };
  if (state === 'succeeded' && reason) {
    return {
      title: 'cashbox.note-returned-title',
      text: reason === 'player_excluded' ? 'cashbox.head-returned-break' : 'cashbox.head-returned-limit',
    };
  }
  if (isReturn)
    return { title: state === 'success' ? 'cashbox.note-returned-title' : 'cashbox.head-return', text: 'cashbox.head-return-text' };
  if (review === 'security') return { title: 'cashbox.head-reserved', text: 'cashbox.head-reserved-check' };
  return ends[state] ?? (action === 'cashout' ? payouts[state] : undefined) ?? waits[next.kind];
}
