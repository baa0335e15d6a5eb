/**
 * When rows of a player are erased: `trim` when the account can no longer be reopened, `erase` when the law no longer requires
 * records. `keep`: the row doesn't identify a person once the player's row is erased, such as an entry of the ledger.
 */
export type Erasure = { at: 'trim' | 'erase'; blank?: readonly string[] } | 'keep';

/** The sections of the copy. */
export const dataSections = ['account', 'security', 'money', 'play', 'rewards', 'messages', 'other'] as const;
export type DataSection = (typeof dataSections)[number];

/** A table with data of players. */
export interface PersonalTable {
  table: string;
  /** The columns in the copy; none for secrets, hashes and duplicates of other tables. */
  copy: readonly string[];
  section: DataSection;
  erasure: Erasure;
}

const rows = (section: DataSection, table: string, copy: string, erasure: Erasure): PersonalTable => ({
  table,
  section,
  copy: copy === '' ? [] : copy.split(' '),
  erasure,
});

const trim = { at: 'trim' } as const;
const erase = { at: 'erase' } as const;

/** Every table with a column `player_id`; a test compares it with the database. */
export const personalTables: readonly PersonalTable[] = [
  rows('account', 'player_groups', 'group_id added_at', 'keep'),
  rows('account', 'consents', 'kind given version source at', 'keep'),
  rows('account', 'documents', 'kind state reason created_at decided_at valid_until', erase),
  rows('account', 'wealth_questionnaires', 'sent_at answers state reason decided_at valid_until', erase),
  rows('account', 'identity_checks', 'provider state started_at decided_at', erase),
  rows('account', 'contact_changes', 'kind old_value new_value requested_at confirmed_at cancelled_at', erase),
  rows('account', 'account_closures', 'reason comment closed_at reopened_at', { at: 'trim', blank: ['comment'] }),
  rows('account', 'register_answers', 'register is_excluded asked_at', erase),
  rows('account', 'account_doubles', 'score reasons found_at state', erase),
  // Hashes that only we can compare; they're needed to recognise an excluded person.
  rows('account', 'document_hashes', '', erase),
  rows('account', 'user_limits', 'type period currency amount_cents minutes active_from active_until created_at', 'keep'),
  rows('account', 'central_deposits', 'eur_cents asked_at is_reserved released_at', 'keep'),
  rows('account', 'harm_marks', 'score reasons step stepped_at computed_at', 'keep'),
  rows('account', 'weekly_summary_choices', 'by_mail by_notification', trim),
  rows('account', 'weekly_summaries', '', trim),
  rows('account', 'monthly_statements', '', trim),
  rows('account', 'data_copies', '', trim),
  rows('security', 'sessions', 'created_at last_seen_at country address user_agent', trim),
  rows('security', 'trusted_devices', 'created_at last_used_at country user_agent', trim),
  rows('security', 'passkeys', 'name created_at last_used_at', trim),
  rows('security', 'audit_log', 'at kind details', 'keep'),
  rows('security', 'audit_links', '', 'keep'),
  rows('security', 'mail_secrets', '', trim),
  rows('security', 'factor_enrolments', '', trim),
  rows('security', 'recovery_codes', '', trim),
  rows('security', 'factor_resets', '', trim),
  rows('money', 'accounts', 'currency kind balance', 'keep'),
  rows('money', 'payments', 'created_at action state method brand currency amount_cents fee_cents detail finished_at', {
    at: 'erase',
    blank: ['detail', 'card_fingerprint', 'fields'],
  }),
  rows('money', 'payment_profiles', 'method brand title expires last_used_at', trim),
  rows('money', 'crypto_addresses', 'currency address created_at', erase),
  rows('money', 'transfers', 'at kind reference', 'keep'),
  rows('money', 'withdrawal_holds', '', 'keep'),
  rows('money', 'usage_hours', 'hour currency wagered won deposited played_ms', 'keep'),
  rows('play', 'rounds', 'placed_at game_identifier currency stake win state ended_at', 'keep'),
  rows('play', 'fair_seeds', 'began_at revealed_at client_seed commitment rounds', 'keep'),
  rows('play', 'live_bets', 'placed_at live_round bets currency stake win settled_at', 'keep'),
  // The bets above contain the seats.
  rows('play', 'live_seats', '', 'keep'),
  rows('play', 'game_sessions', 'created_at game_identifier currency seen_at ended_at', 'keep'),
  rows('play', 'favorite_games', 'game_identifier added_at', trim),
  rows('play', 'played_games', 'game_identifier played_at', trim),
  rows('play', 'jackpot_wins', 'won_at jackpot currency amount', 'keep'),
  rows('play', 'tournament_players', 'tournament_id nickname joined_at', { at: 'trim', blank: ['nickname'] }),
  rows('play', 'tournament_prizes', 'tournament_id place amount_cents paid_at', 'keep'),
  rows('play', 'tournament_removals', 'tournament_id removed_at', 'keep'),
  rows('play', 'quest_levels', 'tournament_id level amount_cents reached_at', 'keep'),
  rows('play', 'bet_totals', '', 'keep'),
  rows('play', 'lottery_tickets', 'lottery_id first last at', 'keep'),
  rows('play', 'lottery_winners', 'lottery_id place amount_cents paid_at', { at: 'trim', blank: ['nickname'] }),
  rows('rewards', 'comp_points', 'chargeable persistent', 'keep'),
  rows('rewards', 'gifts', 'created_at type kind title stage currency amount_cents ended_at', 'keep'),
  rows('rewards', 'shop_purchases', 'bought_at type quantity points', 'keep'),
  rows('rewards', 'lootboxes', 'created_at group_key stage opened_at', 'keep'),
  rows('rewards', 'adventure_claims', 'adventure day step claimed_at', 'keep'),
  rows('rewards', 'promo_code_uses', 'code used_at', 'keep'),
  rows('rewards', 'promo_subscriptions', 'promo_id subscribed_at', trim),
  rows('messages', 'support_conversations', 'started_at changed_at locale', erase),
  rows('messages', 'live_chat_lines', 'said_at game text removed_at', trim),
  rows('messages', 'live_chat_people', 'muted_until mute_reason', trim),
  rows('messages', 'live_chat_reports', 'at line_id reason', trim),
  // The hidden person is another player's data.
  rows('messages', 'live_chat_hidden', '', trim),
  rows('messages', 'live_chat_here', '', trim),
  rows('messages', 'contact_messages', 'at name email topic message', erase),
  rows('messages', 'notifications', 'at title text read_at', trim),
  rows('messages', 'notification_settings', 'categories quiet_hours amounts_on_lock_screen', trim),
  rows('messages', 'push_subscriptions', 'created_at last_sent_at', trim),
  rows('other', 'survey_answers', 'at survey_id score comment', trim),
  rows('other', 'tracked_events', 'happened_at kind payload', trim),
  // Deleted after seven days.
  rows('other', 'player_events', '', trim),
];

/** Columns of `players` that identify a person, erased with the rest; the email becomes an address that can't exist. */
export const identifyingColumns = [
  'first_name',
  'last_name',
  'date_of_birth',
  'city',
  'address',
  'postal_code',
  'state',
  'mobile_phone',
  'personal_id',
  'password_hash',
] as const;

/** Columns of `players` that the law doesn't require, erased first. */
export const optionalColumns = ['nickname', 'gender', 'profession', 'stag', 'affb', 'deposit_bonus_code', 'two_factor_secret'] as const;

/** The columns of `players` in the copy. */
export const playerColumns =
  'id email nickname first_name last_name gender date_of_birth country city address postal_code state mobile_phone phone_confirmed_at profession personal_id currency locale time_zone brand license_name status receive_promos receive_sms_promos receive_phone_promos receive_post_promos can_issue_bonuses verified sumsub_verified sow_questionnaire_expires_at deposit_limit_declined_at limits_reviewed_at terms_accepted_at terms_version confirmed_at stag affb created_at current_sign_in_at'.split(
    ' ',
  );
