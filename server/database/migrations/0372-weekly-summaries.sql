-- The weekly summary of play, for players who want it; off for everybody else.
create table weekly_summary_choices (
  player_id bigint primary key references players,
  by_mail boolean not null default false,
  by_notification boolean not null default false
);

-- The weeks that a player was told of, by their Monday: each once.
create table weekly_summaries (
  player_id bigint not null references players,
  week date not null,
  primary key (player_id, week)
);
