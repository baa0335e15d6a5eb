-- A free spin from a game's frame, like a bet in play_round: its gift stakes it, so no player money moves and it
-- counts only towards session time. A repeat of p_key returns the first spin's round.
-- Refuses: launch_token_invalid, round_open, cycle_too_short, pause_required, stake_not_allowed, free_spins_over, limit_reached, player_excluded,
-- account_locked, idempotency_conflict, money_stopped, round_moved. p_seed and p_nonce: see use_fair_seed.
create or replace function play_free_spin(
  p_token_hash bytea, p_key uuid, p_hash bytea, p_round uuid, p_gift uuid, p_stake bigint, p_outcome jsonb, p_win bigint,
  p_policy jsonb, p_seed uuid, p_nonce bigint
) returns jsonb
language plpgsql as $$
declare
  v_player bigint;
  v_status player_status;
  v_session game_sessions;
  v_answer jsonb;
  v_refusal text;
  v_played_ms bigint;
  v_gift gifts;
begin
  select player_id into v_player from game_sessions where token_hash = p_token_hash;
  if not found then
    perform refuse('launch_token_invalid');
  end if;
  v_status := lock_player(v_player);
  select * into v_session from game_sessions where token_hash = p_token_hash;
  v_answer := answer_of_round_key(v_player, p_key, p_hash);
  if v_answer is not null then
    return v_answer;
  end if;
  v_refusal := coalesce(play_refusal(v_session, p_stake, p_policy), case when v_status <> 'active' then 'account_locked' end,
    limit_refusal(v_player, v_session.currency, 'wager', 0));
  if v_refusal is not null then
    perform refuse(v_refusal, pause_stop(v_session, p_policy));
  end if;
  update gifts set freespins_performed = freespins_performed + 1
    where id = p_gift and player_id = v_player and stage = 'activated' and freespins_performed < freespins_total
      and game = v_session.game_identifier and currency = v_session.currency and spin_stake_cents = p_stake
      and (valid_until is null or valid_until > now())
    returning * into v_gift;
  if not found then
    perform refuse('free_spins_over');
  end if;
  v_played_ms := play_gap_ms(v_player);
  insert into rounds (id, player_id, session_id, game_identifier, currency, stake, win, outcome, gift_id, is_free)
    values (p_round, v_player, v_session.id::text, v_session.game_identifier, v_session.currency, p_stake, p_win, p_outcome, p_gift, true);
  perform use_fair_seed(v_player, p_round, p_seed, p_nonce);
  perform add_usage(v_player, v_session.currency, 0, 0, 0);
  update usage_hours set played_ms = played_ms + v_played_ms
    where player_id = v_player and currency = v_session.currency and hour = date_trunc('hour', now(), 'UTC');
  perform tell_gift(v_gift);
  v_answer := jsonb_build_object('round_id', p_round, 'state', 'open', 'stake_cents', p_stake, 'win_cents', p_win,
    'balance', balance_of(v_player, v_session.currency));
  perform keep_answer(v_player, p_key, p_hash, 'play_free_spin', v_answer);
  return v_answer || jsonb_build_object('outcome', p_outcome);
end
$$;
