-- Why a player with the given status may not stake this amount; null if nothing forbids it: account_locked,
-- stake_not_allowed, player_excluded, limit_reached, single_bet_limit. p_staked: what the round has staked already.
create or replace function wager_refusal(
  p_player bigint, p_status player_status, p_currency text, p_stake bigint, p_staked bigint default 0
) returns text
language plpgsql as $$
begin
  if p_status <> 'active' then
    return 'account_locked';
  elsif p_stake <= 0 or p_stake > rule_largest_amount() then
    return 'stake_not_allowed';
  end if;
  return limit_refusal(p_player, p_currency, 'wager', p_stake, p_staked);
end
$$;
