-- Whether operators have switched a game off: itself, its provider, or everything.
create or replace function is_play_stopped(p_game text) returns boolean
language sql stable as $$
  select exists (
    select from play_stops
    where scope = 'everything'
      or (scope = 'provider' and name = split_part(p_game, ':', 1))
      or (scope = 'game' and name = p_game)
  )
$$;
