-- Why a player may not exchange points or redeem a coupon; null if nothing does: the reasons of bonus_refusal, and a second account.
create or replace function exchange_refusal(p_player bigint) returns text
language sql stable as $$
  select coalesce(bonus_refusal(p_player),
    case when exists (select from player_groups where player_id = p_player and group_id = rule_multi_account_group()) then 'multi_account_player' end)
$$;
