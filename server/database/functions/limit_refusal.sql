-- Why a player may not wager or deposit this amount: player_excluded, limit_reached, single_bet_limit, or null. p_kind: wager,
-- deposit. p_staked: what the round has staked already, since a single-bet limit is for the whole round. A session-time
-- limit stops wagers as a money limit does.
create or replace function limit_refusal(
  p_player bigint, p_currency text, p_kind text, p_amount bigint, p_staked bigint default 0
) returns text
language plpgsql as $$
declare
  v_limit record;
begin
  if not exists (select from user_limits where player_id = p_player) then
    return null;
  end if;
  for v_limit in
    select type, period, currency, amount_cents, minutes from active_limits where player_id = p_player
      and (type in ('coolingoff', 'selfexclusion') or type = p_kind or (type in ('loss', 'session', 'single_bet') and p_kind = 'wager'))
    order by type not in ('coolingoff', 'selfexclusion'), type = 'single_bet'
  loop
    if v_limit.type in ('coolingoff', 'selfexclusion') then
      return 'player_excluded';
    elsif v_limit.type = 'session' then
      if played_ms(p_player, v_limit.period) >= v_limit.minutes * 60000::bigint then
        return 'limit_reached';
      end if;
    elsif v_limit.type = 'single_bet' then
      if convert_cents(p_currency, v_limit.currency, p_staked + p_amount) > v_limit.amount_cents then
        return 'single_bet_limit';
      end if;
    elsif limit_usage(p_player, v_limit.type, v_limit.period, v_limit.currency)
      + convert_cents(p_currency, v_limit.currency, p_amount) > v_limit.amount_cents then
      return 'limit_reached';
    end if;
  end loop;
  return null;
end
$$;
