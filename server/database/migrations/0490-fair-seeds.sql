-- Seeds from which a player's rounds are drawn. The server's half is secret until the player changes seeds; its SHA-256 is
-- published before its first round. Of each player there is one in use, and one that comes next.

create table fair_seeds (
  id uuid primary key,
  player_id bigint not null references players,
  server_seed bytea not null check (length(server_seed) = 32),
  commitment bytea not null,
  -- The player's half; null until it's in use.
  client_seed text,
  -- How many rounds it has drawn: the number of the next one.
  rounds bigint not null default 0,
  created_at timestamptz not null default now(),
  began_at timestamptz,
  revealed_at timestamptz,
  check ((client_seed is null) = (began_at is null))
);

create unique index fair_seeds_current on fair_seeds (player_id) where began_at is not null and revealed_at is null;
create unique index fair_seeds_next on fair_seeds (player_id) where began_at is null;
create index fair_seeds_revealed on fair_seeds (player_id, revealed_at desc) where revealed_at is not null;

-- Which seed drew a round, and as which of its rounds, counted from 0 without a gap.
create table fair_rounds (
  round_id uuid primary key references rounds,
  seed_id uuid not null references fair_seeds,
  nonce bigint not null,
  unique (seed_id, nonce)
);
