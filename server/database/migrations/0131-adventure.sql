-- Prizes of the calendar that players collected; who collected one completed its step.

create table adventure_claims (
  player_id bigint not null references players,
  adventure text not null,
  day integer not null,
  step integer not null,
  claimed_at timestamptz not null,
  primary key (player_id, adventure, day, step)
);
