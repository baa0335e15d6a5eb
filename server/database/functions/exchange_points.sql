-- Exchanges coins for money, free spins or loot boxes, in one step: looks up the price, takes the coins, and credits money or
-- issues a gift. The caller issues loot boxes in the same transaction, because their table is a configuration.
-- p_currency is the rate's; p_is_sale says whether the sale is on. p_purchase identifies the exchange, so that it happens once.
-- p_terms are a gift's wagering terms, as in issue_gift.
-- Returns {id, points, gift_id} with the remaining points.
-- Refuses: reward_not_found, reward_price_changed, not_enough_points, multi_account_player, player_excluded,
-- bonuses_disabled, account_locked, currency_not_supported, money_stopped.
create or replace function exchange_points(
  p_player bigint, p_purchase uuid, p_type text, p_group text, p_currency text, p_points bigint, p_is_sale boolean, p_terms jsonb default '{}'
) returns jsonb
language plpgsql as $$
declare
  v_refusal text;
  v_card shop_cards;
  v_price bigint;
  v_amount bigint := 0;
  v_quantity bigint;
  v_left bigint;
  v_gift uuid;
begin
  perform lock_player(p_player);
  v_refusal := exchange_refusal(p_player);
  if v_refusal is not null then
    perform refuse(v_refusal);
  end if;
  select * into v_card from shop_cards where group_key = p_group and type = p_type and is_open and (full_points is null or p_is_sale);
  if not found then
    perform refuse('reward_not_found');
  end if;
  v_price := v_card.points;
  if p_type = 'money' then
    select points, amount_cents into v_price, v_amount from shop_rates where group_key = p_group and currency = p_currency;
  end if;
  v_quantity := p_points / v_price;
  if v_price is null then
    perform refuse('reward_not_found');
  elsif p_points % v_price <> 0 or v_quantity < 1 then
    perform refuse('reward_price_changed');
  end if;
  v_left := spend_points(p_player, p_points);
  perform open_account(p_player, p_currency);
  if p_type = 'freespins' or (p_type = 'money' and v_card.wager > 0) then
    v_gift := issue_gift(p_player, jsonb_build_object(
      'type', case p_type when 'freespins' then 'freespins' else 'bonus' end,
      'kind', case p_type when 'freespins' then 'giftspin' else 'cash' end,
      'group_key', 'rocket-mart', 'title', v_card.title, 'currency', p_currency, 'amount_cents', v_amount * v_quantity,
      'wager', v_card.wager, 'game', v_card.games[1], 'freespins_total', v_card.freespins_count * v_quantity,
      'source', 'exchange:' || p_purchase, 'activatable_days', rule_exchange_days_to_take(), 'valid_days', rule_exchange_days_to_play()) || p_terms);
  elsif p_type = 'money' then
    perform post_transfer('exchange', p_purchase::text, p_player,
      array[player_account(p_player, p_currency, 'real'), platform_account('house', p_currency)],
      array[v_amount * v_quantity, -v_amount * v_quantity]);
    perform emit_balance(p_player, p_currency);
  end if;
  insert into shop_purchases (id, player_id, group_key, type, quantity, points, currency, amount_cents, gift_id)
    values (p_purchase, p_player, p_group, p_type, v_quantity, p_points, p_currency, v_amount * v_quantity, v_gift);
  return jsonb_build_object('id', p_purchase, 'points', v_left, 'gift_id', v_gift);
end
$$;
