-- Why a game may not take a stake now, or null: its launch has ended, operators have switched it off, a round of this game
-- is still open, the stake is above the licence's cap, the player's last round started too recently, or the licence requires a pause.
-- An open round of another game is decided and paid for, so it blocks nothing: it resumes with that game, or is settled after a time.
-- p_policy: RoundPolicy of rules/games/play-policy.
create or replace function play_refusal(p_session game_sessions, p_stake bigint, p_policy jsonb) returns text
language plpgsql stable as $$
declare
  v_last timestamptz;
begin
  if not is_launch_alive(p_session) then
    return 'launch_token_invalid';
  elsif is_play_stopped(p_session.game_identifier) then
    return 'game_stopped';
  elsif exists (select from rounds where player_id = p_session.player_id and game_identifier = p_session.game_identifier and state = 'open') then
    return 'round_open';
  elsif p_stake > (p_policy ->> 'stake_cap')::bigint then
    return 'stake_not_allowed';
  end if;
  select placed_at into v_last from rounds where player_id = p_session.player_id order by placed_at desc limit 1;
  if clock_timestamp() - v_last < (p_policy ->> 'cycle_ms')::integer * interval '1 millisecond' then
    return 'cycle_too_short';
  elsif play_pause_until(p_session.player_id, (p_policy ->> 'pause_after_ms')::integer) is not null then
    return 'pause_required';
  end if;
  return null;
end
$$;
