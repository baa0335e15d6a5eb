-- Milliseconds of play since the player's last stake, or since the game was opened if that stake was before a pause, because the first
-- round of a session takes time too. 0 after a gap that counts as a pause.
create or replace function play_gap_ms(p_player bigint) returns bigint
language sql as $$
  select coalesce(min(gap) filter (where gap between 0 and rule_play_pause_ms()), 0)
  from (
    select floor(extract(epoch from clock_timestamp() - at) * 1000)::bigint as gap
    from (
      (select placed_at as at from rounds where player_id = p_player order by placed_at desc limit 1)
      union all
      select created_at from game_sessions where player_id = p_player and ended_at is null
        and not exists (select from rounds r where r.player_id = p_player
          and r.placed_at > clock_timestamp() - rule_play_pause_ms() * interval '1 millisecond')
    ) as begun
  ) as since
$$;
