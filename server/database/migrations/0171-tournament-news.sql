-- Who has heard that a tournament starts soon, and who was removed from one and may not come back.

alter table tournament_players add column told_soon boolean not null default false;

create table tournament_removals (
  tournament_id bigint not null references tournaments,
  player_id bigint not null references players,
  reason text not null,
  removed_at timestamptz not null default now(),
  primary key (tournament_id, player_id)
);
