-- Commits an act for a seat of a live table whose turn it is: the round after it, how long it waits then, and the act's
-- additional stake, which counts like any stake. p_number is how many acts came before it, so that every act happens once and in order.
-- Its arrival by the database's clock counts. A repeat of p_key changes nothing. Returns {at_ms, balance}.
-- Refuses: launch_token_invalid, round_closed (its time has passed), round_moved, act_not_allowed (another player's seat),
-- money_stopped, and for a stake: not_enough_money, limit_reached, single_bet_limit, player_excluded, account_locked,
-- stake_not_allowed, bonus_stake_too_high.
create or replace function play_live_turn(
  p_token_hash bytea, p_key uuid, p_hash bytea, p_live_round uuid, p_spot text, p_number integer, p_drawn jsonb, p_result text,
  p_lasts_ms integer, p_stake bigint, p_terms jsonb
) returns jsonb
language plpgsql as $$
declare
  v_now timestamptz := clock_timestamp();
  v_caller record;
  v_session game_sessions;
  v_round live_rounds;
  v_own rounds;
  v_refusal text;
  v_balance jsonb;
  v_answer jsonb;
begin
  v_caller := caller_at_live_table(p_token_hash, p_key, p_hash);
  if v_caller.answer is not null then
    return v_caller.answer;
  end if;
  v_session := v_caller.session;
  v_round := playing_live_round(p_live_round, v_session.game_identifier, v_now, true);
  select r.* into v_own from live_seats s join live_bets b using (live_round, player_id) join rounds r on r.id = b.round_id
    where s.live_round = p_live_round and s.spot = p_spot and s.player_id = v_session.player_id;
  v_refusal := case
    when not is_launch_alive(v_session) then 'launch_token_invalid'
    when v_round.id is null then 'round_closed'
    when v_own.id is null then 'act_not_allowed'
    when v_own.state <> 'open' then 'round_closed'
    when jsonb_array_length(v_round.drawn -> 'acts') <> p_number then 'round_moved'
    when p_stake > 0 then wager_refusal(v_session.player_id, v_caller.status, v_own.currency, p_stake, v_own.stake) end;
  if v_refusal is not null then
    perform refuse(v_refusal, limit_stop(v_session.player_id, v_own.currency, 'wager', p_stake, v_own.stake));
  end if;
  update live_rounds set drawn = p_drawn, result = p_result, began_at = clock_timestamp(),
      ends_at = clock_timestamp() + p_lasts_ms * interval '1 millisecond'
    where id = p_live_round;
  if p_stake > 0 then
    v_balance := add_stake(v_own, p_stake, p_terms);
    update live_bets set stake = stake + p_stake where live_round = p_live_round and player_id = v_session.player_id;
  end if;
  perform pg_notify('live_tables', v_round.game);
  v_answer := jsonb_build_object('at_ms', greatest(0, floor(extract(epoch from v_now - v_round.began_at) * 1000)),
    'balance', coalesce(v_balance, balance_of(v_session.player_id, v_own.currency)));
  perform keep_answer(v_session.player_id, p_key, p_hash, 'play_live_turn', v_answer);
  return v_answer;
end
$$;
