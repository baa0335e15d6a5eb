-- Until when a player must pause; null if play may go on. After p_after_ms of continuous play, no round may start until a pause
-- since the last round is over. A null p_after_ms requires no pause.
create or replace function play_pause_until(p_player bigint, p_after_ms integer) returns timestamptz
language sql as $$
  with recent as (
    select placed_at, placed_at - lag(placed_at) over (order by placed_at) as gap
    from rounds where player_id = p_player and state <> 'rolled_back'
      and placed_at > clock_timestamp() - (p_after_ms + rule_play_pause_ms()) * interval '1 millisecond'
  ), sitting as (
    select max(placed_at) filter (where gap is null or gap > rule_play_pause_ms() * interval '1 millisecond') as since,
      max(placed_at) + rule_play_pause_ms() * interval '1 millisecond' as until
    from recent
  )
  select until from sitting
  where since <= clock_timestamp() - p_after_ms * interval '1 millisecond' and until > clock_timestamp()
$$;
