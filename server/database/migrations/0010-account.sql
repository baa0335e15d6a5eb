-- What the doors of the account need: single-use secrets of mails, and the memory of failed attempts.

create table mail_secrets (
  id bigint generated always as identity primary key,
  player_id bigint not null references players,
  purpose text not null check (purpose in ('confirm_email', 'new_password')),
  -- SHA-256 of the link's token; the token itself stands in the mail alone.
  token_hash bytea not null unique,
  -- SHA-256 of the token's hash and the six digits.
  code_hash bytea not null,
  code_attempts integer not null default 0,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  consumed_at timestamptz
);

create index mail_secrets_of_player on mail_secrets (player_id, purpose, id);

-- Attempts at a door by what is counted: the account (by hash, whether it exists or not), the device, the address.
create table door_attempts (
  door text not null,
  counted bytea not null,
  attempts integer not null,
  since timestamptz not null,
  locked_until timestamptz,
  primary key (door, counted)
) with (fillfactor = 80);

create index door_attempts_age on door_attempts (since);

alter table sessions add constraint sessions_epoch unique (epoch);
create index sessions_device on sessions (player_id, device_id) where device_id is not null;
