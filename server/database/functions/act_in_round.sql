-- Commits one act of an open multi-step round: the updated round, its payout without further acts, and the
-- act's additional stake, which counts like any stake. p_number is how many acts came before it. A repeat of p_key changes
-- nothing; together with p_number, every act happens once and in order. An act without a stake ignores
-- limits, because the round has been paid for. Returns {round_id, outcome, balance}.
-- Refuses: launch_token_invalid, round_not_found, round_closed, round_moved, idempotency_conflict, money_stopped, and for
-- a stake: not_enough_money, limit_reached, single_bet_limit, player_excluded, account_locked, stake_not_allowed, bonus_stake_too_high.
create or replace function act_in_round(
  p_token_hash bytea, p_key uuid, p_hash bytea, p_round uuid, p_number integer, p_stake bigint, p_outcome jsonb, p_win bigint,
  p_terms jsonb
) returns jsonb
language plpgsql as $$
declare
  v_player bigint;
  v_status player_status;
  v_session game_sessions;
  v_round rounds;
  v_answer jsonb;
  v_refusal text;
  v_balance jsonb;
begin
  select player_id into v_player from game_sessions where token_hash = p_token_hash;
  if not found then
    perform refuse('launch_token_invalid');
  end if;
  v_status := lock_player(v_player);
  v_answer := answer_of_round_key(v_player, p_key, p_hash);
  if v_answer is not null then
    return v_answer;
  end if;
  select * into v_session from game_sessions where token_hash = p_token_hash;
  select * into v_round from rounds where id = p_round and player_id = v_player and game_identifier = v_session.game_identifier;
  v_refusal := case
    when not is_launch_alive(v_session) then 'launch_token_invalid'
    when v_round.id is null then 'round_not_found'
    when v_round.state <> 'open' then 'round_closed'
    when jsonb_array_length(v_round.outcome -> 'acts') is distinct from p_number then 'round_moved'
    when p_stake > 0 then wager_refusal(v_player, v_status, v_round.currency, p_stake, v_round.stake) end;
  if v_refusal is not null then
    perform refuse(v_refusal, limit_stop(v_player, v_round.currency, 'wager', p_stake, v_round.stake));
  end if;
  update rounds set outcome = p_outcome, win = p_win where id = p_round;
  if p_stake > 0 then
    v_balance := add_stake(v_round, p_stake, p_terms);
  end if;
  v_answer := jsonb_build_object('round_id', p_round, 'balance', coalesce(v_balance, balance_of(v_player, v_round.currency)));
  perform keep_answer(v_player, p_key, p_hash, 'act_in_round', v_answer);
  return v_answer || jsonb_build_object('outcome', p_outcome);
end
$$;
