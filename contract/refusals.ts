import type { LimitStop } from './fields/limit';

/**
 * Every stable error code with its HTTP status. `isRetryable`: the same request may succeed later; `isReported`: operators
 * are notified.
 */
interface RefusalKind {
  status: number;
  isRetryable?: true;
  isReported?: true;
}

const kinds = {
  // Any call
  bad_input: { status: 422 },
  bad_json: { status: 400 },
  unsupported_media_type: { status: 415 },
  body_too_large: { status: 413 },
  not_found: { status: 404 },
  signed_out: { status: 401 },
  another_player: { status: 409 },
  forbidden: { status: 403 },
  cross_site: { status: 403 },
  rate_limited: { status: 429, isRetryable: true },
  idempotency_key_missing: { status: 400 },
  idempotency_conflict: { status: 422 },
  idempotency_in_flight: { status: 409, isRetryable: true },
  restricted_region: { status: 451 },
  draining: { status: 503, isRetryable: true },
  unavailable: { status: 503, isRetryable: true, isReported: true },
  timed_out: { status: 504, isRetryable: true },
  internal: { status: 500, isRetryable: true, isReported: true },
  // Account
  wrong_credentials: { status: 401 },
  second_factor_required: { status: 401 },
  second_factor_wrong: { status: 422 },
  two_factor_off: { status: 409 },
  passkey_not_accepted: { status: 422 },
  too_many_passkeys: { status: 422 },
  email_taken: { status: 422 },
  breached_password: { status: 422 },
  token_invalid: { status: 422 },
  token_expired: { status: 422 },
  code_invalid: { status: 422 },
  code_expired: { status: 422 },
  account_locked: { status: 423 },
  account_closed: { status: 403 },
  terms_required: { status: 403 },
  wealth_in_review: { status: 409 },
  identity_unavailable: { status: 503, isRetryable: true },
  identity_known: { status: 409 },
  identity_check_not_found: { status: 404 },
  balance_left: { status: 409 },
  player_excluded: { status: 403 },
  register_unavailable: { status: 503, isRetryable: true, isReported: true },
  login_restricted: { status: 451 },
  registration_restricted: { status: 451 },
  EE_LICENSE_BLOCKED: { status: 403 },
  too_young: { status: 403 },
  group_not_allowed: { status: 403 },
  captcha_failed: { status: 422 },
  reauthentication_required: { status: 403 },
  // Cashbox
  not_enough_money: { status: 422 },
  amount_out_of_range: { status: 422 },
  currency_not_supported: { status: 422 },
  method_not_found: { status: 404 },
  payment_not_found: { status: 404 },
  payment_not_recallable: { status: 409 },
  bonus_would_be_lost: { status: 409 },
  email_unconfirmed: { status: 403 },
  profile_incomplete: { status: 422 },
  verification_required: { status: 403 },
  instrument_not_proven: { status: 422 },
  payout_source_first: { status: 409 },
  card_not_accepted: { status: 422 },
  card_not_yours: { status: 422 },
  credit_card_not_allowed: { status: 422 },
  card_expired: { status: 422 },
  saved_method_not_found: { status: 404 },
  money_stopped: { status: 503, isRetryable: true, isReported: true },
  // Limits
  limit_reached: { status: 403 },
  limit_not_found: { status: 404 },
  // The player's licence doesn't offer this period or length.
  limit_not_offered: { status: 422 },
  // More than the licence allows anyone to pay in.
  limit_above_licence: { status: 422 },
  limit_choice_required: { status: 403 },
  single_bet_limit: { status: 422 },
  // Games
  game_not_found: { status: 404 },
  game_not_in_currency: { status: 422 },
  demo_not_available: { status: 422 },
  launch_token_invalid: { status: 401 },
  round_not_found: { status: 404 },
  round_open: { status: 409 },
  round_closed: { status: 409 },
  // Another act came first, from a second window or a repeat under another key.
  round_moved: { status: 409 },
  round_unfinished: { status: 409 },
  act_not_allowed: { status: 422 },
  stake_not_allowed: { status: 422 },
  bets_not_allowed: { status: 422 },
  // Operators have switched the game off.
  game_stopped: { status: 409 },
  bets_closed: { status: 409 },
  seat_taken: { status: 409 },
  seat_empty: { status: 409 },
  chat_closed: { status: 403 },
  chat_muted: { status: 403 },
  chat_too_fast: { status: 429, isRetryable: true },
  chat_words_not_allowed: { status: 422 },
  chat_links_not_allowed: { status: 422 },
  chat_personal_data: { status: 422 },
  chat_line_not_found: { status: 404 },
  chat_person_not_found: { status: 404 },
  bonus_stake_too_high: { status: 422 },
  cycle_too_short: { status: 429, isRetryable: true },
  // The licence requires a pause after a time of play.
  pause_required: { status: 403 },
  // Competitions
  tournament_not_found: { status: 404 },
  tournament_closed: { status: 409 },
  lottery_not_found: { status: 404 },
  lottery_closed: { status: 409 },
  not_enough_points: { status: 422 },
  promo_not_found: { status: 404 },
  promo_over: { status: 409 },
  // Gifts and shop
  gift_not_found: { status: 404 },
  gift_claimed: { status: 409 },
  gift_forfeited: { status: 409 },
  gift_expired: { status: 409 },
  gift_over: { status: 409 },
  free_spins_over: { status: 409 },
  bonuses_disabled: { status: 403 },
  multi_account_player: { status: 403 },
  reward_not_found: { status: 404 },
  reward_price_changed: { status: 409 },
  // Configuration
  betting_closed: { status: 403 },
  // Wheels
  lootbox_not_found: { status: 404 },
  lootbox_expired: { status: 409 },
  // VIP
  adventure_day_not_found: { status: 404 },
  adventure_day_not_completed: { status: 409 },
  adventure_prize_expired: { status: 409 },
  // Content
  page_not_found: { status: 404 },
  // Support and verification
  conversation_not_found: { status: 404 },
  written_too_often: { status: 409 },
  document_not_found: { status: 404 },
  document_not_accepted: { status: 422 },
  document_decided: { status: 409 },
  too_many_documents: { status: 422 },
  // Notifications
  push_endpoint_not_allowed: { status: 422 },
  too_many_subscriptions: { status: 422 },
} as const satisfies Record<string, RefusalKind>;

export type RefusalCode = keyof typeof kinds;

export const refusalKinds: Record<RefusalCode, RefusalKind> = kinds;

/** One error of one field: a stable code and a message for people. */
export interface FieldProblem {
  code: string;
  message: string;
}

/** The one JSON shape of every refusal (ERR-006). */
export interface RefusalBody {
  error: {
    code: RefusalCode;
    message: string;
    fields: Record<string, FieldProblem[]>;
    /** With limit_reached, single_bet_limit and pause_required. */
    limit?: LimitStop;
  };
}

/** The refusals of an act that adds to the stake of an open round (ERR-001). */
export const addedStakeRefusals = [
  'not_enough_money',
  'limit_reached',
  'single_bet_limit',
  'player_excluded',
  'bonus_stake_too_high',
  'stake_not_allowed',
  'currency_not_supported',
  'account_locked',
  'money_stopped',
] as const satisfies readonly RefusalCode[];
