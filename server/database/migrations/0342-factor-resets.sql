-- Resets of a lost second factor, which operators request and a waiting time delays.
create table factor_resets (
  id bigint generated always as identity primary key,
  player_id bigint not null references players,
  -- SHA-256 of the token in the mail that cancels it; made when the mail is sent.
  cancel_hash bytea,
  requested_at timestamptz not null,
  due_at timestamptz not null,
  cancelled_at timestamptz,
  done_at timestamptz
);

-- One reset waits at a time.
create unique index factor_resets_waiting on factor_resets (player_id) where cancelled_at is null and done_at is null;
create index factor_resets_cancel on factor_resets (cancel_hash) where cancel_hash is not null;
