-- A phone number is confirmed by a code in a text message, and a change of it can be taken back from the email.
alter table players add column phone_confirmed_at timestamptz;

create table phone_changes (
  id bigint generated always as identity primary key,
  player_id bigint not null references players,
  -- Null if there was none.
  old_phone text,
  new_phone text not null,
  -- SHA-256 of a random salt and the six digits; both are made when the message is sent.
  code_salt bytea,
  code_hash bytea,
  code_attempts integer not null default 0,
  -- SHA-256 of the token in the mailed notice.
  undo_hash bytea unique,
  requested_at timestamptz not null,
  expires_at timestamptz not null,
  undo_until timestamptz not null,
  confirmed_at timestamptz,
  cancelled_at timestamptz
);

create unique index phone_changes_waiting on phone_changes (player_id) where confirmed_at is null and cancelled_at is null;
create index phone_changes_age on phone_changes (undo_until);

-- Promotions by phone and by post are agreed to one by one, like those by email and text message.
alter table players
  add column receive_phone_promos boolean not null default false,
  add column receive_post_promos boolean not null default false;
alter table consents drop constraint consents_kind_check;
alter table consents add constraint consents_kind_check check (kind in ('email', 'sms', 'phone', 'post', 'terms', 'privacy'));
