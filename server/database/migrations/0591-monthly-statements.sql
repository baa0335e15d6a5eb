-- The months whose statement a player was mailed, by their first day: each once.
create table monthly_statements (
  player_id bigint not null references players,
  month date not null,
  primary key (player_id, month)
);
