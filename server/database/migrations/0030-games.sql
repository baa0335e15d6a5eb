-- Play: what a player likes and played, who holds a game open, and who won a jackpot.

create table favorite_games (
  player_id bigint not null references players,
  game_identifier text not null,
  added_at timestamptz not null default now(),
  primary key (player_id, game_identifier)
);

create table played_games (
  player_id bigint not null references players,
  game_identifier text not null,
  played_at timestamptz not null default now(),
  primary key (player_id, game_identifier)
) with (fillfactor = 70);

-- A launch for real money: what one game's frame may do, by the token it holds.
create table game_sessions (
  id uuid primary key default gen_random_uuid(),
  -- SHA-256 of the token.
  token_hash bytea not null unique,
  player_id bigint not null references players,
  -- The session that launched it: when that ends, the game takes no more stakes.
  login_hash bytea not null,
  game_identifier text not null,
  currency text not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  ended_at timestamptz
);

-- One real game at a time for each player, whatever the device.
create unique index game_sessions_one_real on game_sessions (player_id) where ended_at is null;

-- Seeds are the house's; contributions come off each stake of a game that feeds the jackpot.
insert into jackpot_levels (jackpot, level, name, seed_eur_cents, contribution_ppm) values
  ('mystic', 'nova', 'Nova', 2500000, 2000),
  ('mystic', 'orbit', 'Orbit', 100000, 2000),
  ('mystic', 'comet', 'Comet', 5000, 2000);

create table jackpot_wins (
  id bigint generated always as identity primary key,
  jackpot text not null,
  level text not null,
  level_name text not null,
  player_id bigint not null references players,
  round_id uuid not null unique,
  currency text not null,
  -- In the winner's currency, and what the level stood at in euro cents.
  amount bigint not null check (amount > 0),
  eur_cents bigint not null,
  won_at timestamptz not null default now()
);

create index jackpot_wins_biggest on jackpot_wins (eur_cents desc);
create index jackpot_wins_latest on jackpot_wins (won_at desc);
