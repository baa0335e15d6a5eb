-- Moves a round's stake to the house and the jackpots, real money first, and counts it towards the gift being wagered in
-- its currency. p_total is the whole round's stake including it. The player is locked. Returns the stake's parts for the round.
-- Refuses: not_enough_money, currency_not_supported, bonus_stake_too_high, money_stopped.
create or replace function take_stake(
  p_player bigint, p_round uuid, p_game text, p_currency text, p_stake bigint, p_total bigint, p_jackpot text, p_terms jsonb,
  out gift_id uuid, out from_bonus bigint, out counted_eur_cents bigint, out counted_for_gift bigint, out balance jsonb
)
language plpgsql as $$
declare
  v_found record;
  v_gift gifts;
  v_jackpots record;
begin
  select real.id as real_id, real.balance as real, bonus.id as bonus_id, bonus.balance as bonus,
      platform_account('house', p_currency) as house_id into v_found
    from accounts real join accounts bonus using (player_id, currency)
    where player_id = p_player and currency = p_currency and real.kind = 'real' and bonus.kind = 'bonus';
  if not found then
    perform refuse('currency_not_supported');
  end if;
  select * into v_gift from gifts where player_id = p_player and currency = p_currency and stage = 'handle_bets';
  if p_total > coalesce(v_gift.max_stake_cents, case when v_gift.id is not null then (p_terms ->> 'max_stake')::bigint end) then
    perform refuse('bonus_stake_too_high');
  end if;
  from_bonus := greatest(0, p_stake - v_found.real);
  if from_bonus > v_found.bonus then
    perform refuse('not_enough_money');
  end if;

  v_jackpots := jackpot_shares(p_jackpot, p_currency, p_stake);
  perform post_transfer('wager', p_round::text, p_player,
    array[v_found.real_id, v_found.bonus_id] || v_jackpots.accounts || v_found.house_id,
    array[from_bonus - p_stake, -from_bonus] || v_jackpots.amounts || (p_stake - v_jackpots.total));

  gift_id := v_gift.id;
  counted_eur_cents := eur_cents(p_currency, counted_stake(p_stake, from_bonus, p_terms));
  if v_gift.id is not null then
    counted_for_gift := counted_for_gift(v_gift, p_game, p_stake, p_terms);
    update gifts set amount_wager_cents = amount_wager_cents + take_stake.counted_for_gift where id = v_gift.id;
  end if;
  balance := jsonb_build_object('currency', p_currency,
    'amount_cents', v_found.real + v_found.bonus - p_stake,
    'available_to_cashout_cents', v_found.real + from_bonus - p_stake,
    'bonus_cents', v_found.bonus - from_bonus);
end
$$;
