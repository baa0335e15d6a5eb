-- Credits a paid deposit once per reference. Limits are checked before paying (limit_refusal), not here: the money
-- has arrived. Returns {credited, balance}; credited is false on a repeat.
-- Refuses: idempotency_conflict (other player, currency or amount), amount_out_of_range, money_stopped.
create or replace function credit_deposit(p_reference text, p_player bigint, p_currency text, p_amount bigint) returns jsonb
language plpgsql as $$
declare
  v_account bigint;
  v_known record;
begin
  perform require_amount(p_amount);
  perform lock_player(p_player);
  perform open_account(p_player, p_currency);
  v_account := player_account(p_player, p_currency, 'real');
  select transfers.player_id, entries.account_id, entries.amount into v_known
    from transfers left join entries on entries.transfer_id = transfers.id and entries.account_id = v_account
    where transfers.kind = 'deposit' and transfers.reference = p_reference;
  if found then
    if v_known.player_id <> p_player or v_known.amount is distinct from p_amount then
      perform refuse('idempotency_conflict');
    end if;
    return jsonb_build_object('credited', false, 'balance', balance_of(p_player, p_currency));
  end if;
  perform post_transfer('deposit', p_reference, p_player,
    array[v_account, platform_account('payments', p_currency)], array[p_amount, -p_amount]);
  perform add_usage(p_player, p_currency, 0, 0, p_amount);
  return jsonb_build_object('credited', true, 'balance', emit_balance(p_player, p_currency));
end
$$;
