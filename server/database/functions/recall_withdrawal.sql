-- Returns a held withdrawal because its player cancelled it, which isn't possible on a break (LIMIT-006).
-- Refuses: payment_not_found, payment_not_recallable, player_excluded, money_stopped.
create or replace function recall_withdrawal(p_reference text, p_player bigint) returns jsonb
language plpgsql as $$
begin
  -- Starting a break takes the same lock.
  perform lock_player(p_player);
  if exists (select from active_limits where player_id = p_player and type in ('coolingoff', 'selfexclusion')) then
    perform refuse('player_excluded');
  end if;
  return end_withdrawal(p_reference, p_player, 'recalled', 0);
end
$$;
