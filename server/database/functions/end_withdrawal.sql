-- Ends a hold once. The house keeps a payout's fee, and the rest has gone out. Returns
-- {state, balance}; a repeat changes nothing, the opposite end is refused.
create or replace function end_withdrawal(p_reference text, p_player bigint, p_state text, p_fee bigint) returns jsonb
language plpgsql as $$
declare
  v_hold withdrawal_holds;
  v_pending bigint;
begin
  perform lock_player(p_player);
  update withdrawal_holds set state = p_state, ended_at = now(), fee = least(p_fee, amount)
    where reference = p_reference and player_id = p_player and state = 'held' returning * into v_hold;
  if not found then
    select * into v_hold from withdrawal_holds where reference = p_reference and player_id = p_player;
    if not found then
      perform refuse('payment_not_found');
    elsif v_hold.state <> p_state then
      perform refuse('payment_not_recallable');
    end if;
    return jsonb_build_object('state', v_hold.state, 'balance', balance_of(p_player, v_hold.currency));
  end if;
  v_pending := player_account(p_player, v_hold.currency, 'pending_withdrawal');
  if p_state = 'recalled' then
    perform post_transfer('withdrawal_recalled', p_reference, p_player,
      array[v_pending, player_account(p_player, v_hold.currency, 'real')], array[-v_hold.amount, v_hold.amount],
      (select id from transfers where kind = 'withdrawal' and reference = p_reference));
  else
    perform post_transfer('withdrawal_paid', p_reference, p_player,
      array[v_pending, platform_account('payments', v_hold.currency), platform_account('house', v_hold.currency)],
      array[-v_hold.amount, v_hold.amount - least(p_fee, v_hold.amount), least(p_fee, v_hold.amount)]);
  end if;
  return jsonb_build_object('state', p_state, 'balance', emit_balance(p_player, v_hold.currency));
end
$$;
