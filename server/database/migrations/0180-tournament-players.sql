-- How many take part in a tournament, counted as they join: lists show many tournaments, and every bet makes them new.
alter table tournaments add column players integer not null default 0;
update tournaments set players = (select count(*) from tournament_players where tournament_id = tournaments.id);
