-- The second factor: secrets that wait for their first code, recovery codes, and devices that skip the second step.

create table factor_enrolments (
  player_id bigint primary key references players,
  secret text not null,
  -- SHA-256 of each recovery code that the player is given with the secret.
  code_hashes bytea[] not null,
  expires_at timestamptz not null
);

create index factor_enrolments_expiry on factor_enrolments (expires_at);

create table recovery_codes (
  player_id bigint not null references players,
  code_hash bytea not null,
  used_at timestamptz,
  primary key (player_id, code_hash)
);

create table trusted_devices (
  id uuid primary key default gen_random_uuid(),
  player_id bigint not null references players,
  -- SHA-256 of the cookie; the cookie itself is never kept.
  token_hash bytea not null unique,
  device_id text,
  user_agent text,
  country text,
  created_at timestamptz not null,
  last_used_at timestamptz not null,
  expires_at timestamptz not null,
  revoked_at timestamptz
);

create index trusted_devices_player on trusted_devices (player_id) where revoked_at is null;
create index trusted_devices_expiry on trusted_devices (expires_at);
