-- What the first places of a tournament were paid, in EUR cents: each place once.

create table tournament_prizes (
  tournament_id bigint not null references tournaments,
  place integer not null check (place > 0),
  player_id bigint not null references players,
  amount_cents bigint not null check (amount_cents > 0),
  paid_at timestamptz not null default now(),
  primary key (tournament_id, place)
);
