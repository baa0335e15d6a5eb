-- Live tables: rounds that all players of a table share, and the bets in them.

create type live_phase as enum ('betting', 'closing', 'playing', 'result', 'over');

create table live_rounds (
  id uuid primary key,
  -- The table's game.
  game text not null,
  -- Counts the table's rounds from 1.
  number bigint not null,
  phase live_phase not null default 'betting',
  began_at timestamptz not null default clock_timestamp(),
  ends_at timestamptz not null,
  -- Drawn before betting opens, published once bets are paid; its SHA-256 is published from the start.
  seed bytea not null,
  commitment bytea not null,
  -- What the seed draws, once betting has closed.
  drawn jsonb,
  result text,
  created_at timestamptz not null default now(),
  unique (game, number)
) with (fillfactor = 70);

create unique index live_rounds_running on live_rounds (game) where phase <> 'over';

-- A player's bets in one round of a table; their money is a round of the ledger.
create table live_bets (
  live_round uuid not null references live_rounds,
  player_id bigint not null references players,
  round_id uuid not null unique references rounds,
  currency text not null,
  stake bigint not null check (stake > 0),
  bets jsonb not null,
  -- What the player did while the outcome was shown.
  acts jsonb not null default '[]',
  win bigint,
  placed_at timestamptz not null default clock_timestamp(),
  settled_at timestamptz,
  primary key (live_round, player_id)
);

create index live_bets_unsettled on live_bets (live_round) where settled_at is null;
