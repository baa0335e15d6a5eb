-- Demo data and removals of releases between the count of players and this one left it wrong.
update tournaments set players = held.players
  from (select id, (select count(*) from tournament_players where tournament_id = tournaments.id) as players from tournaments) as held
  where held.id = tournaments.id and held.players <> tournaments.players;
