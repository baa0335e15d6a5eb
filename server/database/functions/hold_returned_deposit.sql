-- Takes a deposit out of the balance in the transaction that credited it, and holds it for the payout that returns it. It no
-- longer counts as deposited. Refuses: payment_not_found, money_stopped.
create or replace function hold_returned_deposit(p_reference text, p_deposit text, p_player bigint, p_currency text) returns void
language plpgsql as $$
declare
  v_real bigint := player_account(p_player, p_currency, 'real');
  v_amount bigint;
begin
  perform lock_player(p_player);
  select amount into v_amount from transfers join entries on transfer_id = transfers.id and account_id = v_real
    where kind = 'deposit' and reference = p_deposit and player_id = p_player;
  if not found then
    perform refuse('payment_not_found');
  end if;
  insert into withdrawal_holds (reference, player_id, currency, amount) values (p_reference, p_player, p_currency, v_amount);
  perform post_transfer('withdrawal', p_reference, p_player,
    array[v_real, player_account(p_player, p_currency, 'pending_withdrawal')], array[-v_amount, v_amount]);
  perform add_usage(p_player, p_currency, 0, 0, -v_amount);
  perform emit_balance(p_player, p_currency);
end
$$;
