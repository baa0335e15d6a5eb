-- Why a launch may not bet in a round of a live table now, or null: operators have switched it off, betting has closed by the
-- database's clock, its earlier round there isn't paid yet, the player's last round started too recently, or the licence requires a
-- pause. Bets of the same round that this one replaces don't count. p_policy: RoundPolicy of rules/games/play-policy. Holds the round's phase until the transaction ends.
create or replace function live_bet_refusal(p_session game_sessions, p_live_round uuid, p_policy jsonb) returns text
language plpgsql as $$
declare
  v_round live_rounds;
  v_last timestamptz;
begin
  if not is_launch_alive(p_session) then
    return 'launch_token_invalid';
  elsif is_play_stopped(p_session.game_identifier) then
    return 'game_stopped';
  end if;
  -- A late bet takes no lock, so that late bets can't delay the draw.
  select * into v_round from live_rounds where id = p_live_round and game = p_session.game_identifier;
  if not found or v_round.phase <> 'betting' or clock_timestamp() >= v_round.ends_at then
    return 'bets_closed';
  end if;
  select * into v_round from live_rounds where id = p_live_round for share;
  if v_round.phase <> 'betting' or clock_timestamp() >= v_round.ends_at then
    return 'bets_closed';
  elsif exists (select from live_bets b join rounds r on r.id = b.round_id
      where b.player_id = p_session.player_id and r.game_identifier = p_session.game_identifier and r.state = 'open'
        and b.live_round <> p_live_round) then
    return 'round_open';
  end if;
  select placed_at into v_last from rounds r
    where player_id = p_session.player_id and state <> 'rolled_back'
      and not exists (select from live_bets b where b.round_id = r.id and b.live_round = p_live_round)
    order by placed_at desc limit 1;
  if clock_timestamp() - v_last < (p_policy ->> 'cycle_ms')::integer * interval '1 millisecond' then
    return 'cycle_too_short';
  elsif play_pause_until(p_session.player_id, (p_policy ->> 'pause_after_ms')::integer) is not null
      and not exists (select from live_bets where live_round = p_live_round and player_id = p_session.player_id) then
    return 'pause_required';
  end if;
  return null;
end
$$;
