-- Passkeys, and the challenges that were used.

create table passkeys (
  -- The id that the authenticator gave, as base64url.
  id text primary key,
  player_id bigint not null references players,
  public_key bytea not null,
  counter bigint not null,
  transports text[] not null,
  device_type text not null,
  backed_up boolean not null,
  -- The host, or the parent of hosts, that the passkey works on.
  rp_id text not null,
  name text not null,
  created_at timestamptz not null,
  last_used_at timestamptz
);

create index passkeys_player on passkeys (player_id);

create table passkey_challenges_used (
  challenge_hash bytea primary key,
  used_at timestamptz not null
);

create index passkey_challenges_used_age on passkey_challenges_used (used_at);

insert into settings (key, value) values ('passkey_secret', to_jsonb(gen_random_uuid()::text || gen_random_uuid()::text));
