-- What a player's play says about harm: the score with its reasons, and the last step that we took because of it.
create table harm_marks (
  player_id bigint primary key references players,
  score smallint not null check (score between 0 and 100),
  -- [{marker, value, points}], the heaviest first.
  reasons jsonb not null,
  step text check (step in ('message', 'limit', 'break')),
  stepped_at timestamptz,
  computed_at timestamptz not null,
  check ((step is null) = (stepped_at is null))
);
create index harm_marks_by_score on harm_marks (score desc) where score > 0;
