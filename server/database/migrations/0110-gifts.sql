-- Gifts: bonus money, free spins and what else is given to a player, and how real bets move them. At most one gift of a
-- player and currency is wagered at a time, and all bonus money of that currency belongs to it.

create type gift_stage as enum
  ('issued', 'wait', 'handle_bets', 'activated', 'lost', 'canceled', 'expired', 'wager_done', 'finished');

create table gifts (
  id uuid primary key default gen_random_uuid(),
  player_id bigint not null references players,
  type text not null check (type in ('bonus', 'freespins', 'deposit', 'registration', 'player_bonus')),
  kind text not null check (kind in ('cashback', 'deposit_bonus', 'cash', 'giftspin', 'group', 'xp', 'freespins')),
  tier text check (tier in ('rocket_lite', 'rocket_pro', 'rocket_max')),
  group_key text not null,
  -- By locale; null where the kind says enough.
  title jsonb,
  stage gift_stage not null default 'issued',
  currency text not null references currency_rates,
  -- What is given; of free spins, what they have won so far.
  amount_cents bigint not null default 0 check (amount_cents >= 0),
  -- How often the amount is wagered; 0 makes it real at once.
  wager integer not null default 0 check (wager >= 0),
  amount_wager_cents bigint not null default 0,
  amount_wager_requirement_cents bigint not null default 0,
  max_win_cents bigint,
  -- What of its bonus money has become the player's own.
  paid_cents bigint not null default 0,
  -- Games whose bets count; null for all.
  games text[],
  -- Where free spins are played.
  game text,
  freespins_total integer not null default 0,
  freespins_performed integer not null default 0,
  spin_stake_cents bigint,
  winnings text not null default 'bonus' check (winnings in ('bonus', 'cash')),
  points bigint not null default 0,
  -- What a group brings: an array of gifts as issue_gift takes them.
  bonuses jsonb not null default '[]',
  -- The award that it came from: one award gives once.
  source text not null,
  activatable_until timestamptz,
  valid_until timestamptz,
  created_at timestamptz not null default now(),
  ended_at timestamptz,
  check (freespins_performed between 0 and freespins_total)
);

create unique index gifts_once on gifts (player_id, source);
create unique index gifts_wagered on gifts (player_id, currency) where stage = 'handle_bets';
create index gifts_of_player on gifts (player_id, created_at desc);
create index gifts_due on gifts (least(activatable_until, valid_until)) where stage in ('issued', 'wait', 'handle_bets', 'activated');

-- A stake counts towards the gift that was wagered when it was taken; a free one was the gift's own.
alter table rounds add column gift_id uuid, add column is_free boolean not null default false;
create index rounds_open_of_gift on rounds (gift_id) where state = 'open' and gift_id is not null;

create table bonus_offers (
  key text primary key,
  kind text not null check (kind in ('deposit', 'registration')),
  title jsonb not null,
  -- Null: it comes by itself.
  code text unique,
  -- Of the deposit, up to a maximum in euro cents.
  percent integer not null default 0,
  max_eur_cents bigint not null default 0,
  min_eur_cents bigint not null default 0,
  amount_eur_cents bigint not null default 0,
  freespins_total integer not null default 0,
  game text,
  wager integer not null default 0,
  tier text,
  position integer not null default 0,
  is_open boolean not null default true
);

create table promo_codes (
  code text primary key,
  -- A coupon brings a gift, a betting code a coupon of the sportsbook.
  kind text not null check (kind in ('coupon', 'betting')),
  title jsonb not null,
  -- Of a coupon, as issue_gift takes it; amounts in euro cents.
  gift jsonb,
  url text,
  -- How many players may use it; null for all.
  quota integer,
  used integer not null default 0,
  valid_until timestamptz,
  check (quota is null or used <= quota)
);

create table promo_code_uses (
  code text not null references promo_codes,
  player_id bigint not null references players,
  used_at timestamptz not null default now(),
  primary key (code, player_id)
);
