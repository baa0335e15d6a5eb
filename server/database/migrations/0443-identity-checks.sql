-- Checks of identity by an outside provider. Its webhook decides once; `review` leaves the decision to people and documents.
create table identity_checks (
  id uuid primary key,
  player_id bigint not null references players,
  provider text not null,
  state text not null default 'started' check (state in ('started', 'approved', 'refused', 'review')),
  started_at timestamptz not null,
  decided_at timestamptz
);

create index identity_checks_of_player on identity_checks (player_id, started_at desc);
