-- Reassigns the money held for one payout to another one, which is sent in its place. No money moves.
-- Refuses: payment_not_found, money_stopped.
create or replace function move_hold(p_reference text, p_other text, p_player bigint) returns void
language plpgsql as $$
begin
  perform lock_player(p_player);
  update withdrawal_holds set reference = p_other where reference = p_reference and player_id = p_player and state = 'held';
  if not found then
    perform refuse('payment_not_found');
  end if;
end
$$;
