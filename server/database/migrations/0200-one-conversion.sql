-- One conversion between currencies, exact to the last minor unit. Every other function that compares or gives amounts of
-- two currencies calls it; rules/money/money is the same arithmetic for the server and the browser.

-- An amount of minor units in another currency. p_up: an inexact result becomes the next higher minor unit instead of the
-- next lower one. Refuses: currency_not_supported, amount_out_of_range.
create function convert_money(p_from text, p_to text, p_amount bigint, p_up boolean) returns bigint
language plpgsql stable as $$
declare
  v_worth numeric;
  v_price numeric;
  v_whole numeric;
begin
  select p_amount * given.eur_rate * wanted.subunits, given.subunits * wanted.eur_rate into v_worth, v_price
    from currency_rates given, currency_rates wanted where given.currency = p_from and wanted.currency = p_to;
  if not found then
    perform refuse('currency_not_supported');
  end if;
  -- div() is exact where the quotient of two numerics is cut off after some digits; it cuts towards zero.
  v_whole := div(v_worth, v_price);
  if v_whole * v_price <> v_worth and p_up = (v_worth > 0) then
    v_whole := v_whole + sign(v_worth);
  end if;
  if abs(v_whole) > 9007199254740991 then
    perform refuse('amount_out_of_range');
  end if;
  return v_whole::bigint;
end
$$;

-- An amount in euro cents, rounded down.
create or replace function eur_cents(p_currency text, p_amount bigint) returns bigint
language sql stable as $$ select convert_money(p_currency, 'EUR', p_amount, false) $$;

-- An amount in another currency, rounded up; for comparing with limits, never for moving money.
create or replace function convert_cents(p_from text, p_to text, p_amount bigint) returns bigint
language sql stable as $$ select convert_money(p_from, p_to, p_amount, true) $$;

-- How much of a limit is used, in its currency and rounded up. All currencies count, or a second account would be a
-- way around; a net win counts as nothing lost.
create or replace function limit_usage(p_player bigint, p_type text, p_period text, p_currency text) returns bigint
language sql stable as $$
  select greatest(0, coalesce(sum(convert_cents(currency, p_currency, used)), 0))::bigint
  from (
    select currency, sum(case p_type when 'wager' then wagered when 'deposit' then deposited else wagered - won end)::bigint as used
    from usage_hours
    where player_id = p_player
      and (p_period = 'forever' or hour >= date_trunc('hour', now() - period_length(p_period), 'UTC'))
    group by currency
  ) as by_currency
$$;

-- Pays a prize of so many EUR cents in the player's own currency, rounded down, once for its reference.
-- Answers {currency, amount_cents}. Refuses: money_stopped.
create or replace function award_prize(p_reference text, p_player bigint, p_eur_cents bigint) returns jsonb
language plpgsql as $$
declare
  v_currency text;
  v_amount bigint;
begin
  perform lock_player(p_player);
  select currency into v_currency from players where id = p_player;
  v_amount := convert_money('EUR', v_currency, p_eur_cents, false);
  if not exists (select from transfers where kind = 'prize' and reference = p_reference) then
    perform open_account(p_player, v_currency);
    perform post_transfer('prize', p_reference, p_player,
      array[player_account(p_player, v_currency, 'real'), platform_account('house', v_currency)],
      array[v_amount, -v_amount]);
    perform emit_balance(p_player, v_currency);
  end if;
  return jsonb_build_object('currency', v_currency, 'amount_cents', v_amount);
end
$$;

-- Pays a level of a jackpot to a player: what was contributed, in whatever currencies, goes to the house, and the
-- house pays the whole of it in the player's currency, rounded down. Others who win the level at the same instant
-- wait and find it at its seed.
create or replace function award_jackpot(p_player bigint, p_round uuid, p_currency text, p_jackpot text, p_level text) returns void
language plpgsql as $$
declare
  v_name text := p_jackpot || '/' || p_level;
  v_eur bigint;
  v_amount bigint;
  v_title text;
  v_pot record;
begin
  perform from accounts where kind = 'jackpot' and name = v_name and player_id is null order by id for no key update;
  select eur_cents, name into v_eur, v_title from jackpot_amounts where jackpot = p_jackpot and level = p_level;
  v_amount := convert_money('EUR', p_currency, v_eur, false);
  for v_pot in
    select currency, array_agg(id order by id) as ids, array_agg(-balance order by id) as amounts, sum(balance)::bigint as total
    from accounts where kind = 'jackpot' and name = v_name and player_id is null and balance > 0 group by currency
  loop
    perform post_transfer('jackpot_release', p_round || '/' || v_pot.currency, p_player,
      v_pot.ids || platform_account('house', v_pot.currency), v_pot.amounts || v_pot.total);
  end loop;
  perform post_transfer('jackpot_win', p_round::text, p_player,
    array[player_account(p_player, p_currency, 'real'), platform_account('house', p_currency)],
    array[v_amount, -v_amount]);
  perform add_usage(p_player, p_currency, 0, v_amount, 0);
  insert into jackpot_wins (jackpot, level, level_name, player_id, round_id, currency, amount, eur_cents)
    values (p_jackpot, p_level, v_title, p_player, p_round, p_currency, v_amount, v_eur);
  insert into audit_log (actor, player_id, kind, details) values ('platform', p_player, 'jackpot_win',
    jsonb_build_object('jackpot', v_name, 'round', p_round, 'eur_cents', v_eur));
  perform write_event(p_player, 'jackpot_win_award', jsonb_build_object(
    'id', p_round, 'identifier', p_jackpot, 'level', p_level, 'level_name', v_title, 'currency', p_currency, 'amount_cents', v_amount));
  perform write_event(p_player, 'balance', balance_of(p_player, p_currency));
end
$$;
