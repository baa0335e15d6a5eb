-- Reserves real money for a payout. The currency's deposit bonuses that are being wagered or wait for it are forfeited
-- with their money and the offer's free spins, but only if p_forfeits_bonus says that the player agreed.
-- Allowed for an excluded player, not for a locked one; for a closed account only with p_is_rest: operators pay out the remainder.
-- Refuses: not_enough_money, account_locked, amount_out_of_range, idempotency_conflict, bonus_would_be_lost,
-- email_unconfirmed (nothing was ever deposited), round_open (of such a bonus), money_stopped.
create or replace function request_withdrawal(p_reference text, p_player bigint, p_currency text, p_amount bigint,
  p_forfeits_bonus boolean default false, p_is_rest boolean default false) returns jsonb
language plpgsql as $$
declare
  v_real bigint;
  v_hold withdrawal_holds;
  v_gift gifts;
  v_status text;
begin
  perform require_amount(p_amount);
  v_status := lock_player(p_player);
  if v_status <> 'active' and not (p_is_rest and v_status = 'closed') then
    perform refuse('account_locked');
  end if;
  select * into v_hold from withdrawal_holds where reference = p_reference;
  if found then
    if (v_hold.player_id, v_hold.currency, v_hold.amount) <> (p_player, p_currency, p_amount) then
      perform refuse('idempotency_conflict');
    end if;
    return jsonb_build_object('state', v_hold.state, 'balance', balance_of(p_player, p_currency));
  end if;
  v_real := player_account(p_player, p_currency, 'real');
  if (select balance from accounts where id = v_real) < p_amount then
    perform refuse('not_enough_money');
  elsif not p_is_rest and not exists (select from players where id = p_player and confirmed_at is not null)
    and not exists (select from transfers where player_id = p_player and kind = 'deposit') then
    perform refuse('email_unconfirmed');
  end if;
  -- Waiting ones first, because ending one would start the next.
  for v_gift in
    select * from gifts g where player_id = p_player and currency = p_currency and ended_at is null and (
      (type = 'deposit' and stage in ('wait', 'handle_bets'))
      or (type = 'freespins' and exists (select from gifts o where o.player_id = p_player and o.currency = p_currency
        and o.type = 'deposit' and o.group_key = g.group_key and o.stage in ('wait', 'handle_bets'))))
    order by stage = 'handle_bets', created_at for update
  loop
    if not p_forfeits_bonus then
      perform refuse('bonus_would_be_lost');
    end if;
    perform end_gift(v_gift, 'canceled');
  end loop;
  insert into withdrawal_holds (reference, player_id, currency, amount)
    values (p_reference, p_player, p_currency, p_amount);
  perform post_transfer('withdrawal', p_reference, p_player,
    array[v_real, player_account(p_player, p_currency, 'pending_withdrawal')], array[-p_amount, p_amount]);
  return jsonb_build_object('state', 'held', 'balance', emit_balance(p_player, p_currency));
end
$$;
