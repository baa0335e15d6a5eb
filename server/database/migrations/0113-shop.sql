-- The shop: what comp points buy, and what has been bought.

create table shop_cards (
  group_key text primary key,
  type text not null check (type in ('money', 'lootboxes', 'freespins', 'lotteries')),
  title jsonb not null,
  labels text[] not null default '{}',
  -- How often bonus money is wagered; 0 makes it real at once.
  wager integer not null default 0,
  -- Where free spins are played, the first one; null for none.
  games text[] not null default '{}',
  -- Of everything but money.
  points bigint check (points > 0),
  freespins_count integer not null default 0,
  lottery_ids bigint[] not null default '{}',
  -- What it costs outside the sale; null for what is in none.
  full_points bigint,
  position integer not null default 0,
  is_open boolean not null default true
);

create table shop_rates (
  group_key text not null references shop_cards,
  currency text not null references currency_rates,
  amount_cents bigint not null check (amount_cents > 0),
  points bigint not null check (points > 0),
  position integer not null default 0,
  primary key (group_key, currency)
);

create table shop_purchases (
  id uuid primary key,
  player_id bigint not null references players,
  group_key text not null,
  type text not null,
  quantity bigint not null check (quantity > 0),
  points bigint not null check (points > 0),
  currency text not null,
  amount_cents bigint not null default 0,
  gift_id uuid,
  bought_at timestamptz not null default now()
);

create index shop_purchases_of_player on shop_purchases (player_id, bought_at desc);
