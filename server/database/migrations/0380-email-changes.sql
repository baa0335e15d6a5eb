-- Changes of a player's email, which wait for the new address to be confirmed.
create table email_changes (
  id bigint generated always as identity primary key,
  player_id bigint not null references players,
  old_email text not null,
  new_email text not null,
  -- SHA-256 of the token in the mail to the new address, and of its hash with the six digits; made when the mail is sent.
  token_hash bytea unique,
  code_hash bytea,
  code_attempts integer not null default 0,
  -- SHA-256 of the token in the notice to the old address.
  undo_hash bytea unique,
  requested_at timestamptz not null,
  expires_at timestamptz not null,
  -- The last moment at which the old address may take the change back.
  undo_until timestamptz not null,
  confirmed_at timestamptz,
  -- Cancelled while it waited, or taken back after it.
  cancelled_at timestamptz
);

-- One change waits at a time.
create unique index email_changes_waiting on email_changes (player_id) where confirmed_at is null and cancelled_at is null;
create index email_changes_age on email_changes (undo_until);
