-- Why a player may get no gifts now; null if nothing forbids it.
create or replace function bonus_refusal(p_player bigint) returns text
language sql stable as $$
  select case
    when status <> 'active' then 'account_locked'
    when exists (select from active_limits where player_id = p_player and type in ('coolingoff', 'selfexclusion')) then 'player_excluded'
    when not can_issue_bonuses then 'bonuses_disabled' end
  from players where id = p_player
$$;
