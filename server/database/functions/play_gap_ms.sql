-- Milliseconds of play since the player's last stake; 0 after a longer pause.
create or replace function play_gap_ms(p_player bigint) returns bigint
language sql as $$
  select case when gap between 0 and rule_play_pause_ms() then gap else 0 end
  from (select coalesce((select floor(extract(epoch from clock_timestamp() - placed_at) * 1000)::bigint
    from rounds where player_id = p_player order by placed_at desc limit 1), 0) as gap) as since
$$;
