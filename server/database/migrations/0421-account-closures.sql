-- Accounts that their players closed, and what becomes of the data.
create table account_closures (
  id bigint generated always as identity primary key,
  player_id bigint not null references players,
  reason text not null check (reason in ('not_playing', 'too_much', 'privacy', 'service', 'other')),
  -- In the player's words; goes with the first erasure.
  comment text,
  closed_at timestamptz not null,
  -- Whether the player asked that what the law doesn't need goes after the month in which the account can be reopened.
  is_erasure_asked boolean not null,
  trim_due_at timestamptz not null,
  trimmed_at timestamptz,
  erase_due_at timestamptz not null,
  erased_at timestamptz,
  reopened_at timestamptz
);

create unique index account_closures_current on account_closures (player_id) where reopened_at is null;
create index account_closures_due on account_closures (least(trim_due_at, erase_due_at)) where erased_at is null and reopened_at is null;

-- Copies of all data of a player: prepared by a job, downloaded for some days.
create table data_copies (
  id uuid primary key default gen_random_uuid(),
  player_id bigint not null references players,
  requested_at timestamptz not null,
  ready_at timestamptz,
  expires_at timestamptz not null,
  -- JSON, gzipped; null until it's ready.
  content bytea
);

create index data_copies_player on data_copies (player_id, requested_at desc);
create index data_copies_age on data_copies (expires_at);
alter table data_copies alter column content set storage external;
