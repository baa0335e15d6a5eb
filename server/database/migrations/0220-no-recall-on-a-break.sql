-- A player on a break can't take a withdrawal back to play with it (LIMIT-006); a payout that fails still comes back.

-- Gives a held withdrawal back because the payout failed or was rejected.
-- Refuses: payment_not_found, payment_not_recallable, money_stopped.
create function return_withdrawal(p_reference text, p_player bigint) returns jsonb
language sql as $$ select end_withdrawal(p_reference, p_player, 'recalled', 0) $$;

-- Gives a held withdrawal back because its player recalled it.
-- Refuses: payment_not_found, payment_not_recallable, player_excluded, money_stopped.
create or replace function recall_withdrawal(p_reference text, p_player bigint) returns jsonb
language plpgsql as $$
begin
  -- A break begins under the same lock.
  perform lock_player(p_player);
  if exists (select from active_limits where player_id = p_player and type in ('coolingoff', 'selfexclusion')) then
    perform refuse('player_excluded');
  end if;
  return end_withdrawal(p_reference, p_player, 'recalled', 0);
end
$$;
