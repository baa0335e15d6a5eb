-- Takes the stake, real money first, writes the round with its outcome, and counts what of the stake counts (p_terms, see
-- counted_stake) towards points, totals and the gift that is wagered in its currency. A repeat of p_key answers the round
-- that was decided first, whatever outcome it brings along; a null key leaves repeats to the caller.
-- Answers {round_id, state, stake_cents, win_cents, outcome, balance}.
-- Refuses: not_enough_money, limit_reached, player_excluded, account_locked, currency_not_supported,
-- stake_not_allowed, bonus_stake_too_high, idempotency_conflict, money_stopped.
create or replace function place_wager(
  p_key uuid, p_hash bytea, p_player bigint, p_session text, p_round uuid, p_game text, p_currency text,
  p_stake bigint, p_outcome jsonb, p_win bigint, p_jackpot text, p_wakes boolean, p_terms jsonb default null
) returns jsonb
language plpgsql as $$
declare
  v_status player_status := lock_player(p_player);
  v_answer jsonb := answer_of_round_key(p_player, p_key, p_hash);
  v_balance jsonb;
  v_refusal text;
  v_found record;
  v_gift gifts;
  v_counted_eur_cents bigint;
  v_counted_for_gift bigint;
  v_from_bonus bigint;
  v_jackpots record;
begin
  if v_answer is not null then
    return v_answer;
  end if;
  v_refusal := wager_refusal(p_player, v_status, p_currency, p_stake);
  if v_refusal is not null then
    perform refuse(v_refusal);
  end if;

  select real.id as real_id, real.balance as real, bonus.id as bonus_id, bonus.balance as bonus,
      platform_account('house', p_currency) as house_id into v_found
    from accounts real join accounts bonus using (player_id, currency)
    where player_id = p_player and currency = p_currency and real.kind = 'real' and bonus.kind = 'bonus';
  if not found then
    perform refuse('currency_not_supported');
  end if;
  select * into v_gift from gifts where player_id = p_player and currency = p_currency and stage = 'handle_bets';
  if p_stake > coalesce(v_gift.max_stake_cents, case when v_gift.id is not null then (p_terms ->> 'max_stake')::bigint end) then
    perform refuse('bonus_stake_too_high');
  end if;
  v_from_bonus := greatest(0, p_stake - v_found.real);
  if v_from_bonus > v_found.bonus then
    perform refuse('not_enough_money');
  end if;

  v_jackpots := jackpot_shares(p_jackpot, p_currency, p_stake);
  perform post_transfer('wager', p_round::text, p_player,
    array[v_found.real_id, v_found.bonus_id] || v_jackpots.accounts || v_found.house_id,
    array[v_from_bonus - p_stake, -v_from_bonus] || v_jackpots.amounts || (p_stake - v_jackpots.total));

  v_counted_eur_cents := eur_cents(p_currency, counted_stake(p_stake, v_from_bonus, p_terms));
  if v_gift.id is not null then
    v_counted_for_gift := counted_for_gift(v_gift, p_game, p_stake, p_terms);
    update gifts set amount_wager_cents = amount_wager_cents + v_counted_for_gift where id = v_gift.id;
  end if;
  insert into rounds (id, player_id, session_id, game_identifier, currency, stake, stake_bonus, win, outcome, gift_id,
      counted_eur_cents, counted_for_gift)
    values (p_round, p_player, p_session, p_game, p_currency, p_stake, v_from_bonus, p_win, p_outcome, v_gift.id,
      v_counted_eur_cents, v_counted_for_gift);
  perform add_usage(p_player, p_currency, p_stake, 0, 0);
  perform count_stake(p_player, p_game, v_counted_eur_cents);
  v_balance := jsonb_build_object('currency', p_currency,
    'amount_cents', v_found.real + v_found.bonus - p_stake,
    'available_to_cashout_cents', v_found.real + v_from_bonus - p_stake,
    'bonus_cents', v_found.bonus - v_from_bonus);
  perform write_event(p_player, 'balance', v_balance);
  v_answer := jsonb_build_object('round_id', p_round, 'state', 'open', 'stake_cents', p_stake, 'win_cents', p_win,
    'balance', v_balance);
  perform keep_answer(p_player, p_key, p_hash, 'place_wager', v_answer);
  if p_wakes then
    perform pg_notify('player_events', p_player::text);
  end if;
  return v_answer || jsonb_build_object('outcome', p_outcome);
end
$$;
