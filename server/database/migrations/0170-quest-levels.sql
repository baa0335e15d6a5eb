-- Levels of quests that players have reached, each with what it paid in EUR cents: each once.

create table quest_levels (
  tournament_id bigint not null references tournaments,
  player_id bigint not null references players,
  level integer not null check (level > 0),
  amount_cents bigint not null check (amount_cents >= 0),
  reached_at timestamptz not null default now(),
  primary key (tournament_id, player_id, level)
);
