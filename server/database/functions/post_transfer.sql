-- Moves money: one transfer, one entry per leg, accounts locked in the given order. Zero legs are left out.
-- The only writer of entries; they sum to zero in one currency.
create or replace function post_transfer(
  p_kind text, p_reference text, p_player bigint, p_accounts bigint[], p_amounts bigint[], p_reverses bigint default null
) returns bigint
language plpgsql as $$
declare
  v_transfer bigint;
  v_balance bigint;
  v_currency text;
  v_first_currency text;
  v_sum numeric := 0;
begin
  insert into transfers (kind, reference, player_id, reverses)
    values (p_kind, p_reference, p_player, p_reverses) returning id into v_transfer;
  for leg in 1 .. array_length(p_accounts, 1) loop
    continue when p_amounts[leg] = 0;
    update accounts set balance = balance + p_amounts[leg] where id = p_accounts[leg]
      returning balance, currency into v_balance, v_currency;
    insert into entries (transfer_id, account_id, amount, balance_after)
      values (v_transfer, p_accounts[leg], p_amounts[leg], v_balance);
    v_sum := v_sum + p_amounts[leg];
    v_first_currency := coalesce(v_first_currency, v_currency);
    if v_currency is distinct from v_first_currency then
      raise exception 'a transfer moves one currency';
    end if;
  end loop;
  if v_sum <> 0 then
    raise exception 'a transfer sums to zero';
  end if;
  return v_transfer;
end
$$;
