-- The limit that prevents a player from wagering or depositing this amount, or null: {code, type, period, currency, left_cents,
-- frees_at}. If several do, it's the one that leaves least. left_cents is in p_currency, rounded down, and 0 if no lower amount
-- helps. The licence's monthly cap on deposits is a limit too. With a null amount, returns the limit that leaves
-- least, even if it isn't reached. Codes: player_excluded (nothing else is set), limit_reached, single_bet_limit. p_kind: wager, deposit.
-- p_staked: what the round has staked already, since a single-bet limit is for the whole round. A session-time limit stops wagers as a
-- money limit does.
create or replace function limit_stop(
  p_player bigint, p_currency text, p_kind text, p_amount bigint, p_staked bigint default 0
) returns jsonb
language plpgsql as $$
declare
  v_limit record;
  v_code text;
  v_left bigint;
  v_stop jsonb;
  v_cap bigint;
begin
  if p_kind = 'deposit' then
    select rule_deposit_cap(license_name) into v_cap from players where id = p_player;
  end if;
  if v_cap is null and not exists (select from user_limits where player_id = p_player) then
    return null;
  end if;
  for v_limit in
    select type, period, currency, amount_cents, minutes from (
      select type, period, currency, amount_cents, minutes from active_limits where player_id = p_player
        and (type in ('coolingoff', 'selfexclusion') or type = p_kind or (type in ('loss', 'session', 'single_bet') and p_kind = 'wager'))
      union all select 'deposit', 'month', 'EUR', v_cap, null where v_cap is not null
    ) as binding
    order by type not in ('coolingoff', 'selfexclusion'), type = 'single_bet'
  loop
    v_code := null;
    if v_limit.type in ('coolingoff', 'selfexclusion') then
      return jsonb_build_object('code', 'player_excluded');
    elsif v_limit.type = 'session' then
      if played_ms(p_player, v_limit.period) >= v_limit.minutes * 60000::bigint then
        v_code := 'limit_reached';
        v_left := 0;
      end if;
    elsif v_limit.type = 'single_bet' then
      if v_stop is null and convert_cents(p_currency, v_limit.currency, p_staked + p_amount) > v_limit.amount_cents then
        v_code := 'single_bet_limit';
        v_left := convert_money(v_limit.currency, p_currency, v_limit.amount_cents, false) - p_staked;
      end if;
    else
      v_left := limit_usage(p_player, v_limit.type, v_limit.period, v_limit.currency);
      if p_amount is null or v_left + convert_cents(p_currency, v_limit.currency, p_amount) > v_limit.amount_cents then
        v_code := 'limit_reached';
        v_left := convert_money(v_limit.currency, p_currency, greatest(0, v_limit.amount_cents - v_left), false);
      end if;
    end if;
    if v_code is not null and (v_stop is null or v_left < (v_stop ->> 'left_cents')::bigint) then
      v_stop := jsonb_build_object('code', v_code, 'type', v_limit.type, 'period', v_limit.period, 'currency', p_currency,
        'left_cents', greatest(0, v_left), 'frees_at', case when v_limit.type <> 'single_bet' then
          limit_frees_at(p_player, v_limit.type, v_limit.period) end);
    end if;
  end loop;
  return v_stop;
end
$$;
