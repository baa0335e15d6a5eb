-- What each game has returned, by UTC day, for comparing it with what it should return. `ratio` is win by stake of a round.
create table game_returns (
  game_identifier text not null,
  day date not null,
  rounds integer not null,
  ratio_sum double precision not null,
  ratio_squares double precision not null,
  stake_eur_cents bigint not null,
  win_eur_cents bigint not null,
  primary key (game_identifier, day)
);

-- Games whose return is off now, since when and by how many standard errors.
create table game_return_alarms (
  game_identifier text primary key,
  deviation double precision not null,
  raised_at timestamptz not null
);

-- The days' sums read rounds by time alone.
create index rounds_by_time on rounds using brin (placed_at);
