-- Rounds of play: decided and committed when the stake is taken, credited when they are settled.

create type round_state as enum ('open', 'settled', 'rolled_back');

create table rounds (
  id uuid primary key,
  player_id bigint not null,
  session_id text not null,
  game_identifier text not null,
  currency text not null,
  stake bigint not null,
  -- How much of the stake was bonus money; the same part of the win is.
  stake_bonus bigint not null default 0,
  win bigint not null,
  outcome jsonb not null,
  state round_state not null default 'open',
  placed_at timestamptz not null default now(),
  ended_at timestamptz,
  check (stake > 0 and win >= 0)
) with (fillfactor = 90);

create index rounds_of_player on rounds (player_id, placed_at desc);
create index rounds_open on rounds (placed_at) where state = 'open';

create table comp_points (
  player_id bigint primary key references players,
  chargeable bigint not null default 0 check (chargeable >= 0),
  persistent bigint not null default 0,
  -- Euro cents wagered towards the next point.
  remainder_eur_cents bigint not null default 0
) with (fillfactor = 70);

insert into settings (key, value) values ('eur_cents_per_comp_point', '1000');

-- Sums of stakes in euro cents: lifetime, quarter, and one for each quest or tournament the player takes part in,
-- whose row its domain inserts.
create table bet_totals (
  player_id bigint not null,
  kind text not null,
  key text not null,
  starts_at timestamptz not null default '-infinity',
  ends_at timestamptz not null default 'infinity',
  -- Only these games count; null for all.
  games text[],
  bets bigint not null default 0,
  primary key (player_id, kind, key)
) with (fillfactor = 70);

create index bet_totals_of_competition on bet_totals (kind, key);

create table jackpot_levels (
  jackpot text not null,
  level text not null,
  name text not null,
  -- What it starts from, in euro cents; the house's until it is won.
  seed_eur_cents bigint not null default 0,
  -- Millionths of each stake that go into it.
  contribution_ppm integer not null check (contribution_ppm between 0 and 100000),
  primary key (jackpot, level)
);
