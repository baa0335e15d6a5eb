-- Changes of a player's email and phone number follow the same steps, in one table.
create table contact_changes (
  id bigint generated always as identity primary key,
  player_id bigint not null references players,
  kind text not null check (kind in ('email', 'phone')),
  -- Null if there was none.
  old_value text,
  new_value text not null,
  -- SHA-256 of the token in the mail to a new address; a text message has no link.
  token_hash bytea unique,
  -- SHA-256 of a random salt and the six digits; both are made when the message is sent.
  code_salt bytea,
  code_hash bytea,
  code_attempts integer not null default 0,
  -- SHA-256 of the token in the notice to the old side.
  undo_hash bytea unique,
  requested_at timestamptz not null,
  expires_at timestamptz not null,
  -- The last moment at which the old side may take the change back.
  undo_until timestamptz not null,
  confirmed_at timestamptz,
  -- Cancelled while it waited, or taken back after it.
  cancelled_at timestamptz
);

-- The code of an email was hashed with the link's hash before it, which is its salt from now on.
insert into contact_changes (player_id, kind, old_value, new_value, token_hash, code_salt, code_hash, code_attempts, undo_hash,
  requested_at, expires_at, undo_until, confirmed_at, cancelled_at)
select player_id, 'email', old_email, new_email, token_hash, token_hash, code_hash, code_attempts, undo_hash,
  requested_at, expires_at, undo_until, confirmed_at, cancelled_at
from email_changes order by id;

insert into contact_changes (player_id, kind, old_value, new_value, code_salt, code_hash, code_attempts, undo_hash,
  requested_at, expires_at, undo_until, confirmed_at, cancelled_at)
select player_id, 'phone', old_phone, new_phone, code_salt, code_hash, code_attempts, undo_hash,
  requested_at, expires_at, undo_until, confirmed_at, cancelled_at
from phone_changes order by id;

drop table email_changes, phone_changes;

-- One change of each kind waits at a time.
create unique index contact_changes_waiting on contact_changes (player_id, kind) where confirmed_at is null and cancelled_at is null;
create index contact_changes_age on contact_changes (undo_until);
