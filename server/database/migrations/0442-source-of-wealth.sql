-- Answers to the questions about a player's source of wealth, each with its decision; only the latest counts.
create table wealth_questionnaires (
  id bigint generated always as identity primary key,
  player_id bigint not null references players,
  answers jsonb not null,
  state text not null default 'waiting' check (state in ('waiting', 'approved', 'rejected')),
  -- Why they were rejected.
  reason text,
  sent_at timestamptz not null,
  decided_at timestamptz,
  decided_by text,
  -- Until when approved answers count.
  valid_until timestamptz
);

-- One waits at a time.
create unique index wealth_questionnaires_waiting on wealth_questionnaires (player_id) where state = 'waiting';
create index wealth_questionnaires_of_player on wealth_questionnaires (player_id, id desc);
