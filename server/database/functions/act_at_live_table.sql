-- An act of a player while the outcome of a live table is shown, such as a cash-out of the bet on one spot. What counts is its arrival
-- by the database's clock: `at_ms` from the start of the phase. A repeat of p_key changes nothing. Returns {at_ms}.
-- Refuses: launch_token_invalid, round_closed (the phase has ended), act_not_allowed (no such bet, or it has acted already).
create or replace function act_at_live_table(
  p_token_hash bytea, p_key uuid, p_hash bytea, p_live_round uuid, p_kind text, p_spot text
) returns jsonb
language plpgsql as $$
declare
  v_now timestamptz := clock_timestamp();
  v_caller record;
  v_session game_sessions;
  v_round live_rounds;
  v_bet live_bets;
  v_answer jsonb;
begin
  v_caller := caller_at_live_table(p_token_hash, p_key, p_hash);
  if v_caller.answer is not null then
    return v_caller.answer;
  end if;
  v_session := v_caller.session;
  if not is_launch_alive(v_session) then
    perform refuse('launch_token_invalid');
  end if;
  v_round := playing_live_round(p_live_round, v_session.game_identifier, v_now, false);
  if v_round.id is null then
    perform refuse('round_closed');
  end if;
  select * into v_bet from live_bets where live_round = p_live_round and player_id = v_session.player_id and settled_at is null;
  if not found or not exists (select from jsonb_array_elements(v_bet.bets) bet where bet ->> 'spot' = p_spot)
    or exists (select from jsonb_array_elements(v_bet.acts) act where act ->> 'spot' = p_spot) then
    perform refuse('act_not_allowed');
  end if;
  v_answer := jsonb_build_object('at_ms', greatest(0, floor(extract(epoch from v_now - v_round.began_at) * 1000)));
  update live_bets set acts = acts || jsonb_build_array(jsonb_build_object('kind', p_kind, 'spot', p_spot) || v_answer)
    where live_round = p_live_round and player_id = v_session.player_id;
  perform keep_answer(v_session.player_id, p_key, p_hash, 'act_at_live_table', v_answer);
  return v_answer;
end
$$;
