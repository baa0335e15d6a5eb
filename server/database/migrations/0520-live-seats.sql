-- Seats at live tables: spots of a round that only one player may have. They're freed with the player's bets.

create table live_seats (
  live_round uuid not null,
  spot text not null,
  player_id bigint not null,
  primary key (live_round, spot),
  foreign key (live_round, player_id) references live_bets on delete cascade
);
