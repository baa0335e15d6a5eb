-- Why a game may not take a stake now; null if nothing forbids it: its launch has ended, a round of this game
-- is still open, or the player's last round started too recently. An open round of another game is decided and
-- paid for, so it blocks nothing: it's restored with that game, or settled after a time.
create or replace function play_refusal(p_session game_sessions, p_cycle_ms integer) returns text
language plpgsql stable as $$
declare
  v_last timestamptz;
begin
  if not is_launch_alive(p_session) then
    return 'launch_token_invalid';
  elsif exists (select from rounds where player_id = p_session.player_id and game_identifier = p_session.game_identifier and state = 'open') then
    return 'round_open';
  end if;
  select placed_at into v_last from rounds where player_id = p_session.player_id order by placed_at desc limit 1;
  if clock_timestamp() - v_last < p_cycle_ms * interval '1 millisecond' then
    return 'cycle_too_short';
  end if;
  return null;
end
$$;
