-- Answers to the house's surveys, one for each player and survey; a score of null says that it was put away.

create table survey_answers (
  player_id bigint not null references players,
  survey_id text not null,
  collector_id text not null,
  score smallint check (score between 1 and 5),
  comment text,
  at timestamptz not null default now(),
  primary key (player_id, survey_id)
);
