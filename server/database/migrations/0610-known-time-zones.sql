-- Settings took any text as a time zone. A player whose zone doesn't exist had no statement.
update players set time_zone = 'UTC'
  where time_zone <> 'UTC' and not exists (select from pg_timezone_names where lower(name) = lower(players.time_zone));
