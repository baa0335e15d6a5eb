/**
 * The calls of the specification, written by hand: what the contract is compared with never comes from it. `{}` is a
 * parameter. Fields are written `user.email`, with `[]` after a list; lists are in `data`. The server decides the custom
 * player status of a fraud check, so it's in the response.
 */
export interface SpecifiedCall {
  /** The rule: `API-017`. */
  id: string;
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  path: string;
  query?: readonly string[];
  body?: readonly string[];
  answer?: readonly string[];
  /** The clause whose complete list of fields the response has. */
  fields?: string;
}

const userFields = [
  'id', 'user_id', 'email', 'nickname', 'nick_name', 'first_name', 'last_name', 'gender', 'date_of_birth', 'country', 'city', 'address',
  'postal_code', 'state', 'mobile_phone', 'receive_promos', 'receive_sms_promos', 'currency', 'language', 'locale', 'statuses[].id',
  'statuses[].name', 'created_at', 'current_sign_in_at', 'confirmed_at', 'deposit_bonus_code', 'can_issue_bonuses', 'profession',
  'autoregistered', 'autologin_link', 'verified', 'sumsub_verified', 'license_name', 'sow_questionnaire_expires_at', 'two_factor_enabled',
  'auth_fields_missed', 'groups',
] as const;

const utmFields = ['utm_source', 'utm_medium', 'utm_campaign', 'utm_content', 'utm_term', 'sub_id'].map((name) => `utmMetrics.${name}`);

const winFields = ['amount_cents', 'user_name', 'created_at', 'jackpot_original_amount_cents', 'jackpot_original_currency', 'jackpot_level_name'];

const pagination = ['current_page', 'next_page', 'prev_page', 'total_pages', 'total_count'].map((name) => `pagination.${name}`);

const account: readonly SpecifiedCall[] = [
  { id: 'API-001', method: 'GET', path: '/api/player', answer: userFields },
  { id: 'API-002', method: 'PATCH', path: '/api/player', body: ['first_name', 'last_name', 'city', 'address', 'postal_code', 'state', 'mobile_phone'] },
  { id: 'API-003', method: 'GET', path: '/api/player/settings' },
  { id: 'API-004', method: 'GET', path: '/api/player/stats' },
  { id: 'API-005', method: 'GET', path: '/api/player/payments', answer: ['data[].id', 'data[].action', 'data[].state', 'data[].finished_at'] },
  { id: 'API-006', method: 'POST', path: '/api/player/payments/{}/recall' },
  {
    id: 'API-007',
    method: 'GET',
    path: '/api/player/accounts',
    query: ['compatibility'],
    answer: ['data[].currency', 'data[].active', 'data[].amount_cents', 'data[].available_to_cashout_cents'],
    fields: 'CASH-001a',
  },
  { id: 'API-008', method: 'POST', path: '/api/player/accounts', body: ['currency'] },
  { id: 'API-009', method: 'POST', path: '/api/player/groups', body: ['groups.add'] },
  { id: 'API-010', method: 'GET', path: '/api/player/comp_points', answer: ['chargeable.points', 'persistent.points', 'rates[].currency', 'rates[].points'], fields: 'SHOP-001a' },
  { id: 'API-011', method: 'GET', path: '/api/player/played_games' },
  { id: 'API-012', method: 'GET', path: '/api/player/favorite_games' },
  { id: 'API-013', method: 'PUT', path: '/api/player/favorite_games/{}', body: ['game'] },
  { id: 'API-013', method: 'DELETE', path: '/api/player/favorite_games/{}' },
  { id: 'API-014', method: 'PATCH', path: '/api/player/update_locale', body: ['locale'] },
  { id: 'API-015', method: 'GET', path: '/api/subscriptions', answer: ['receive_promos'] },
  { id: 'API-015', method: 'PUT', path: '/api/subscriptions', body: ['receive_promos'] },
  { id: 'API-016', method: 'POST', path: '/check-email', body: ['email'] },
  {
    id: 'API-017',
    method: 'POST',
    path: '/api/users/sign_in',
    body: ['user.email', 'user.password', 'user.dfpc', 'user.captcha', 'user.custom_login_reg', 'user.otp_attempt'],
  },
  { id: 'API-018', method: 'DELETE', path: '/api/users/sign_out' },
  { id: 'API-019', method: 'POST', path: '/api/users' },
  { id: 'API-020', method: 'POST', path: '/api/users/password' },
  { id: 'API-021', method: 'PUT', path: '/api/users/password' },
  { id: 'API-022', method: 'GET', path: '/api/users/confirmation', query: ['confirmation_token'] },
  { id: 'API-023', method: 'POST', path: '/api/users/confirmation', body: ['user.email', 'captcha'] },
  { id: 'API-024', method: 'POST', path: '/api/auth_providers/update_details' },
];

const gifts: readonly SpecifiedCall[] = [
  { id: 'API-025', method: 'GET', path: '/api/v2/bonuses' },
  { id: 'API-026', method: 'GET', path: '/api/player/bonuses', answer: ['data[].id', 'data[].title', 'data[].stage', 'data[].group_key', 'data[].currency', 'data[].amount_cents', 'data[].amount_wager_cents', 'data[].amount_wager_requirement_cents', 'data[].activatable', 'data[].activatable_until'] },
  { id: 'API-027', method: 'GET', path: '/api/player/freespins', answer: ['data[].id', 'data[].title', 'data[].stage', 'data[].group_key', 'data[].freespins_total'] },
  { id: 'API-028', method: 'GET', path: '/api/bonuses/deposit' },
  { id: 'API-029', method: 'GET', path: '/api/bonuses/registration' },
  { id: 'API-030', method: 'DELETE', path: '/api/player/freespins/{}' },
  { id: 'API-030', method: 'DELETE', path: '/api/player/bonuses/{}' },
  { id: 'API-031', method: 'POST', path: '/api/player/freespins/{}/activation' },
  { id: 'API-031', method: 'POST', path: '/api/player/bonuses/{}/activation' },
  { id: 'API-032', method: 'POST', path: '/api/v2/bonuses/promo-code', body: ['code'], answer: ['data'] },
  { id: 'API-033', method: 'POST', path: '/api/bonuses/coupon', body: ['coupon_code'], answer: ['status'] },
  { id: 'API-034', method: 'PATCH', path: '/api/player/set_bonus_code', body: ['deposit_bonus_code'] },
  { id: 'API-035', method: 'DELETE', path: '/api/player/clear_bonus_code' },
  { id: 'API-036', method: 'PATCH', path: '/api/player/update_bonus_settings', body: ['settings.can_issue'] },
  {
    id: 'API-037',
    method: 'GET',
    path: '/api/player/lootboxes',
    answer: ['id', 'group_key', 'weight', 'stage', 'created_at', 'valid_until', 'items[].prize'].map((name) => `data[].${name}`),
  },
  { id: 'API-038', method: 'POST', path: '/api/player/lootboxes/{}/activation' },
];

const competitions: readonly SpecifiedCall[] = [
  {
    id: 'API-039',
    method: 'GET',
    path: '/api/tournaments',
    answer: ['id', 'frontend_identifier', 'in_progress', 'currency', 'questSize', 'group_ids', 'top_players[].award_place', 'top_players[].nickname', 'status', 'start_at', 'end_at'].map((name) => `data[].${name}`),
    fields: 'TOUR-001a',
  },
  { id: 'API-039', method: 'GET', path: '/api/tournaments/{}' },
  { id: 'API-039', method: 'GET', path: '/api/tournaments/recent' },
  { id: 'API-040', method: 'POST', path: '/api/tournaments/{}/confirm', body: ['confirmed'] },
  { id: 'API-041', method: 'GET', path: '/api/tournaments/player' },
  { id: 'API-041', method: 'GET', path: '/api/tournaments/{}/status', answer: ['tournament_id', 'bets', 'award_place', 'nickname'].map((name) => `status.${name}`) },
  { id: 'API-042', method: 'GET', path: '/api/lotteries' },
  { id: 'API-042', method: 'GET', path: '/api/lotteries/statuses', answer: ['data[].lottery_id'] },
  { id: 'API-042', method: 'GET', path: '/api/lotteries/{}' },
  { id: 'API-042', method: 'GET', path: '/api/lotteries/{}/status' },
  { id: 'API-043', method: 'GET', path: '/api/comp_points/rates/money' },
  { id: 'API-043', method: 'GET', path: '/api/comp_points/rates/{}' },
  { id: 'API-044', method: 'POST', path: '/api/comp_points/exchange/money', body: ['points', 'group'] },
  { id: 'API-044', method: 'POST', path: '/api/comp_points/exchange/{}', body: ['group'] },
  { id: 'API-045', method: 'GET', path: '/api/user_limits', answer: ['data[].type', 'data[].accounts[].currency', 'data[].accounts[].amount_cents', 'data[].accounts[].current_value_amount_cents'], fields: 'LIMIT-001a' },
  { id: 'API-045', method: 'POST', path: '/api/user_limits' },
  { id: 'API-046', method: 'DELETE', path: '/api/user_limits/{}' },
  { id: 'API-047', method: 'POST', path: '/api/user_limits/confirm', body: ['token'] },
];

const games: readonly SpecifiedCall[] = [
  { id: 'API-048', method: 'GET', path: '/api/games/jackpots' },
  { id: 'API-048', method: 'GET', path: '/api/games/random' },
  { id: 'API-048', method: 'GET', path: '/api/games/collections' },
  { id: 'API-048', method: 'GET', path: '/api/games/providers', answer: ['data[].id', 'data[].title'] },
  { id: 'API-049', method: 'POST', path: '/api/games_filter/select', body: ['game_ids', 'device'] },
  {
    id: 'API-050',
    method: 'POST',
    path: '/api/games_filter',
    body: ['device', 'filter.providers', 'filter.title', 'filter.categories.identifiers', 'filter.categories.strategy', 'page', 'page_size'],
    answer: ['data[].identifier', 'data[].title', ...pagination],
  },
  { id: 'API-051', method: 'GET', path: '/api/jackpots', answer: ['id', 'identifier', 'state', 'currency', 'amount_cents', 'levels[].id', 'levels[].identifier', 'levels[].name', 'levels[].amount_cents'].map((name) => `data[].${name}`), fields: 'JACK-001a' },
  { id: 'API-052', method: 'GET', path: '/api/jackpot_wins', answer: winFields.map((name) => `data[].${name}`) },
];

const information: readonly SpecifiedCall[] = [
  { id: 'API-053', method: 'GET', path: '/api/info/player_fields' },
  { id: 'API-053', method: 'GET', path: '/api/info/statuses' },
  { id: 'API-053', method: 'GET', path: '/api/info/countries', answer: ['data[].code'] },
  { id: 'API-053', method: 'GET', path: '/api/info/currencies', answer: ['data[].code', 'data[].fiat', 'data[].subunits_to_unit'] },
  { id: 'API-053', method: 'GET', path: '/api/info/project' },
  { id: 'API-053', method: 'GET', path: '/api/info/crypto_exchange_rates' },
  { id: 'API-053', method: 'GET', path: '/api/info/locales', answer: ['data[].code'] },
  { id: 'API-054', method: 'GET', path: '/api/cms/pages', query: ['l'] },
  { id: 'API-054', method: 'GET', path: '/api/cms/snippets', query: ['l'] },
  { id: 'API-054', method: 'GET', path: '/api/cms/files', query: ['l'] },
  { id: 'API-054', method: 'GET', path: '/api/cms/pages/{}', query: ['l'] },
  { id: 'API-055', method: 'GET', path: '/api/fe/config/{}', query: ['locale'] },
  { id: 'API-056', method: 'POST', path: '/api/fe/config/managers', body: ['userGroups'] },
  { id: 'API-057', method: 'GET', path: '/client-context' },
  { id: 'API-058', method: 'GET', path: '/jam/vip_status_progress', answer: ['currency', 'currentStatus', 'activeStatus', 'nextStatus', 'depositThresholdCents', 'depositAmountCents', 'betSumCents', 'betSumThresholdCents', 'overallProgress'], fields: 'VIP-002a' },
  { id: 'API-060', method: 'GET', path: '/api/current_ip', answer: ['country_code'] },
  {
    id: 'API-061',
    method: 'POST',
    path: '/api/users/transaction',
    body: ['country', 'first_name', 'last_name', 'email', 'device_fingerprint', 'card', 'amount_cents', 'currency', 'payment_system', 'type'],
    answer: ['custom_player_status'],
  },
  { id: 'API-062', method: 'POST', path: '/api/send_contact_message' },
  { id: 'API-063', method: 'POST', path: '/api/pwa_events', body: ['event'] },
  { id: 'API-064', method: 'PUT', path: '/metrics-errors-validation', body: ['side', 'component', 'errors[].key', 'errors[].firstMessage'] },
  { id: 'API-065', method: 'POST', path: '/log_utm_set', body: utmFields },
  { id: 'API-065', method: 'POST', path: '/log_utm_send', body: utmFields },
  { id: 'API-066', method: 'PUT', path: '/log' },
  { id: 'API-066', method: 'PUT', path: '/performance' },
  { id: 'API-066', method: 'PUT', path: '/network-performance', body: ['rtt', 'downlink', 'effectiveType'] },
];

export const specifiedCalls: readonly SpecifiedCall[] = [...account, ...gifts, ...competitions, ...games, ...information];
