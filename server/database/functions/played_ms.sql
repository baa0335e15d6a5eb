-- A player's time of play in milliseconds within a rolling period, up to now.
create or replace function played_ms(p_player bigint, p_period text) returns bigint
language sql as $$
  select play_gap_ms(p_player) + coalesce((
    select sum(played_ms) from usage_hours where player_id = p_player
      and usage_ends_at(hour, p_period) > now()), 0)::bigint
$$;
