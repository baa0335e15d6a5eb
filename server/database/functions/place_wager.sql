-- Takes the stake, real money first, inserts the round with its outcome, and counts the stake (p_terms, see
-- counted_stake) towards points, totals and the gift that's wagered in its currency. A repeat of p_key returns the first
-- round and ignores the passed outcome; with a null key the caller handles repeats.
-- Returns {round_id, state, stake_cents, win_cents, outcome, balance}.
-- Refuses: not_enough_money, limit_reached, single_bet_limit, player_excluded, account_locked, currency_not_supported,
-- stake_not_allowed, bonus_stake_too_high, idempotency_conflict, money_stopped.
create or replace function place_wager(
  p_key uuid, p_hash bytea, p_player bigint, p_session text, p_round uuid, p_game text, p_currency text,
  p_stake bigint, p_outcome jsonb, p_win bigint, p_jackpot text, p_wakes boolean, p_terms jsonb default null
) returns jsonb
language plpgsql as $$
declare
  v_status player_status := lock_player(p_player);
  v_answer jsonb := answer_of_round_key(p_player, p_key, p_hash);
  v_refusal text;
  v_taken record;
begin
  if v_answer is not null then
    return v_answer;
  end if;
  v_refusal := wager_refusal(p_player, v_status, p_currency, p_stake);
  if v_refusal is not null then
    perform refuse(v_refusal, limit_stop(p_player, p_currency, 'wager', p_stake));
  end if;

  v_taken := take_stake(p_player, p_round, p_game, p_currency, p_stake, p_stake, p_jackpot, p_terms);
  insert into rounds (id, player_id, session_id, game_identifier, currency, stake, stake_bonus, win, outcome, gift_id,
      counted_eur_cents, counted_for_gift)
    values (p_round, p_player, p_session, p_game, p_currency, p_stake, v_taken.from_bonus, p_win, p_outcome, v_taken.gift_id,
      v_taken.counted_eur_cents, v_taken.counted_for_gift);
  perform add_usage(p_player, p_currency, p_stake, 0, 0);
  perform count_stake(p_player, p_game, v_taken.counted_eur_cents);
  perform write_event(p_player, 'balance', v_taken.balance);
  v_answer := jsonb_build_object('round_id', p_round, 'state', 'open', 'stake_cents', p_stake, 'win_cents', p_win,
    'balance', v_taken.balance);
  perform keep_answer(p_player, p_key, p_hash, 'place_wager', v_answer);
  if p_wakes then
    perform pg_notify('player_events', p_player::text);
  end if;
  return v_answer || jsonb_build_object('outcome', p_outcome);
end
$$;
